// The language that is spoken: kept for the next start, unless it was asked for once only.
#include "app/settings/language_setting.h"

#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

class LanguageSettingTest : public testing::Test
{
protected:
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("settings.ini"));
};

TEST_F(LanguageSettingTest, IsKeptForTheNextStart)
{
    {
        LanguageSetting language(file);
        int changes = 0;
        QObject::connect(&language, &LanguageSetting::changed, [&] { ++changes; });
        language.setCurrent(QStringLiteral("de"));
        EXPECT_EQ(language.current(), QStringLiteral("de"));
        EXPECT_EQ(changes, 1);
        language.setCurrent(QStringLiteral("tlh"));
        EXPECT_EQ(language.current(), QStringLiteral("de"));
    }
    EXPECT_EQ(LanguageSetting(file).current(), QStringLiteral("de"));
}

TEST_F(LanguageSettingTest, ForOnceIsNotKept)
{
    const QString usual = LanguageSetting(file).current();
    const QString other = usual == QStringLiteral("de") ? QStringLiteral("fr") : QStringLiteral("de");
    {
        LanguageSetting language(file);
        EXPECT_FALSE(language.use(QStringLiteral("tlh")));
        EXPECT_TRUE(language.use(other));
        EXPECT_EQ(language.current(), other);
    }
    EXPECT_EQ(LanguageSetting(file).current(), usual);
}

} // namespace
