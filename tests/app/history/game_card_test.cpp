// How far a game that counts has been played: written over what stood there, never half, never anybody else's file.
#include "app/history/game_card.h"
#include "tests/app/saving/faulty_disk.h"
#include "tests/app/support.h"

#include <QDir>
#include <QFileInfo>

namespace
{

const QString aGame(64, QLatin1Char('a'));
const std::string someLines(64, 'b');
const std::string moreLines(64, 'c');

class Card : public testing::Test
{
protected:
    QString path() const { return dir.filePath(QStringLiteral("counting/") + aGame); }
    GameCard card(const QString& identity = aGame) { return GameCard(dir.path(), identity, syncNow, disk); }
    void put(const QByteArray& bytes)
    {
        QDir().mkpath(dir.filePath(QStringLiteral("counting")));
        writeFile(path(), bytes);
    }

    const QTemporaryDir dir;
    FaultyDisk disk;
};

TEST_F(Card, IsNotThereUntilItIsWritten)
{
    EXPECT_FALSE(card().exists());
    EXPECT_FALSE(card().read());
    card().remove();
    EXPECT_TRUE(QDir(dir.path()).isEmpty()) << "looking makes no folder";
    ASSERT_TRUE(card().write({3, someLines}));
    EXPECT_TRUE(card().exists());
    EXPECT_EQ(card().read()->lines, 3);
    EXPECT_EQ(card().read()->fingerprint, someLines);
    EXPECT_EQ(disk.synced, std::vector<std::string>({aGame.toStdString()}));
}

TEST_F(Card, AlwaysHasTheSameNumberOfBytes)
{
    ASSERT_TRUE(card().write({3, someLines}));
    const qint64 size = QFileInfo(path()).size();
    for (const int lines : {1000000, 0, 99}) {
        ASSERT_TRUE(card().write({lines, moreLines}));
        EXPECT_EQ(QFileInfo(path()).size(), size) << lines;
        EXPECT_EQ(card().read()->lines, lines);
        EXPECT_EQ(card().read()->fingerprint, moreLines);
    }
}

TEST_F(Card, IsGoneWhenTheGameIsOver)
{
    ASSERT_TRUE(card().write({3, someLines}));
    card().remove();
    EXPECT_FALSE(card().exists());
    EXPECT_FALSE(card().read());
}

// An identity comes from a record, which anybody may have written.
TEST_F(Card, WhatIsNoFingerprintNamesNoFile)
{
    writeFile(dir.filePath(QStringLiteral("precious")), "0000000001 " + QByteArray(64, 'b') + '\n');
    for (const QString& identity :
         {QString(), QStringLiteral("../precious"), aGame + QLatin1Char('a'), aGame.chopped(1), aGame.toUpper(),
          QString(63, QLatin1Char('a')) + QLatin1Char('/'), QString(63, QLatin1Char('a')) + QChar(u'٣')}) {
        SCOPED_TRACE(identity.toStdString());
        EXPECT_FALSE(card(identity).exists());
        EXPECT_FALSE(card(identity).read());
        EXPECT_FALSE(card(identity).write({3, someLines}));
        card(identity).remove();
    }
    EXPECT_EQ(QDir(dir.path()).entryList(QDir::AllEntries | QDir::NoDotAndDotDot), QStringList({"precious"}));
}

TEST_F(Card, WhatCannotBeUnderstoodIsThereAndSaysNothing)
{
    const QByteArray mark(64, 'b');
    for (const QByteArray& bytes :
         {QByteArray(), QByteArray("rubbish"), "0000000003 " + mark.left(63) + '\n', "000000000x " + mark + '\n',
          "0000000003 " + mark + "bb\n", "0000000003 " + mark.toUpper() + '\n', QByteArray(1 << 20, '0')}) {
        put(bytes);
        EXPECT_TRUE(card().exists());
        EXPECT_FALSE(card().read()) << bytes.left(90).toStdString();
    }
    put("0000000003 " + mark);
    EXPECT_TRUE(card().read()) << "its line's end alone may be missing";
}

TEST_F(Card, WhatTheDiskDoesNotTakeIsToldAndTheOldOneStays)
{
    ASSERT_TRUE(card().write({3, someLines}));
    disk.room = 0;
    EXPECT_FALSE(card().write({4, moreLines}));
    EXPECT_EQ(card().read()->lines, 3);
    disk.room = FaultyDisk::unlimited;
    disk.loses = true;
    EXPECT_FALSE(card().write({5, moreLines})) << "it never gets to the disk";
    disk.loses = false;
    EXPECT_TRUE(card().write({6, moreLines}));
    EXPECT_EQ(card().read()->lines, 6);
}

} // namespace
