// Which languages there are, and which one of them a system asks for.
#include "app/words/languages.h"

#include <QFile>
#include <QRegularExpression>

#include <gtest/gtest.h>

namespace
{

TEST(Languages, AreThoseThatAreBuiltIn)
{
    EXPECT_TRUE(Languages::all().contains(QStringLiteral("en")));
    EXPECT_TRUE(Languages::all().contains(QStringLiteral("de")));
    EXPECT_EQ(Languages::nativeName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    EXPECT_EQ(Languages::nativeName(QStringLiteral("en")), QStringLiteral("English"));
}

QString textOf(const QString& name)
{
    QFile file(QStringLiteral(MT_TRANSLATIONS "/../") + name);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly)) << name.toStdString();
    return QString::fromUtf8(file.readAll());
}

TEST(Languages, StandInTheReadme)
{
    const QString text = textOf(QStringLiteral("README.md"));
    for (const QString& code : Languages::all())
        EXPECT_TRUE(text.contains(Languages::nativeName(code))) << code.toStdString();
    const QStringList numbers{"Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen"};
    const QString number = numbers.value(Languages::all().size() - 10);
    EXPECT_TRUE(text.contains(QStringLiteral("**%1 languages,**").arg(number))) << Languages::all().size();
}

// It calls them by names of its own, and has a sentence in each; what a language has no words for it would leave empty.
TEST(Languages, AreThoseOfTheInstallerForWindows)
{
    const QString names = textOf(QStringLiteral("tools/windows"));
    const QString words = textOf(QStringLiteral("resources/packaging/windows/installer.nsi"));
    for (const QString& code : Languages::all()) {
        const QRegularExpression called(QStringLiteral("\"%1\": \"(\\w+)\"").arg(code));
        const QString name = called.match(names).captured(1).toUpper();
        EXPECT_FALSE(name.isEmpty()) << code.toStdString();
        EXPECT_TRUE(words.contains(QStringLiteral("LangString RUNS ${LANG_%1} \"").arg(name))) << code.toStdString();
    }
    EXPECT_EQ(words.count(QStringLiteral("LangString RUNS ")), Languages::all().size());
}

TEST(Languages, FollowTheSystem)
{
    const QStringList codes = {"de", "en", "zh_CN"};
    EXPECT_EQ(Languages::bestFor({"de-AT", "en"}, codes), QStringLiteral("de"));
    EXPECT_EQ(Languages::bestFor({"zh-Hans-CN"}, codes), QStringLiteral("zh_CN"));
    EXPECT_EQ(Languages::bestFor({"zh-CN"}, codes), QStringLiteral("zh_CN"));
    EXPECT_EQ(Languages::bestFor({"fi", "de"}, codes), QStringLiteral("de"));
    EXPECT_EQ(Languages::bestFor({"fi"}, codes), QStringLiteral("en"));
}

} // namespace
