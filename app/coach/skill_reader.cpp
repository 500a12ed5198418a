#include "app/coach/skill_reader.h"

#include <QFile>

#include <algorithm>
#include <map>
#include <utility>

namespace
{

/// A round to be taken apart.
struct Task {
    CoachedSeat coached;
    SkillRound round;
};

// The newest first. A deleted record has nothing to look at.
std::vector<FeatBook::Played> newestOf(const FeatBook& book)
{
    std::vector<FeatBook::Played> rounds = book.rounds();
    std::erase_if(rounds, [](const FeatBook::Played& round) { return round.where.path.isEmpty(); });
    std::ranges::reverse(rounds);
    std::map<QString, int> counts;
    std::erase_if(rounds,
                  [&](const FeatBook::Played& round) { return ++counts[round.player] > SkillReader::mostRounds; });
    return rounds;
}

// A record that has changed since it was counted, or cannot be read any more, may lack the round.
std::optional<Task> taskFor(const FeatBook::Played& played, const SharedGame& game)
{
    const auto isIt = [&](const mt::PlayedRound& round) { return round.deal.deal.round == played.where.round; };
    const auto round = std::ranges::find_if(game->rounds, isIt);
    const auto index = static_cast<int>(round - game->rounds.begin());
    const int seat = played.feats.seat;
    if (round == game->rounds.end() || seat >= game->rules.players || !mt::showsPlay(*game, index, seat))
        return std::nullopt;
    return Task{{game, index, seat}, {played.player, played.where.path, played.where.begun, played.where.rulebook, {}}};
}

std::vector<Task> tasksFor(const std::vector<FeatBook::Played>& rounds, const mt::StopToken& stop)
{
    std::vector<Task> tasks;
    std::map<QString, SharedGame> games; ///< by path; null: it cannot be read
    for (const FeatBook::Played& round : rounds) {
        if (stop.stopRequested())
            return {};
        const QString& path = round.where.path;
        if (!games.contains(path)) {
            const auto read = readPlayedRecord(path, stop);
            const auto* game = std::get_if<SharedGame>(&read);
            games.emplace(path, game == nullptr ? nullptr : *game);
        }
        if (const SharedGame& game = games[path])
            if (auto task = taskFor(round, game))
                tasks.push_back(*std::move(task));
    }
    return tasks;
}

} // namespace

SkillReader::SkillReader(Archive& archive, const QString& folder, QObject* parent)
    : QObject(parent), folder_(folder), watch_(archive)
{
    connect(&watch_, &ArchiveWatch::started, this, [this] { entries_.clear(); });
    connect(&watch_, &ArchiveWatch::entriesRead, this, [this](const std::vector<RecordEntry>& entries) {
        std::ranges::copy_if(entries, std::back_inserter(entries_),
                             [](const RecordEntry& entry) { return !entry.feats.rounds.empty(); });
    });
    connect(&watch_, &ArchiveWatch::finished, this, &SkillReader::begin);
}

void SkillReader::start()
{
    worker_.stop();
    watch_.begin();
}

void SkillReader::stop()
{
    watch_.end();
    worker_.stop();
}

void SkillReader::forget()
{
    stop();
    QFile::remove(CoachCache::fileIn(folder_));
}

void SkillReader::begin()
{
    const FeatBook book(std::exchange(entries_, {}));
    worker_.start([this, rounds = newestOf(book), worlds = worlds_](const mt::StopToken& stop, const auto& tell) {
        run(rounds, worlds, stop, tell);
    });
    watch_.end();
}

void SkillReader::run(const std::vector<FeatBook::Played>& rounds, int worlds, const mt::StopToken& stop,
                      const RecordsWorker::Tell& tell)
{
    std::vector<Task> tasks = tasksFor(rounds, stop);
    const CoachCache cache(folder_);
    std::vector<SkillRound> known;
    std::erase_if(tasks, [&](const Task& task) {
        const CoachedSeat& coached = task.coached;
        const auto skill = cache.findSkill(*coached.game, coached.round, coached.seat);
        if (skill) {
            known.push_back(task.round);
            known.back().skill = *skill;
        }
        return skill.has_value();
    });
    auto left = static_cast<int>(tasks.size());
    tell([this, known, left] { emit found(known, left); });
    for (Task& task : tasks) {
        const auto notes = findCoachNotes(task.coached, worlds, folder_, stop);
        if (!notes)
            return;
        task.round.skill = notes->skill;
        --left;
        tell([this, round = task.round, left] { emit found({round}, left); });
    }
    tell([this] {
        worker_.finish();
        emit finished();
    });
}

#include "moc_skill_reader.cpp"
