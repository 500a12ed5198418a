// Which languages there are, and which one of them a system asks for.
#include "app/words/languages.h"

#include <QFile>

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

TEST(Languages, StandInTheReadme)
{
    QFile file(QStringLiteral(MT_TRANSLATIONS "/../README.md"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    for (const QString& code : Languages::all())
        EXPECT_TRUE(text.contains(Languages::nativeName(code))) << code.toStdString();
    const QStringList numbers{"Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen"};
    const QString number = numbers.value(Languages::all().size() - 10);
    EXPECT_TRUE(text.contains(QStringLiteral("**%1 languages,**").arg(number))) << Languages::all().size();
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
