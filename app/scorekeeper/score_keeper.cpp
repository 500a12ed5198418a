#include "app/scorekeeper/score_keeper.h"

#include "app/scorekeeper/issue_words.h"
#include "app/scores/score_words.h"
#include "app/words/fault_words.h"

#include <QFileInfo>

#include <algorithm>

ScoreKeeper::ScoreKeeper(const QString& folder, SyncQueue* syncs, Disk& disk)
    : store_(folder, syncs, disk, [this](const StoreProblem& problem) { setProblem(problem); })
{
    connect(&entry_, &EntryModel::edited, this, &ScoreKeeper::entryChanged);
    connect(&reader_, &Background::busyChanged, this, &ScoreKeeper::readingChanged);
}

QList<int> ScoreKeeper::winners() const { return gameOver() ? scores_.leaders() : QList<int>(); }

QString ScoreKeeper::rulesText() const { return active() ? ScoreWords::playedBy(game_->table.rules) : QString(); }

// Those after the last one are not to be written down yet.
int ScoreKeeper::lastRound() const { return game_->table.rounds() + (gameOver() ? 0 : 1); }

QStringList ScoreKeeper::rounds() const
{
    QStringList texts;
    for (int round = 1; active() && round <= lastRound(); ++round)
        texts.append(ScoreWords::round(game_->table.rules, round));
    return texts;
}

void ScoreKeeper::setRound(int round)
{
    if (!active() || round == round_ || round < 1 || round > lastRound())
        return;
    keepDraft();
    round_ = round;
    show();
}

void ScoreKeeper::keepDraft()
{
    if (!correcting())
        draft_ = {round_, entry_.entry()};
}

int ScoreKeeper::engineValue() const { return active() ? mt::engineOfRound(game_->table.rules.options, round_) : 0; }

QStringList ScoreKeeper::issues() const
{
    QStringList texts;
    for (const ScoreIssue& issue : entry_.issues())
        if (active() && issue.kind != ScoreIssue::Kind::missing)
            texts.append(IssueWords::sentence(issue, game_->table.names()));
    return texts;
}

QString ScoreKeeper::missing() const
{
    for (const ScoreIssue& issue : entry_.issues())
        if (active() && issue.kind == ScoreIssue::Kind::missing)
            return IssueWords::sentence(issue, game_->table.names());
    return {};
}

bool ScoreKeeper::canEnter() const
{
    const std::vector<ScoreIssue>& issues = entry_.issues();
    return active() &&
           std::none_of(issues.begin(), issues.end(), [](const ScoreIssue& each) { return each.hinders(); });
}

QString ScoreKeeper::problem() const { return problem_ ? FaultWords::problem(*problem_) : QString(); }

void ScoreKeeper::read(bool proposes)
{
    reader_.run([this, proposes, read = store_.reader()](const mt::StopToken& stop) -> Background::Answer {
        return [this, proposes, kept = read(stop)] {
            kept_ = kept;
            showGames();
            const auto newest = std::ranges::find_if(kept_, [](const auto& each) { return !each.problem; });
            if (proposes && newest != kept_.end())
                plan_.take(newest->game.table);
        };
    });
}

void ScoreKeeper::showGames()
{
    std::vector<KeptGameRow> rows;
    for (const KeptGameStore::Entry& kept : kept_) {
        if (kept.problem)
            rows.push_back({QFileInfo(kept.path).fileName(), FaultWords::problem(*kept.problem), false});
        else
            rows.push_back({ScoreWords::players(kept.game.table), ScoreWords::progress(kept.game.table)});
    }
    games_.setRows(std::move(rows));
}

bool ScoreKeeper::begin()
{
    const KeptGame game = newKeptGame(plan_.rules(), plan_.names(), QDate::currentDate());
    const std::optional<StoreProblem> problem = store_.create(game);
    setProblem(problem);
    // Without a file the points can still be kept until the program ends.
    take(game);
    return !problem;
}

bool ScoreKeeper::open(int row)
{
    if (!isGame(row))
        return false;
    KeptGame game;
    const std::optional<StoreProblem> problem = store_.open(fileOf(row), game);
    setProblem(problem);
    if (!problem)
        take(game);
    return !problem;
}

bool ScoreKeeper::remove(int row)
{
    if (!isGame(row) || active())
        return false;
    const std::optional<StoreProblem> problem = store_.remove(fileOf(row));
    setProblem(problem);
    if (!problem) {
        putAway_.erase(fileOf(row));
        kept_.erase(kept_.begin() + row);
        showGames();
    }
    // A file that could not be removed may be another one by now, or gone.
    read(false);
    return !problem;
}

void ScoreKeeper::close()
{
    if (active() && !store_.path().isEmpty()) {
        keepDraft();
        putAway_[store_.path()] = {*game_, draft_};
        // What was away may be there again.
        if (store_.isBehind())
            setProblem(store_.save(*game_));
    }
    store_.close();
    game_.reset();
    before_.clear();
    after_.clear();
    scores_.show({});
    refresh();
    emit activeChanged();
    emit changed();
    emit entryChanged();
}

bool ScoreKeeper::enter()
{
    if (!canEnter())
        return false;
    before_.push_back(*game_);
    after_.clear();
    const auto at = static_cast<std::size_t>(round_ - 1);
    if (!correcting()) {
        game_->table.scores.emplace_back();
        game_->nobodyOut.push_back(false);
    }
    game_->table.scores[at] = *ScoreCheck::points(entry_.entry());
    game_->nobodyOut[at] = nobodyOut();
    setProblem(store_.save(*game_));
    round_ = lastRound();
    show();
    return true;
}

bool ScoreKeeper::undo() { return step(before_, after_); }

bool ScoreKeeper::redo() { return step(after_, before_); }

bool ScoreKeeper::step(std::vector<KeptGame>& from, std::vector<KeptGame>& to)
{
    if (from.empty())
        return false;
    to.push_back(*game_);
    game_ = from.back();
    from.pop_back();
    setProblem(store_.save(*game_));
    round_ = lastRound();
    show();
    return true;
}

void ScoreKeeper::dismissProblem() { setProblem(std::nullopt); }

void ScoreKeeper::retranslate()
{
    showGames();
    plan_.retranslate();
    scores_.retranslate();
    entry_.retranslate();
    emit changed();
    emit entryChanged();
    emit problemChanged();
}

void ScoreKeeper::take(const KeptGame& game)
{
    game_ = game;
    // Another program may have written to it meanwhile.
    const auto before = putAway_.find(store_.path());
    draft_ = before != putAway_.end() && before->second.game == game ? before->second.draft : Draft{};
    before_.clear();
    after_.clear();
    round_ = lastRound();
    show();
    emit activeChanged();
}

void ScoreKeeper::show()
{
    scores_.show(game_->table);
    const auto at = static_cast<std::size_t>(round_ - 1);
    entry_.show(game_->table, round_, at < game_->nobodyOut.size() && game_->nobodyOut[at]);
    if (draft_.round == round_) {
        entry_.resume(draft_.entry);
        draft_ = {};
    }
    emit changed();
}

void ScoreKeeper::setProblem(const std::optional<StoreProblem>& problem)
{
    problem_ = problem;
    emit problemChanged();
}

#include "moc_score_keeper.cpp"
