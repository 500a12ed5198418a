#include "app/skill/skill_reader.h"

#include "app/history/first_deals.h"
#include "app/history/record_entry.h"
#include "app/people/player_name.h"
#include "engine/record/sealed_deal.h"

#include <algorithm>
#include <map>

SkillReader::SkillReader(const QString& folder, QObject* parent) : QObject(parent), folder_(folder) {}

void SkillReader::start()
{
    const auto work = [this, folder = folder_, worlds = worlds_](const mt::StopToken& stop, const auto& tell) {
        run(folder, worlds, stop, tell);
    };
    worker_.start(work);
}

void SkillReader::run(const QString& folder, int worlds, const mt::StopToken& stop, const RecordsWorker::Tell& tell)
{
    std::vector<Task> tasks = tasksIn(folder, stop);
    const CoachCache cache(folder);
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
        const auto notes = findCoachNotes(task.coached, worlds, folder, stop);
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

// The newest first. A record that is damaged, or cannot be read, has none.
std::vector<SkillReader::Task> SkillReader::tasksIn(const QString& folder, const mt::StopToken& stop)
{
    std::vector<Task> tasks;
    QFileInfoList files = RecordsWorker::records(folder);
    if (files.size() > mostRecords)
        files.resize(mostRecords);
    // Of two that were begun at the same moment the one played last is the later one.
    std::ranges::reverse(files);
    for (const QFileInfo& file : files) {
        if (stop.stopRequested())
            return {};
        const auto read = readPlayedRecord(file.absoluteFilePath(), stop);
        if (const auto* game = std::get_if<SharedGame>(&read))
            addTasks(tasks, file, *game);
    }
    keepNewest(tasks);
    return tasks;
}

void SkillReader::addTasks(std::vector<Task>& tasks, const QFileInfo& file, const SharedGame& game)
{
    for (int i = 0; i < static_cast<int>(game->rounds.size()); ++i)
        for (int seat = 0; seat < game->rules.players; ++seat) {
            if (!mt::showsPlay(*game, i, seat))
                continue;
            const QString name = QString::fromStdString(game->players[static_cast<std::size_t>(seat)].name);
            const SkillRound round{
                PlayerName::shown(name), file.absoluteFilePath(), begunBy(file), game->rules.rulebook, {}};
            tasks.push_back({{game, i, seat}, round});
        }
}

// Whoever sits where.
void SkillReader::keepNewest(std::vector<Task>& tasks)
{
    const auto when = [](const Task& task) { return std::pair(task.round.begun, task.coached.round); };
    std::ranges::stable_sort(tasks, {}, when);
    FirstDeals deals;
    std::erase_if(tasks, [&](const Task& task) {
        const mt::RoundLine& line = task.coached.game->rounds[static_cast<std::size_t>(task.coached.round)].deal;
        return !deals.counts(mt::dealFingerprint(mt::RoundLine{line.deal, {}, {}}), task.round.path);
    });
    std::ranges::reverse(tasks);
    std::map<QString, int> counts;
    std::erase_if(tasks, [&](const Task& task) { return ++counts[task.round.player] > mostRounds; });
}

#include "moc_skill_reader.cpp"
