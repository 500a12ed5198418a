// What the program is told when it is started.
#include "app/program/arguments.h"

#include <gtest/gtest.h>

namespace
{

TEST(Arguments, AreUnderstoodInEitherForm)
{
    const Arguments arguments = parseArguments({"--data-dir", "/d", "--language=de", "--open", "a b.jsonl"});
    EXPECT_EQ(arguments.ending, Arguments::Ending::none);
    EXPECT_EQ(arguments.dataDir, QStringLiteral("/d"));
    EXPECT_EQ(arguments.language, QStringLiteral("de"));
    EXPECT_EQ(arguments.record, QStringLiteral("a b.jsonl"));
    EXPECT_EQ(parseArguments({"--export-rules", "web"}).rulesTo, QStringLiteral("web"));
    const auto game = QStringLiteral("rules=tactic;seats=human,easy");
    EXPECT_EQ(parseArguments({"--new=" + game}).newGame, game);
    EXPECT_EQ(parseArguments({"--open", "a", "--open", "-b"}).record, QStringLiteral("-b")) << "the last one holds";
    EXPECT_EQ(parseArguments({"/home/anna/2026-11-26.mtrain"}).record, QStringLiteral("/home/anna/2026-11-26.mtrain"));
    EXPECT_TRUE(parseArguments({"a.mtrain"}).isByDesktop);
    EXPECT_FALSE(parseArguments({"--open", "a.mtrain"}).isByDesktop);
    EXPECT_EQ(parseArguments({"--language", "de", "--", "-b"}).record, QStringLiteral("-b"));
}

TEST(Arguments, WrongUsageIs2AndWrongInputIs1)
{
    for (const QStringList& words :
         {QStringList{"--nonsense"}, QStringList{"one", "two"}, QStringList{"one", "--open", "two"}, QStringList{""},
          QStringList{"one", "--new", "rules=tactic"}, QStringList{"--export-rules", "d", "--language", "de"},
          QStringList{"--open"}, QStringList{"--language="}, QStringList{"--open", ""},
          QStringList{"--new", "rules=tactic", "--open", "x"}, QStringList{"--data-dir", QString::fromUtf8("d\xff")},
          QStringList{"--export-rules", QString::fromUtf8("d\xff")}}) {
        EXPECT_EQ(parseArguments(words).exitCode(), 2) << words.join(' ').toStdString();
        EXPECT_FALSE(parseArguments(words).message.isEmpty());
        EXPECT_FALSE(parseArguments(words).message.contains('\n'));
    }
    EXPECT_EQ(parseArguments({"--new", "rules=chess"}).exitCode(), 1);
    const Arguments help = parseArguments({"--help"});
    EXPECT_EQ(help.exitCode(), 0);
    for (const char* name : {"--new GAME", "--open RECORD", "--language CODE", "--data-dir DIR", "--version", "seats="})
        EXPECT_TRUE(help.message.contains(QLatin1String(name))) << name;
    EXPECT_EQ(parseArguments({"--version"}).message, QStringLiteral("mexican-train " MT_VERSION "\n"));
}

} // namespace
