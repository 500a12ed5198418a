#include "app/history/game_counter.h"

#include "engine/record/sealed_deal.h"

#include <algorithm>

namespace
{

std::string fingerprintOf(const mt::RoundLine& round)
{
    return round.commit.empty() ? mt::dealFingerprint(round)
                                : QString::fromStdString(round.commit).toLower().toStdString();
}

bool isHumans(const mt::Replay& game, const mt::RecordLine& line)
{
    if (const auto* action = std::get_if<mt::Action>(&line))
        return game.players()[action->seat].kind == mt::PlayerKind::human;
    return std::holds_alternative<mt::UndoLine>(line) || std::holds_alternative<mt::SeatNowLine>(line);
}

// A round that is played once more has the deal of another game.
bool isFirst(const mt::HeaderLine& header, const mt::RoundLine& round)
{
    return round.deal.round == 1 && !header.isPlayedBefore();
}

DealtEntry dealtEntry(const mt::HeaderLine& header, const mt::RoundLine& round)
{
    DealtEntry entry{header.rules.rulebook, false, header.rules.options.rounds, header.players, fingerprintOf(round)};
    for (const auto& [option, value] : mt::changesFrom(header.rules))
        entry.hasOwnRules = entry.hasOwnRules || option != "rounds";
    return entry;
}

CountedRound roundEntry(const mt::Game& game)
{
    CountedRound entry{static_cast<int>(game.scores.size()), game.scores.back()};
    for (int seat = 0; seat < game.rules.players; ++seat) {
        entry.trains.push_back(game.round.table.trains[static_cast<std::size_t>(seat)].length);
        if (game.round.hands[static_cast<std::size_t>(seat)].empty())
            entry.out.push_back(seat);
    }
    return entry;
}

} // namespace

QString GameCounter::identityFrom(const mt::HeaderLine& header, const mt::RecordLine& line)
{
    if (std::holds_alternative<mt::HeaderLine>(line))
        return QString::fromStdString(header.id);
    const auto* round = std::get_if<mt::RoundLine>(&line);
    const bool isNamed = header.id.empty() && round != nullptr && isFirst(header, *round);
    return isNamed ? QString::fromStdString(fingerprintOf(*round)) : QString();
}

GameCounter::GameCounter(const QString& folder, SyncQueue* syncs, Disk& disk)
    : folder_(folder), disk_(disk), sync_(syncBy(syncs, [failed = failed_] { *failed = true; })),
      journal_(folder, sync_, disk)
{
}

bool GameCounter::forget(bool keepsPlayed)
{
    const QString kept = keepsPlayed ? played_.game : QString();
    if (!journal_.forgetAllBut(kept)) {
        fail(true);
        return false;
    }
    GameCard::removeAllBut(folder_, kept);
    return true;
}

void GameCounter::starting(bool isRandom)
{
    played_ = {};
    played_.isRandom = isRandom;
}

RecordOpening::LineReader GameCounter::reading()
{
    opening_ = std::make_shared<Played>();
    return [played = opening_, folder = folder_, sync = sync_, &disk = disk_](const mt::Replay& game,
                                                                              const mt::RecordLine& line) {
        if (const QString identity = identityFrom(game.header(), line); !identity.isEmpty())
            played->meet(identity, GameCard(folder, identity, sync, disk));
        played->read(game, line);
    };
}

void GameCounter::Played::read(const mt::Replay& replay, const mt::RecordLine& line)
{
    follow(line);
    beyondMark += isMarked && isHumans(replay, line) ? 1 : 0;
    isMarked = isMarked || (opened && opened->lines == lines && opened->fingerprint == fingerprint);
}

void GameCounter::Played::meet(const QString& identity, GameCard itsCard)
{
    game = identity;
    card = std::move(itsCard);
    counts = isUnchecked = card->exists();
    opened = card->read();
}

void GameCounter::Played::follow(const mt::RecordLine& line)
{
    ++lines;
    fingerprint = mt::fingerprint(fingerprint + mt::lineText(line));
}

void GameCounter::appending(const mt::Replay& game, const mt::RecordLine& line)
{
    if (const QString identity = identityFrom(game.header(), line); !identity.isEmpty())
        played_.meet(identity, GameCard(folder_, identity, sync_, disk_));
    if (const auto* round = std::get_if<mt::RoundLine>(&line); round != nullptr && isFirst(game.header(), *round))
        deal(game.header(), *round);
    if (!played_.counts)
        return;
    checkCopy();
    if (const auto* action = std::get_if<mt::Action>(&line))
        countAction(game, *action);
    else if (std::holds_alternative<mt::UndoLine>(line))
        note(ApartEntry{ApartEntry::Why::undo});
    else if (std::holds_alternative<mt::SeatNowLine>(line) || std::holds_alternative<mt::TakenOverLine>(line))
        note(ApartEntry{ApartEntry::Why::seatHanded});
}

// Tiles that somebody chose are practice.
void GameCounter::deal(const mt::HeaderLine& header, const mt::RoundLine& round)
{
    played_.isUnchecked = false;
    played_.counts = played_.isRandom && played_.card->write({played_.lines, played_.fingerprint});
    fail(played_.isRandom && !played_.counts);
    if (played_.counts)
        note(dealtEntry(header, round));
}

// What a human did is on the card right after it is in the record: a crash can leave one thing between the two.
void GameCounter::checkCopy()
{
    if (played_.isUnchecked && (!played_.isMarked || played_.beyondMark > 1))
        note(ApartEntry{ApartEntry::Why::olderCopy});
    played_.isUnchecked = false;
}

void GameCounter::countAction(const mt::Replay& game, const mt::Action& action)
{
    if (!played_.begun && isHumans(game, action)) {
        played_.begun = true;
        note(BegunEntry());
    }
    if (!game.game().inRound)
        countRound(game.game());
}

void GameCounter::countRound(const mt::Game& after)
{
    note(roundEntry(after));
    if (mt::isOver(after))
        note(FinishedEntry{mt::totals(after), mt::resultOf(after).winners});
}

void GameCounter::appended(const mt::Replay& game, const mt::RecordLine& line, bool isSaved)
{
    played_.follow(line);
    played_.isOver = game.next() == mt::Replay::Next::nothing;
    played_.isCardDue =
        played_.isCardDue || played_.isOver || std::holds_alternative<mt::RoundLine>(line) || isHumans(game, line);
    if (isSaved)
        saved();
}

// Never before the record: a crash would make it look like an older copy.
void GameCounter::saved()
{
    if (!played_.counts || !played_.isCardDue)
        return;
    played_.isCardDue = false;
    if (played_.isOver)
        played_.card->remove();
    else
        fail(!played_.card->write({played_.lines, played_.fingerprint}));
}

// Asked again about the same thing it is the same hint, also after a restart: the ledger knows it by the place.
void GameCounter::hinting(const mt::Replay&, int seat)
{
    if (played_.counts && played_.hintedAt != played_.lines)
        note(HintEntry{seat, played_.lines});
    played_.hintedAt = played_.lines;
}

void GameCounter::givingUp(const mt::Replay& game)
{
    if (!played_.game.isEmpty() && game.next() != mt::Replay::Next::nothing)
        note(GivenUpEntry{played_.lines});
}

void GameCounter::note(decltype(JournalLine::what) what)
{
    fail(!journal_.append({played_.game, QDateTime::currentDateTimeUtc(), std::move(what)}));
}

void GameCounter::fail(bool hasFailed)
{
    if (hasFailed)
        *failed_ = true;
}
