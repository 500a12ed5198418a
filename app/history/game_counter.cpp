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
      journal_(folder, sync_, disk), card_(folder, {}, sync_, disk)
{
}

void GameCounter::starting(bool isRandom)
{
    opening();
    isRandom_ = isRandom;
}

void GameCounter::opening()
{
    game_.clear();
    isRandom_ = counts_ = begun_ = isUnchecked_ = marked_ = isCardDue_ = isOver_ = false;
    lines_ = beyondMark_ = 0;
    hintedAt_ = -1;
    fingerprint_.clear();
    opened_.reset();
}

void GameCounter::read(const mt::Replay& game, const mt::RecordLine& line)
{
    if (const QString identity = identityFrom(game.header(), line); !identity.isEmpty())
        meet(identity);
    follow(line);
    beyondMark_ += marked_ && isHumans(game, line) ? 1 : 0;
    marked_ = marked_ || (opened_ && opened_->lines == lines_ && opened_->fingerprint == fingerprint_);
}

// A game that was dealt before: whether it counts, its card knows.
void GameCounter::meet(const QString& game)
{
    game_ = game;
    card_ = GameCard(folder_, game_, sync_, disk_);
    counts_ = isUnchecked_ = card_.exists();
    opened_ = card_.read();
}

void GameCounter::appending(const mt::Replay& game, const mt::RecordLine& line)
{
    if (const QString identity = identityFrom(game.header(), line); !identity.isEmpty())
        meet(identity);
    if (const auto* round = std::get_if<mt::RoundLine>(&line); round != nullptr && isFirst(game.header(), *round))
        deal(game.header(), *round);
    if (!counts_)
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
    isUnchecked_ = false;
    counts_ = isRandom_ && card_.write({lines_, fingerprint_});
    fail(isRandom_ && !counts_);
    if (counts_)
        note(dealtEntry(header, round));
}

// What a human did is on the card right after it is in the record: a crash can leave one thing between the two.
void GameCounter::checkCopy()
{
    if (isUnchecked_ && (!marked_ || beyondMark_ > 1))
        note(ApartEntry{ApartEntry::Why::olderCopy});
    isUnchecked_ = false;
}

void GameCounter::countAction(const mt::Replay& game, const mt::Action& action)
{
    if (!begun_ && isHumans(game, action)) {
        begun_ = true;
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
    follow(line);
    isOver_ = game.next() == mt::Replay::Next::nothing;
    isCardDue_ = isCardDue_ || isOver_ || std::holds_alternative<mt::RoundLine>(line) || isHumans(game, line);
    if (isSaved)
        saved();
}

// Never before the record: a crash would make it look like an older copy.
void GameCounter::saved()
{
    if (!counts_ || !isCardDue_)
        return;
    isCardDue_ = false;
    if (isOver_)
        card_.remove();
    else
        fail(!card_.write({lines_, fingerprint_}));
}

// Asked again about the same thing it is the same hint, also after a restart: the ledger knows it by the place.
void GameCounter::hinting(const mt::Replay&, int seat)
{
    if (counts_ && hintedAt_ != lines_)
        note(HintEntry{seat, lines_});
    hintedAt_ = lines_;
}

void GameCounter::givingUp(const mt::Replay& game)
{
    if (!game_.isEmpty() && game.next() != mt::Replay::Next::nothing)
        note(GivenUpEntry{lines_});
}

void GameCounter::note(decltype(JournalLine::what) what)
{
    fail(!journal_.append({game_, QDateTime::currentDateTimeUtc(), std::move(what)}));
}

void GameCounter::fail(bool hasFailed)
{
    if (hasFailed)
        *failed_ = true;
}

void GameCounter::follow(const mt::RecordLine& line)
{
    ++lines_;
    fingerprint_ = mt::fingerprint(fingerprint_ + mt::lineText(line));
}
