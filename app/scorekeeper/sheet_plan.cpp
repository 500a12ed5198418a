#include "app/scorekeeper/sheet_plan.h"

#include "app/scores/score_words.h"

#include <algorithm>

namespace
{

std::optional<mt::GameRules> resolved(const mt::Rulebook& book, const mt::OptionChanges& changes, int players)
{
    auto rules = mt::resolveRules(book.id, changes, players);
    if (auto* playable = std::get_if<mt::GameRules>(&rules))
        return std::move(*playable);
    return std::nullopt;
}

bool hasSameTiles(const mt::GameRules& a, const mt::GameRules& b)
{
    return a.options.set == b.options.set && a.options.shortGame == b.options.shortGame;
}

} // namespace

SheetPlan::SheetPlan(QObject* parent) : QObject(parent), names_(mt::maxSeats) { findPlayable(); }

void SheetPlan::setRulebook(int row)
{
    if (row == rulebook_ || row < 0 || row >= rulebooks_.rowCount())
        return;
    rulebook_ = row;
    players_ = std::clamp(players_, fewestPlayers(), mostPlayers());
    roundsWanted_ = 0;
    playable_.clear();
    findPlayable();
}

void SheetPlan::setPlayers(int players)
{
    players = std::clamp(players, fewestPlayers(), mostPlayers());
    if (players == players_)
        return;
    players_ = players;
    findPlayable();
}

QStringList SheetPlan::defaultNames() const
{
    QStringList texts;
    for (int seat = 0; seat < players_; ++seat)
        texts.append(SeatNames(QStringList(players_), -1).givenName(seat));
    return texts;
}

void SheetPlan::setName(int seat, const QString& name)
{
    if (seat < 0 || seat >= names_.size() || names_[seat] == name)
        return;
    names_[seat] = name;
    resolve();
}

QStringList SheetPlan::tileChoices() const
{
    QStringList texts;
    for (const mt::GameRules& rules : playable_)
        texts.append(ScoreWords::tiles(rules));
    return texts;
}

void SheetPlan::setTiles(int choice)
{
    if (choice == tiles_ || choice < 0 || choice >= static_cast<int>(playable_.size()))
        return;
    tiles_ = choice;
    roundsWanted_ = 0;
    resolve();
}

void SheetPlan::setRounds(int rounds)
{
    roundsWanted_ = rounds >= mostRounds() ? 0 : std::max(1, rounds);
    resolve();
}

void SheetPlan::setTarget(int target)
{
    target_ = std::clamp(target, 0, mostTarget());
    resolve();
}

int SheetPlan::mostTarget() { return mt::findOption("targetScore")->high; }

// All tile sets with which the rulebook can be played by so many. The choice stays where it is still there.
void SheetPlan::findPlayable()
{
    const std::optional<mt::GameRules> before =
        playable_.empty() ? std::nullopt : std::optional(playable_[static_cast<std::size_t>(tiles_)]);
    const std::optional<mt::GameRules> printed = resolved(book(), {}, players_);
    playable_.clear();
    for (const int set : mt::findOption("set")->numbers)
        if (auto rules = resolved(book(), {{"set", std::to_string(set)}}, players_))
            playable_.push_back(std::move(*rules));
    if (auto rules = resolved(book(), {{"short", "true"}}, players_))
        playable_.push_back(std::move(*rules));
    const auto find = [&](const mt::GameRules& wanted) {
        return std::find_if(playable_.begin(), playable_.end(),
                            [&](const mt::GameRules& rules) { return hasSameTiles(rules, wanted); });
    };
    auto chosen = before ? find(*before) : playable_.end();
    if (chosen == playable_.end() && printed)
        chosen = find(*printed);
    tiles_ = chosen == playable_.end() ? 0 : static_cast<int>(chosen - playable_.begin());
    resolve();
}

void SheetPlan::resolve()
{
    const mt::GameRules& playable = playable_[static_cast<std::size_t>(tiles_)];
    roundsWanted_ = std::min(roundsWanted_, mostRounds());
    mt::OptionChanges changes = mt::changesFrom(playable);
    if (roundsWanted_ > 0)
        changes.emplace_back("rounds", std::to_string(roundsWanted_));
    changes.emplace_back("targetScore", std::to_string(target_));
    rules_ = resolved(book(), changes, players_).value_or(playable);
    ScoreTable table;
    table.rules = rules_;
    table.typedNames = names();
    sheet_.show(table);
    emit changed();
}

void SheetPlan::take(const ScoreTable& table)
{
    const auto& books = mt::allRulebooks();
    const auto book =
        std::find_if(books.begin(), books.end(), [&](const auto& each) { return each.id == table.rules.rulebook; });
    if (book == books.end())
        return;
    rulebook_ = static_cast<int>(book - books.begin());
    players_ = table.players();
    for (int seat = 0; seat < players_; ++seat)
        names_[seat] = table.typedNames.value(seat);
    playable_ = {table.rules};
    tiles_ = 0;
    roundsWanted_ = table.rules.options.rounds;
    target_ = table.rules.options.targetScore;
    findPlayable();
    setRounds(roundsWanted_);
}

void SheetPlan::retranslate()
{
    rulebooks_.retranslate();
    emit changed();
}

#include "moc_sheet_plan.cpp"
