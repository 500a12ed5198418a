#include "app/platform/announcer.h"

#include "tests/app/support.h"

namespace
{

void listen(Announcer& announcer, QStringList& said)
{
    QObject::connect(&announcer, &Announcer::saidChanged, [&] {
        if (!announcer.said().isEmpty())
            said.append(announcer.said());
    });
}

TEST(Announcer, SaysTogetherWhatComesTogether)
{
    Announcer announcer;
    announcer.setCollects(true);
    QStringList said;
    listen(announcer, said);
    announcer.say("Bruno draws a tile.");
    announcer.say("Bruno passes.");
    EXPECT_TRUE(said.isEmpty());
    ASSERT_TRUE(waitUntil([&] { return !said.isEmpty(); }));
    announcer.say("Clara passes.");
    EXPECT_EQ(announcer.said(), "Bruno draws a tile. Bruno passes.") << "somebody may just be asking for it";
    ASSERT_TRUE(waitUntil([&] { return said.size() > 1; }));
    EXPECT_EQ(said, QStringList({"Bruno draws a tile. Bruno passes.", "Clara passes."}));
    EXPECT_TRUE(QT_VERSION >= QT_VERSION_CHECK(6, 8, 0) || announcer.texts().contains(said.front()))
        << "somebody slow may still be asking for it";
}

// Before Qt 6.8 a text is told by its place, which has to appear anew: what changes while it is shown is not told.
TEST(Announcer, ShowsAPlaceAnewForEachText)
{
    Announcer announcer;
    QList<int> places;
    QObject::connect(&announcer, &Announcer::textsChanged, [&] { places.append(announcer.place()); });
    QObject::connect(&announcer, &Announcer::placeChanged, [&] { places.append(announcer.place()); });
    for (const char* text : {"Easy", "Medium"}) {
        announcer.say(text);
        ASSERT_TRUE(waitUntil([&] { return announcer.said() == text; }));
    }
    const QList<int> anew{-1, 0, -1, -1, 0};
    const QList<int> once{-1, 0, 0};
    EXPECT_EQ(places, QT_VERSION < QT_VERSION_CHECK(6, 8, 0) ? anew : once);
}

TEST(Announcer, OtherWordsWaitUntilThoseThatWereSentAreRead)
{
    Announcer announcer;
    announcer.rephrase("nothing was said");
    announcer.say("your turn");
    ASSERT_TRUE(waitUntil([&] { return announcer.said() == "your turn"; }));
    announcer.rephrase("du bist dran");
    EXPECT_EQ(announcer.said(), "your turn");
    EXPECT_TRUE(waitUntil([&] { return announcer.said() == "du bist dran"; }));
}

// As when the language changes between the key and the word about it.
TEST(Announcer, WhatWaitsIsSaidInTheOtherWords)
{
    Announcer announcer;
    announcer.setCollects(true);
    QStringList said;
    listen(announcer, said);
    announcer.say("your turn");
    announcer.rephrase("du bist dran");
    ASSERT_TRUE(waitUntil([&] { return !announcer.said().isEmpty(); }));
    EXPECT_EQ(said, QStringList("du bist dran"));
}

TEST(Announcer, WhatIsForgottenIsNeitherSaidNorLeft)
{
    Announcer announcer;
    announcer.say("You draw 9-3.");
    ASSERT_TRUE(waitUntil([&] { return !announcer.said().isEmpty(); }));
    QStringList said;
    listen(announcer, said);
    announcer.say("for Anna");
    announcer.forget();
    EXPECT_EQ(announcer.texts(), QStringList(QString()));
    EXPECT_EQ(announcer.place(), -1);
    announcer.say("for Bruno");
    ASSERT_TRUE(waitUntil([&] { return !announcer.said().isEmpty(); }));
    EXPECT_EQ(said, QStringList("for Bruno"));
}

// As at the end of a game: the table has plays to tell, and a sheet opens with the result.
TEST(Announcer, WhatComesLaterElsewhereIsSaidLater)
{
    Announcer table;
    Announcer sheet;
    table.setCollects(true);
    QStringList said;
    listen(table, said);
    listen(sheet, said);
    table.say("You pass.");
    ASSERT_TRUE(waitUntil([&] { return said.size() == 1; }));
    table.say("Bruno plays 5-5.");
    sheet.say("The game is over.");
    ASSERT_TRUE(waitUntil([&] { return said.size() == 3; }));
    EXPECT_EQ(said, QStringList({"You pass.", "Bruno plays 5-5.", "The game is over."}));
}

TEST(Announcer, NobodyWaitsForWhatIsNotSaidAnyMore)
{
    Announcer table;
    Announcer sheet;
    QStringList said;
    listen(sheet, said);
    table.say("for Anna");
    {
        Announcer card;
        card.say("a card");
        sheet.say("for Bruno");
    }
    table.forget();
    ASSERT_TRUE(waitUntil([&] { return !said.isEmpty(); }));
    EXPECT_EQ(said, QStringList("for Bruno"));
}

TEST(Announcer, WhatIsForgottenIsNotSaidTogetherWithTheNextEither)
{
    Announcer announcer;
    announcer.setCollects(true);
    announcer.say("for Anna");
    announcer.forget();
    announcer.say("for Bruno");
    ASSERT_TRUE(waitUntil([&] { return !announcer.said().isEmpty(); }));
    EXPECT_EQ(announcer.said(), "for Bruno");
}

} // namespace
