// Who sees which hand when, by itself: no game, only who plays which seat and whose turn it is.
#include "app/play/seat_privacy.h"

#include <gtest/gtest.h>

namespace
{

const std::vector<bool> oneHuman = {false, true, false};
const std::vector<bool> twoHumans = {true, true, false};

std::string seen(const SeatPrivacy& privacy)
{
    const Viewpoint& by = privacy.viewpoint();
    std::string words = by.seat < 0 ? "nobody" : "seat " + std::to_string(by.seat);
    words += by.seesHand ? " sees" : "";
    words += by.mayMove ? " moves" : "";
    return words + (privacy.curtain() ? " behind the curtain" : "");
}

TEST(SeatPrivacy, WithoutAGameNobodySeesAnything)
{
    SeatPrivacy privacy;
    EXPECT_EQ(seen(privacy), "nobody");
    privacy.follow({});
    EXPECT_EQ(seen(privacy), "nobody");
    EXPECT_FALSE(privacy.liftCurtain());
}

TEST(SeatPrivacy, TheOnlyHumanSeesTheirHandThroughout)
{
    SeatPrivacy privacy;
    privacy.follow({oneHuman, 0});
    EXPECT_EQ(seen(privacy), "seat 1 sees");
    privacy.follow({oneHuman, 1});
    EXPECT_EQ(seen(privacy), "seat 1 sees moves");
    privacy.pause();
    EXPECT_EQ(seen(privacy), "seat 1 sees") << "while events are shown nobody is asked anything";
    privacy.follow({oneHuman, -1});
    EXPECT_EQ(seen(privacy), "seat 1 sees") << "after the round, too";
    EXPECT_FALSE(privacy.liftCurtain());
}

TEST(SeatPrivacy, AmongAiSeatsAloneNobodySeesAHand)
{
    SeatPrivacy privacy;
    privacy.follow({{false, false}, 0});
    EXPECT_EQ(seen(privacy), "nobody");
}

TEST(SeatPrivacy, SeveralHumansTakeTurnsBehindTheCurtain)
{
    SeatPrivacy privacy;
    privacy.follow({twoHumans, 0});
    EXPECT_EQ(seen(privacy), "seat 0 behind the curtain");
    EXPECT_TRUE(privacy.liftCurtain());
    EXPECT_EQ(seen(privacy), "seat 0 sees moves");
    EXPECT_FALSE(privacy.liftCurtain()) << "it is up";
    privacy.follow({twoHumans, 0});
    EXPECT_EQ(seen(privacy), "seat 0 sees moves") << "and stays up as long as it is their turn";
    privacy.follow({twoHumans, 1});
    EXPECT_EQ(seen(privacy), "seat 1 behind the curtain");
    privacy.liftCurtain();
    privacy.follow({twoHumans, 2});
    EXPECT_EQ(seen(privacy), "nobody") << "an AI’s turn: whose hand it would be is not known";
    privacy.follow({twoHumans, 1});
    EXPECT_EQ(seen(privacy), "seat 1 behind the curtain") << "each turn anew";
    privacy.follow({twoHumans, -1});
    EXPECT_EQ(seen(privacy), "nobody") << "between rounds";
}

TEST(SeatPrivacy, OpenHandsNeedNoCurtain)
{
    SeatPrivacy privacy;
    privacy.follow({twoHumans, 0, true});
    EXPECT_EQ(seen(privacy), "seat 0 sees moves");
    privacy.follow({twoHumans, 1, true});
    EXPECT_EQ(seen(privacy), "seat 1 sees moves");
}

TEST(SeatPrivacy, WhoIsLeftOfSeveralHasToLiftTheCurtainOnce)
{
    SeatPrivacy privacy;
    privacy.follow({twoHumans, 0});
    privacy.liftCurtain();
    privacy.follow({oneHuman, 0});
    EXPECT_EQ(seen(privacy), "nobody") << "seat 0 has just been handed over, and its player still sits there";
    privacy.follow({oneHuman, 1});
    EXPECT_EQ(seen(privacy), "seat 1 behind the curtain");
    privacy.follow({oneHuman, 1});
    EXPECT_EQ(seen(privacy), "seat 1 behind the curtain") << "however often it is looked at";
    privacy.liftCurtain();
    EXPECT_EQ(seen(privacy), "seat 1 sees moves");
    privacy.follow({oneHuman, 2});
    EXPECT_EQ(seen(privacy), "seat 1 sees") << "from then on they are alone with AI seats";
}

TEST(SeatPrivacy, ASecondHumanBringsTheCurtain)
{
    SeatPrivacy privacy;
    privacy.follow({oneHuman, 1});
    privacy.follow({twoHumans, 1});
    EXPECT_EQ(seen(privacy), "seat 1 behind the curtain");
}

TEST(SeatPrivacy, AnotherGameForgetsWhoSawTheLastOne)
{
    SeatPrivacy privacy;
    privacy.follow({twoHumans, 0});
    privacy.liftCurtain();
    privacy.forget();
    EXPECT_EQ(seen(privacy), "nobody");
    privacy.follow({twoHumans, 0});
    EXPECT_EQ(seen(privacy), "seat 0 behind the curtain");
    privacy.forget();
    privacy.follow({oneHuman, 0});
    EXPECT_EQ(seen(privacy), "seat 1 sees") << "the second human was of the game before";
}

TEST(SeatPrivacy, KnowsWhetherAnotherHasLookedSince)
{
    SeatPrivacy privacy;
    privacy.follow({twoHumans, 0});
    privacy.liftCurtain();
    EXPECT_FALSE(privacy.hasAnotherLooked(0));
    privacy.follow({twoHumans, 1});
    EXPECT_FALSE(privacy.hasAnotherLooked(0)) << "the curtain is down";
    privacy.liftCurtain();
    EXPECT_TRUE(privacy.hasAnotherLooked(0));
    EXPECT_FALSE(privacy.hasAnotherLooked(1));
    privacy.forget();
    privacy.follow({oneHuman, 1});
    EXPECT_FALSE(privacy.hasAnotherLooked(0)) << "one human hides nothing from themselves";
}

TEST(SeatPrivacy, WhoTakesBackTheirMoveStaysBeforeTheTable)
{
    SeatPrivacy privacy;
    privacy.follow({twoHumans, 0});
    privacy.liftCurtain();
    privacy.follow({twoHumans, 1});
    EXPECT_EQ(seen(privacy), "seat 1 behind the curtain");
    privacy.keepFor(0);
    privacy.follow({twoHumans, 0});
    EXPECT_EQ(seen(privacy), "seat 0 sees moves") << "nobody has looked since";
}

} // namespace
