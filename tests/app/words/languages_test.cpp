// Which languages there are, and which one of them a system asks for.
#include "app/words/language_model.h"
#include "app/words/languages.h"

#include <QFile>

#include <gtest/gtest.h>

namespace
{

TEST(Languages, AreThoseThatAreBuiltIn)
{
    const LanguageModel model;
    EXPECT_TRUE(model.codes().contains(QStringLiteral("en")));
    EXPECT_TRUE(model.codes().contains(QStringLiteral("de")));
    EXPECT_EQ(LanguageModel::nativeName(QStringLiteral("de")), QStringLiteral("Deutsch"));
    EXPECT_EQ(LanguageModel::nativeName(QStringLiteral("en")), QStringLiteral("English"));
}

TEST(Languages, StandInTheReadme)
{
    QFile file(QStringLiteral(MT_TRANSLATIONS "/../README.md"));
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    const QString text = QString::fromUtf8(file.readAll());
    const LanguageModel languages;
    for (const QString& code : languages.codes())
        EXPECT_TRUE(text.contains(LanguageModel::nativeName(code))) << code.toStdString();
    const QStringList numbers{"Ten", "Eleven", "Twelve", "Thirteen", "Fourteen", "Fifteen"};
    const QString number = numbers.value(languages.codes().size() - 10);
    EXPECT_TRUE(text.contains(QStringLiteral("**%1 languages,**").arg(number))) << languages.codes().size();
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
