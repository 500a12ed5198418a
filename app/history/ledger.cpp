#include "app/history/ledger.h"

#include "app/history/entry_json.h"
#include "app/history/statistics_journal.h"

#include <QBuffer>
#include <QFileInfo>

#include <algorithm>

namespace
{

// A line is some hundred bytes, that of a deleted game with many players some thousand; a longer one is none.
constexpr qint64 maxLine = qint64{256} * 1024;

bool areSeats(const std::vector<int>& seats, std::size_t players)
{
    return std::all_of(seats.begin(), seats.end(), [&](int seat) { return static_cast<std::size_t>(seat) < players; });
}

} // namespace

const LedgerGame* Ledger::find(const QString& game) const
{
    const auto found = index_.find(game);
    return found == index_.end() ? nullptr : &games_[*found];
}

// By how many sit there, once that is known.
bool Ledger::fits(const LedgerGame& game, const JournalLine& line) const
{
    const std::size_t players = game.dealt ? game.dealt->players.size() : 0;
    if (const auto* round = std::get_if<CountedRound>(&line.what))
        return round->scores.size() == players && round->trains.size() == players && areSeats(round->out, players);
    if (const auto* finished = std::get_if<FinishedEntry>(&line.what))
        return finished->totals.size() == players && !finished->winners.empty() && areSeats(finished->winners, players);
    if (const auto* hint = std::get_if<HintEntry>(&line.what))
        return static_cast<std::size_t>(hint->seat) < players;
    return true;
}

void Ledger::addTo(RecordEntry& entry) const
{
    const LedgerGame* game = find(entry.game);
    entry.isGivenUp = game != nullptr && game->givenUpAt == entry.lines;
    // Records without an id are older than this rule, and a journal that cannot be read knows of no game.
    const bool isById = mt::isGameId(entry.game.toStdString());
    const bool isDealtHere = (game != nullptr && game->dealt) || !isById || obstacle_;
    entry.isPractice = entry.again > 0 || entry.isRepeat || !isDealtHere;
    const bool isOtherGame =
        game != nullptr && game->finished && !entry.winners.empty() && game->finished->totals != entry.totals;
    const bool isOlderCopy = isOtherGame || (game != nullptr && game->withUndo && !entry.takenBack);
    if (entry.isPractice || isOlderCopy)
        entry.feats.rounds.clear();
    entry.takenBack = entry.takenBack || isOlderCopy;
    entry.seatHanded = entry.seatHanded || (game != nullptr && game->seatHanded);
}

bool Ledger::takeDeleted(const DeletedEntry& deleted)
{
    auto entry = entryFrom(deleted.entry);
    if (entry)
        deleted_.insert_or_assign(QString::fromStdString(deleted.file), std::move(*entry));
    return entry.has_value();
}

bool Ledger::take(const JournalLine& line)
{
    if (const auto* deleted = std::get_if<DeletedEntry>(&line.what))
        return takeDeleted(*deleted);
    const auto found = index_.find(line.game);
    if (found == index_.end()) {
        if (!fits({}, line))
            return false;
        index_.insert(line.game, games_.size());
        games_.emplace_back().game = line.game;
    }
    LedgerGame& game = games_[index_.value(line.game)];
    if (!fits(game, line))
        return false;
    if (const auto* dealt = std::get_if<DealtEntry>(&line.what); dealt && !game.dealt) {
        game.dealt = *dealt;
        const bool isNew = deals_.insert(dealt->deal.empty() ? line.game.toStdString() : dealt->deal).second;
        game.withUndo = game.withUndo || !isNew;
    } else if (std::holds_alternative<BegunEntry>(line.what) && !game.begun) {
        game.begun = line.when;
    } else if (const auto* round = std::get_if<CountedRound>(&line.what); round && !game.finished) {
        if (game.rounds.emplace(round->round, *round).second)
            game.roundEnds[round->round] = line.when;
    } else if (const auto* finished = std::get_if<FinishedEntry>(&line.what); finished && !game.finished) {
        game.finished = *finished;
        game.finishedAt = line.when;
    } else if (const auto* apart = std::get_if<ApartEntry>(&line.what); apart && !game.finished) {
        game.seatHanded = game.seatHanded || apart->why == ApartEntry::Why::seatHanded;
        game.withUndo = game.withUndo || apart->why != ApartEntry::Why::seatHanded;
    } else if (const auto* hint = std::get_if<HintEntry>(&line.what); hint && !game.finished) {
        game.hints.insert(*hint);
    } else if (const auto* givenUp = std::get_if<GivenUpEntry>(&line.what)) {
        game.givenUpAt = givenUp->lines;
    }
    return true;
}

Ledger Ledger::read(const QString& folder, const mt::StopToken& stop)
{
    Ledger ledger;
    const QFileInfo journal(StatisticsJournal::fileIn(folder));
    const auto read = mt::readFile(journal.filesystemFilePath(), StatisticsJournal::mostBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&read)) {
        if (problem->kind != mt::FileProblem::Kind::missing)
            ledger.obstacle_ = *problem;
        return ledger;
    }
    QByteArray bytes = QByteArray::fromStdString(std::get<std::string>(read));
    QBuffer file(&bytes);
    file.open(QIODevice::ReadOnly);
    bool goesOn = false; // a piece of a line that is too long
    for (int number = 1; !file.atEnd() && !stop.stopRequested();) {
        const QByteArray text = file.readLine(maxLine);
        const bool isWhole = text.endsWith('\n');
        const std::optional<JournalLine> line = goesOn ? std::nullopt : readJournalLine(text);
        // The last line may be one that another program is writing just now.
        const bool isGood = line && ledger.take(*line);
        if (!isGood && !goesOn && text != "\n" && (isWhole || !file.atEnd()))
            ledger.damaged_.push_back(number);
        goesOn = !isWhole;
        number += isWhole ? 1 : 0;
    }
    return ledger;
}
