// What somebody wants who starts the program, at its start and in the middle of a game.
#include "app/program/arguments.h"
#include "app/program/program.h"
#include "app/program/start_request.h"
#include "tests/app/play/games.h"

#include <QDir>

#include <gtest/gtest.h>

namespace
{

const auto tactic = QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=wants");
const auto novelca = QStringLiteral("rules=novelca;seats=human:Bea,easy;seed=wants");

class StartRequests : public testing::Test
{
protected:
    QString rulebook() const { return QString::fromStdString(program_.game()->session().game().rules.rulebook); }
    QString record() const { return program_.game()->session().recordPath(); }
    /// A record of a game by other rules, that was left.
    QString another()
    {
        EXPECT_EQ(begin(program_, {.newGame = novelca}), QString());
        const QString path = record();
        takeUpAtLast({.newGame = tactic});
        return path;
    }
    /// And what it wants has come about.
    void takeUpAtLast(const StartRequest& request)
    {
        takeUp(program_, request);
        awaitDisk(*program_.game());
    }

    const QTemporaryDir dir_;
    mutable Program program_{dir_.path()};
};

TEST_F(StartRequests, AreALineAndBack)
{
    const StartRequest request{"/tmp/a\nb.jsonl", "seats=human:Ä", "zh_CN", "t"};
    EXPECT_FALSE(toLine(request).contains('\n'));
    EXPECT_EQ(requestFrom(toLine(request)), request);
    EXPECT_EQ(requestFrom("{}"), StartRequest());
    for (const char* line : {"", "[]", "null", "{", "\xff"})
        EXPECT_EQ(requestFrom(line), std::nullopt) << line;
}

TEST_F(StartRequests, SayWhereARecordIsWhereverTheOtherProgramWasStarted)
{
    const StartRequest request = requestOf(parseArguments({"--open", "a.jsonl", "--language", "de"}));
    EXPECT_EQ(request.record, QDir::currentPath() + "/a.jsonl");
    EXPECT_EQ(request.language, QStringLiteral("de"));
    EXPECT_EQ(requestOf(parseArguments({})).record, QString());
}

TEST_F(StartRequests, AtTheStartWhatIsWrongIsSaidToWhoStartedIt)
{
    EXPECT_TRUE(begin(program_, {.language = "xx"}).startsWith("--language: there is no \"xx\""));
    EXPECT_TRUE(begin(program_, {.newGame = "rules=chess"}).startsWith("--new: "));
    EXPECT_TRUE(begin(program_, {.newGame = "rules=tactic;handSize=900"}).startsWith("--new: "));
    EXPECT_TRUE(begin(program_, {.record = dir_.path() + "/none.jsonl"}).contains("none.jsonl"));
    EXPECT_FALSE(program_.game()->active());
    EXPECT_EQ(begin(program_, {}), QString()) << "no game was left";
}

TEST_F(StartRequests, ADamagedRecordIsAQuestionForTheWindow)
{
    const QString record = another();
    program_.game()->abandonGame();
    const QByteArray whole = bytesOf(record);
    writeFile(record, whole + "{\"seat\":1,\"do\":\"dance\"}\n");
    EXPECT_EQ(begin(program_, {.record = record}), QString());
    EXPECT_FALSE(program_.game()->active());
    EXPECT_EQ(program_.game()->saving()->damagedLine(), whole.count('\n') + 1);
    writeFile(record, "{\"seat\":1,\"do\":\"dance\"}\n" + whole);
    EXPECT_NE(begin(program_, {.record = record}), QString()) << "there is nothing to be asked";
}

TEST_F(StartRequests, DamagedSettingsAreKeptAndSaidUntilSomebodyHasReadIt)
{
    const QTemporaryDir dir;
    writeFile(dir.filePath(QStringLiteral("settings.ini")), QByteArray(64, '\0'));
    Program program(dir.path());
    EXPECT_TRUE(program.settingsProblem().contains(QStringLiteral("settings.ini.damaged-1")));
    program.dismissSettingsProblem();
    EXPECT_EQ(program.settingsProblem(), QString());
    program.preferences()->setMuted(true);
    EXPECT_EQ(Program(dir.path()).settingsProblem(), QString());
    EXPECT_EQ(bytesOf(dir.filePath(QStringLiteral("settings.ini.damaged-1"))), QByteArray(64, '\0'));
}

TEST_F(StartRequests, SettingsOfAnotherVersionAreNamedOnceAndStay)
{
    const QTemporaryDir dir;
    const QString settings = dir.filePath(QStringLiteral("settings.ini"));
    writeFile(settings, "language=tlh\n[preferences]\ntheme=neon\ntileMarks=9\npace=7\nmuted=perhaps\n"
                        "[newGame]\nrules=ofNextYear\n");
    const QString all = QStringLiteral("preferences/theme=neon, preferences/tileMarks=9, preferences/muted=perhaps, "
                                       "language=tlh, newGame/rules=ofNextYear");
    {
        Program program(dir.path());
        EXPECT_TRUE(program.settingsProblem().contains(all));
        EXPECT_EQ(program.preferences()->pace(), 3) << "the nearest, and nothing to tell of";
    }
    EXPECT_TRUE(Program(dir.path()).settingsProblem().contains(all)) << "nobody has read it";
    Program program(dir.path());
    program.dismissSettingsProblem();
    EXPECT_EQ(program.settingsProblem(), QString());
    EXPECT_TRUE(program.saveAtLast());
    EXPECT_EQ(Program(dir.path()).settingsProblem(), QString());
    const QByteArray kept = bytesOf(settings);
    for (const char* line : {"language=tlh\n", "theme=neon\n", "muted=perhaps\n", "rules=ofNextYear\n"})
        EXPECT_TRUE(kept.contains(line)) << line;
    writeFile(settings, kept + "\n[preferences]\ntileSize=huge\n");
    EXPECT_TRUE(Program(dir.path()).settingsProblem().contains(QStringLiteral(": preferences/tileSize=huge.")))
        << "what is new is told alone";
}

TEST_F(StartRequests, WithNothingAskedForAGameGoesOnAsItIs)
{
    const QString other = another();
    const QString before = record();
    takeUpAtLast({});
    EXPECT_EQ(record(), before);
    takeUpAtLast({.record = before});
    EXPECT_EQ(record(), before) << "it is open here, not elsewhere";
    EXPECT_EQ(program_.game()->saving()->problem(), QString());
    takeUpAtLast({.language = "de"});
    EXPECT_EQ(program_.language()->current(), QStringLiteral("de"));
    EXPECT_EQ(record(), before);
    program_.language()->use(QStringLiteral("en"));
}

TEST_F(StartRequests, AnotherRecordComesOntoTheTable)
{
    const QString other = another();
    takeUpAtLast({.record = other});
    EXPECT_EQ(record(), other);
    EXPECT_EQ(rulebook(), QStringLiteral("novelca"));
    takeUpAtLast({.newGame = tactic});
    EXPECT_EQ(rulebook(), QStringLiteral("tactic"));
}

TEST_F(StartRequests, WhatCannotBeOpenedLeavesTheGameOnTheTable)
{
    another();
    const QString before = record();
    const mt::State state = program_.game()->session().state();
    takeUpAtLast({.record = dir_.path() + "/none.jsonl"});
    EXPECT_EQ(record(), before);
    EXPECT_EQ(program_.game()->session().state(), state);
    EXPECT_TRUE(program_.game()->saving()->problem().contains(QStringLiteral("none.jsonl")));
    takeUpAtLast({.newGame = "rules=chess"});
    EXPECT_EQ(record(), before);
}

// Neither file is there, and yet they are not the same.
TEST_F(StartRequests, WhatCannotBeOpenedIsSaidBesideADeletedRecord)
{
    another();
    ASSERT_TRUE(QFile::remove(record()));
    takeUpAtLast({.record = dir_.path() + "/none.jsonl"});
    EXPECT_TRUE(program_.game()->saving()->problem().contains(QStringLiteral("none.jsonl")));
}

TEST_F(StartRequests, TheTutorialMakesRoomForARecord)
{
    const QString other = another();
    program_.startTutorial();
    takeUpAtLast({});
    EXPECT_TRUE(program_.tutorial()->active()) << "nothing was asked for";
    takeUpAtLast({.record = other});
    EXPECT_FALSE(program_.tutorial()->active());
    EXPECT_EQ(record(), other);
}

} // namespace
