// What computer players say: to what, and how often.
#include "app/play/reactions.h"
#include "tests/app/in_english.h"
#include "tests/app/play/games.h"

namespace
{

class WhatIsSaid : public InEnglish
{
protected:
    WhatIsSaid()
    {
        // Bruno and Clara are characters, and Zed is not.
        EXPECT_TRUE(
            begin(game, QStringLiteral("rules=tactic;seats=human:Anna,casual,casual,casual:Zed;seed=4;first=1")));
        reactions.follow(game);
        QObject::connect(&reactions, &Reactions::said, &game,
                         [this](int seat, const QString& words) { said.append(QString::number(seat + 1) + words); });
    }
    QStringList after(const std::vector<mt::Event>& events)
    {
        said.clear();
        for (const mt::Event& event : events)
            emit game.eventShown(event);
        return said;
    }
    static mt::Event drawn(std::uint8_t seat) { return {.kind = mt::EventKind::tileDrawn, .seat = seat}; }
    static mt::Event turn(std::uint8_t seat) { return {.kind = mt::EventKind::turnStarted, .seat = seat}; }
    static mt::Event passed(std::uint8_t seat) { return {.kind = mt::EventKind::passed, .seat = seat}; }
    static mt::Event played(std::uint8_t seat, mt::TrainId train)
    {
        return {.kind = mt::EventKind::tilePlayed, .seat = seat, .tile = mt::Tile(6, 5), .train = train};
    }

    const QTemporaryDir dir;
    GameController game{dir.path()};
    Reactions reactions;
    QStringList said;
};

TEST_F(WhatIsSaid, ByWhomItConcerns)
{
    EXPECT_EQ(after({turn(1), drawn(1), passed(1)}), QStringList("2Drat!"));
    EXPECT_EQ(after({turn(0), played(0, 2)}), QStringList("3Hey!")) << "whose train it is";
    EXPECT_EQ(after({turn(0), played(0, 0), played(0, mt::mexicanTrain)}), QStringList());
    const mt::Event out{.kind = mt::EventKind::roundEnded, .seat = 2, .reason = mt::RoundEndReason::out};
    EXPECT_EQ(after({out}), QStringList("3Hooray!"));
    mt::Event blocked = out;
    blocked.reason = mt::RoundEndReason::blocked;
    EXPECT_EQ(after({blocked}), QStringList());
}

TEST_F(WhatIsSaid, OfADoubleByWhoLaidIt)
{
    EXPECT_EQ(after({turn(2), played(2, 2), {.kind = mt::EventKind::doubleOpened, .train = 2}}), QStringList("3Ha!"));
}

TEST_F(WhatIsSaid, OnceOfManyTilesInATurn)
{
    EXPECT_EQ(after({turn(1), drawn(1), drawn(1)}), QStringList());
    EXPECT_EQ(after({drawn(1), drawn(1), passed(1)}), QStringList("2Oh dear!"));
    EXPECT_EQ(after({turn(2), drawn(2)}), QStringList()) << "each turn for itself";
}

TEST_F(WhatIsSaid, NothingByPeopleAndByThoseWithoutAFace)
{
    EXPECT_EQ(after({turn(0), passed(0), turn(3), passed(3), played(1, 3), played(1, 0)}), QStringList());
}

TEST_F(WhatIsSaid, EverySecondTimeAndNothingWhereItIsOff)
{
    EXPECT_EQ(after({passed(1), passed(1), passed(1)}), QStringList({"2Drat!", "2Drat!"}));
    reactions.setOn(false);
    EXPECT_EQ(after({passed(1), passed(2), passed(1)}), QStringList());
}

} // namespace
