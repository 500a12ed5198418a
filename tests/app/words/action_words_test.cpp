// What happens, what is refused and what is advised: each sentence with its tile, its train and its person.
#include "app/words/event_words.h"
#include "app/words/hint_words.h"
#include "app/words/refusal_words.h"
#include "app/words/rule_words.h"
#include "app/words/tile_words.h"
#include "app/words/train_words.h"
#include "tests/app/in_english.h"

#include <set>

namespace
{

using mt::EventKind;
using mt::Reason;
using mt::Tile;

mt::Event event(EventKind kind, int seat, Tile tile = {}, int train = mt::noTrain,
                mt::RoundEndReason reason = mt::RoundEndReason::out)
{
    return {kind, static_cast<std::uint8_t>(seat), tile, static_cast<mt::TrainId>(train), reason};
}

// Seat 0 is looking; seat 2 has no name.
class ActionWords : public InEnglish
{
protected:
    const SeatNames names{QStringList{"Anna", "Bo", ""}, 0};
    const SeatNames nobodys{QStringList{"Anna", "Bo", ""}, -1};
};

TEST_F(ActionWords, EventsAreToldToTheOneWhoLooks)
{
    const struct {
        mt::Event event;
        const char* sentence;
    } known[] = {
        {event(EventKind::tileDrawn, 0, Tile(4, 9)), "You draw 9-4."},
        {event(EventKind::tileDrawn, 1, Tile(4, 9)), "Bo draws a tile."},
        {event(EventKind::engineLaid, 1, Tile(12, 12)), "The engine 12-12 is in the station."},
        {event(EventKind::tilePlayed, 0, Tile(9, 4), 0), "You play 9-4 on your train."},
        {event(EventKind::tilePlayed, 0, Tile(9, 4), 2), "You play 9-4 on Player 3’s train."},
        {event(EventKind::tilePlayed, 1, Tile(9, 4), 1), "Bo plays 9-4 on their own train."},
        {event(EventKind::tilePlayed, 1, Tile(9, 4), 0), "Bo plays 9-4 on your train."},
        {event(EventKind::tilePlayed, 2, Tile(0, 0), mt::mexicanTrain),
         "Player 3 plays 0-0 on the Mexican Train: the double lies open."},
        {event(EventKind::tilePlayed, 1, Tile(9, 9), 1), "Bo plays 9-9 on their own train: the double lies open."},
        {event(EventKind::tilePlayed, 0, Tile(9, 9), 0), "You play 9-9 on your train."},
        {event(EventKind::markerPlaced, 0, {}, 0),
         "A marker now stands on your train: everybody may play tiles there."},
        {event(EventKind::markerPlaced, 1, {}, 1),
         "A marker now stands on Bo’s train: everybody may play tiles there."},
        {event(EventKind::markerRemoved, 0, {}, 0), "Your train is for you alone again."},
        {event(EventKind::markerRemoved, 2, {}, 2), "Player 3’s train is closed again."},
        {event(EventKind::passed, 0), "You pass."},
        {event(EventKind::passed, 1), "Bo passes."},
        {event(EventKind::lastTile, 0), "You have one tile left!"},
        {event(EventKind::lastTile, 2), "Player 3 has one tile left!"},
        {event(EventKind::roundEnded, 0), "You went out: you win this round!"},
        {event(EventKind::roundEnded, 1), "Bo is out: the round is over."},
        {event(EventKind::roundEnded, 0, {}, mt::noTrain, mt::RoundEndReason::blocked),
         "Nobody can play any more: the round is over."},
        {event(EventKind::roundEnded, 0, {}, mt::noTrain, mt::RoundEndReason::boneyardEmpty),
         "The boneyard is empty: the round is over."},
    };
    for (const auto& [what, sentence] : known)
        EXPECT_EQ(said(EventWords::sentence(what, names)), sentence);
    EXPECT_EQ(said(EventWords::sentence(event(EventKind::passed, 0), nobodys)), "Anna passes.") << "nobody is you";
}

TEST_F(ActionWords, WhatAnotherEventTellsOfIsNotToldTwice)
{
    for (const EventKind kind : {EventKind::turnStarted, EventKind::doubleClosed, EventKind::doubleOpened,
                                 EventKind::markerAsked, EventKind::dutyOwed, EventKind::openingEnded})
        EXPECT_TRUE(EventWords::sentence(event(kind, 1, Tile(9, 9), 1), names).isEmpty()) << static_cast<int>(kind);
}

TEST_F(ActionWords, TheRuleBehindAnEventIsOneOfThePage)
{
    std::set<std::string_view> page;
    for (const RuleWords::Rule& rule : RuleWords::rules())
        page.insert(rule.id);
    std::set<std::string_view> told;
    for (int kind = 0; kind <= static_cast<int>(EventKind::roundEnded); ++kind) {
        const std::string_view rule = EventWords::rule(event(static_cast<EventKind>(kind), 0));
        EXPECT_TRUE(rule.empty() || page.contains(rule)) << rule;
        told.insert(rule);
    }
    EXPECT_EQ(told, (std::set<std::string_view>{"", "engineDouble", "cannotPlay", "markerOff", "lastTile", "doubleDuty",
                                                "closing", "opening", "draw"}));
    EXPECT_EQ(EventWords::rule(event(EventKind::tilePlayed, 0)), "") << "everybody knows that one";
    EXPECT_EQ(EventWords::rule(event(EventKind::markerPlaced, 0)), "cannotPlay");
    EXPECT_EQ(EventWords::rule(event(EventKind::markerRemoved, 0)), "markerOff");
}

TEST_F(ActionWords, RefusalsSayWhyWithTheirFacts)
{
    const struct {
        mt::Refusal refusal;
        const char* sentence;
    } known[] = {
        {{Reason::notYourTurn, 1}, "It is not your turn: it is Bo’s turn."},
        {{Reason::notYourTurn, 2}, "It is not your turn: it is Player 3’s turn."},
        {{Reason::tileNotInHand, 0, Tile(9, 4)}, "The tile 9-4 is not in your hand."},
        {{Reason::doubleMustBeClosed, 0, Tile(9, 9), 1}, "First the double 9-9 on Bo’s train must be closed."},
        {{Reason::olderDoubleFirst, 0, Tile(9, 9), mt::mexicanTrain},
         "The double 9-9 on the Mexican Train was played earlier and must be closed first."},
        {{Reason::trainClosed, 0, {}, 1}, "Bo’s train is closed to you: no marker stands there."},
        {{Reason::coverTheDouble, 0, Tile(3, 3), 0},
         "The next tile must be played on the double 3-3 itself, on your train."},
        {{Reason::doesNotFit, 0, Tile(9, 4), 0, 7}, "9-4 does not fit on your train: the value 7 is needed there."},
        {{Reason::doesNotFit, 0, Tile(9, 4), mt::mexicanTrain, 0},
         "9-4 does not fit on the Mexican Train: the value 0 is needed there."},
        {{Reason::doubleForDuty, 0, Tile(9, 9)}, "A double from your hand cannot follow a double, so 9-9 has to wait."},
        {{Reason::drawnDoubleUseless, 0, Tile(9, 9)},
         "A double drawn for the tile you owe cannot be used, so 9-9 stays in your hand."},
        {{Reason::onlyDrawnTile, 0, Tile(9, 4)}, "You have drawn: only that tile, 9-4, can be played now."},
        {{Reason::canPlay, 0, Tile(9, 4), 2}, "You can play: 9-4 fits on Player 3’s train."},
    };
    for (const auto& [refusal, sentence] : known)
        EXPECT_EQ(said(RefusalWords::sentence(refusal, names)), sentence);
}

TEST_F(ActionWords, ARefusalWithoutATileNamesNone)
{
    for (int reason = 1; reason <= static_cast<int>(Reason::openingMustEnd); ++reason) {
        mt::Refusal refusal;
        refusal.reason = static_cast<Reason>(reason);
        refusal.train = 0;
        const QString sentence = RefusalWords::sentence(refusal, names);
        EXPECT_FALSE(sentence.isEmpty()) << reason;
        EXPECT_FALSE(sentence.contains("255")) << said(sentence);
        EXPECT_FALSE(sentence.contains("%")) << said(sentence);
    }
}

TEST_F(ActionWords, AdviceSaysWhatAndWhy)
{
    const mt::Action lay{mt::ActionKind::play, 0, Tile(9, 4), 1, false};
    const auto hint = [&](mt::ActionKind kind, bool keep = false, mt::HintReason why = mt::HintReason::bestRest) {
        return said(HintWords::sentence({{kind, 0, {}, mt::noTrain, keep}, why}, names));
    };
    EXPECT_EQ(said(HintWords::sentence({lay, mt::HintReason::closesDouble}, names)),
              "Play 9-4 on Bo’s train: that closes the double.");
    EXPECT_EQ(hint(mt::ActionKind::marker, true, mt::HintReason::noTileFits),
              "Better leave your train open: none of your tiles fits on your train.");
    EXPECT_EQ(hint(mt::ActionKind::marker, false, mt::HintReason::ownTileFits),
              "Better take your marker off: one of your tiles fits on your train.");
    EXPECT_EQ(hint(mt::ActionKind::endOpening), "Finish your first turn: the other tiles are better kept.");
    EXPECT_EQ(hint(mt::ActionKind::pass), "Better keep the tile you drew, and pass.");
    EXPECT_EQ(hint(mt::ActionKind::pass, false, mt::HintReason::onlyChoice), "") << "the turn says so itself";
    EXPECT_EQ(hint(mt::ActionKind::draw), "");
    const auto judged = [&](mt::ActionKind kind, bool keep, mt::HintReason why, int ahead) {
        return said(HintWords::sentence({{kind, 0, {}, mt::noTrain, keep}, why, ahead, 100}, names));
    };
    const char* const most = "in 63 of 100 guesses at how the hidden tiles lie, that comes out better.";
    const char* const average = "on average over 100 guesses at how the hidden tiles lie, that comes out better.";
    EXPECT_EQ(judged(mt::ActionKind::marker, true, mt::HintReason::inMostWorlds, 63),
              std::string("Better leave your train open: ") + most);
    EXPECT_EQ(judged(mt::ActionKind::marker, false, mt::HintReason::onAverage, 41),
              std::string("Better take your marker off: ") + average);
    EXPECT_EQ(judged(mt::ActionKind::endOpening, false, mt::HintReason::inMostWorlds, 63),
              std::string("Finish your first turn: ") + most);
    EXPECT_EQ(judged(mt::ActionKind::pass, false, mt::HintReason::onAverage, 41),
              std::string("Better keep the tile you drew, and pass: ") + average);
    std::set<QString> reasons;
    for (int reason = 0; reason <= static_cast<int>(mt::HintReason::onAverage); ++reason)
        EXPECT_TRUE(reasons.insert(HintWords::reason({lay, static_cast<mt::HintReason>(reason), 60, 100})).second)
            << reason;
    EXPECT_FALSE(reasons.contains(QString()));
}

TEST_F(ActionWords, ATrainIsOpenClosedOrHasADouble)
{
    const struct {
        int train, end;
        bool marker, openDouble;
        const char* closed;
        const char* spoken;
    } known[] = {
        {0, 9, false, false, "", "Your train, ends in 9, for you alone"},
        {0, 9, true, false, "", "Your train, ends in 9, open"},
        {1, 0, false, true, "", "Bo’s train, ends in 0, double to be closed"},
        {1, 0, true, true, "", "Bo’s train, ends in 0, double to be closed"},
        {2, 18, false, false, "", "Player 3’s train, ends in 18, closed"},
        {mt::mexicanTrain, 12, false, false, "", "The Mexican Train, ends in 12, open"},
        {mt::mexicanTrain, 12, false, true, "", "The Mexican Train, ends in 12, double to be closed"},
        {0, 9, false, false, "the double first", "Your train, ends in 9, not open now: the double first"},
        {1, 9, true, false, "the double first", "Bo’s train, ends in 9, not open now: the double first"},
        {mt::mexicanTrain, 12, false, false, "your train first",
         "The Mexican Train, ends in 12, not open now: your train first"},
        // It is closed afterwards, too.
        {2, 18, false, false, "the double first", "Player 3’s train, ends in 18, closed"},
    };
    for (const auto& each : known)
        EXPECT_EQ(said(TrainWords::spoken({each.train, each.end, each.marker, each.openDouble, each.closed}, names)),
                  each.spoken);
}

TEST_F(ActionWords, ATrainTellsThatItsPlayerIsAway)
{
    const SeatNames away({"Ann", "Bo", ""}, 0, mt::SeatSet(1));
    EXPECT_EQ(said(TrainWords::spoken({1, 9, true, false}, away)),
              "Bo’s train, ends in 9, open; a computer player plays here meanwhile");
    EXPECT_EQ(said(TrainWords::spoken({2, 9, true, false}, away)), "Player 3’s train, ends in 9, open");
    EXPECT_EQ(said(TrainWords::spoken({mt::mexicanTrain, 12, false, false}, away)),
              "The Mexican Train, ends in 12, open");
}

TEST_F(ActionWords, ATileIsWrittenWithItsLargerHalfFirst)
{
    EXPECT_EQ(TileWords::text(Tile(4, 9)), "9-4");
    EXPECT_EQ(TileWords::text(Tile(0, 18)), "18-0");
    EXPECT_EQ(TileWords::text(Tile(0, 0)), "0-0");
    EXPECT_EQ(TileWords::spoken(Tile(4, 9)), "Tile 9-4");
}

} // namespace
