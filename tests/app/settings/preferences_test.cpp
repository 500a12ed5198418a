// What a player has set to taste: remembered, and nonsense in the file does no harm.
#include "app/settings/preferences.h"
#include "app/theme/fonts.h"
#include "app/theme/themes.h"

#include <QMetaProperty>
#include <QSettings>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

class PreferencesTest : public testing::Test
{
protected:
    QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("settings.ini"));

    static QVariantMap all(const Preferences& preferences)
    {
        QVariantMap values;
        const QMetaObject* type = preferences.metaObject();
        for (int i = type->propertyOffset(); i < type->propertyCount(); ++i)
            values[QString::fromLatin1(type->property(i).name())] = type->property(i).read(&preferences);
        return values;
    }
    static QVariant withType(QMetaType type, int number)
    {
        QVariant value(number);
        value.convert(type);
        return value;
    }
    /// Something else than the default.
    static QVariant another(const QString& name, const QVariant& value)
    {
        if (name == QLatin1String("theme"))
            return Themes::listed().constLast();
        switch (value.typeId()) {
        case QMetaType::Bool: return !value.toBool();
        case QMetaType::Double: return 0.25;
        case QMetaType::Int: return 130;
        default: return withType(value.metaType(), 2);
        }
    }
};

TEST_F(PreferencesTest, EverySettingIsRememberedAndSaysThatItChanged)
{
    const QVariantMap defaults = all(Preferences(file));
    ASSERT_GE(defaults.size(), 12);
    for (auto [name, value] : defaults.asKeyValueRange()) {
        SCOPED_TRACE(name.toStdString());
        Preferences preferences(file);
        const QVariant wanted = another(name, value);
        ASSERT_NE(wanted, value);
        ASSERT_TRUE(preferences.setProperty(name.toLatin1(), wanted));
        EXPECT_EQ(preferences.property(name.toLatin1()), wanted);
        const Preferences again(file);
        EXPECT_EQ(again.property(name.toLatin1()), wanted);
    }
    Preferences changed(file);
    changed.reset();
    // Once offered is offered, whatever the taste.
    changed.setTutorialOffered(defaults[QStringLiteral("tutorialOffered")].toBool());
    EXPECT_EQ(all(changed), defaults);
    EXPECT_EQ(all(Preferences(file)), defaults);
}

TEST_F(PreferencesTest, NonsenseCountsAsTheDefault)
{
    const QVariantMap defaults = all(Preferences(file));
    for (const char* nonsense : {"", "purple", "nan", "-7.5.1", "@Invalid()", "1e999"}) {
        SCOPED_TRACE(nonsense);
        QSettings settings(file, QSettings::IniFormat);
        for (const QString& name : defaults.keys())
            settings.setValue(QStringLiteral("preferences/") + name, QString::fromLatin1(nonsense));
        settings.sync();
        EXPECT_EQ(all(Preferences(file)), defaults);
    }
}

TEST_F(PreferencesTest, NumbersStayInTheirRange)
{
    QSettings settings(file, QSettings::IniFormat);
    settings.setValue(QStringLiteral("preferences/textSize"), 4000);
    settings.setValue(QStringLiteral("preferences/pace"), -2);
    settings.setValue(QStringLiteral("preferences/soundVolume"), 9);
    settings.setValue(QStringLiteral("preferences/tileMarks"), 3);
    settings.sync();
    Preferences preferences(file);
    EXPECT_EQ(preferences.textSize(), 150);
    EXPECT_EQ(preferences.pace(), 0);
    EXPECT_EQ(preferences.soundVolume(), 1);
    EXPECT_EQ(preferences.tileMarks(), TileMarks::Pips) << "no such choice";
    preferences.setTextSize(20);
    preferences.setTileSize(TileSize::Large);
    preferences.setTileSize(static_cast<TileSize>(17));
    preferences.setTheme(QStringLiteral("../../etc"));
    EXPECT_EQ(preferences.textSize(), 100);
    EXPECT_EQ(preferences.tileSize(), TileSize::Large) << "no such choice";
    EXPECT_EQ(preferences.theme(), Themes::listed().constFirst());
}

TEST_F(PreferencesTest, LettersBeginAsTheDesktopWritesThemUntilSomebodyChooses)
{
    const auto sized = [](qreal points) {
        QFont font;
        font.setPointSizeF(points);
        return Fonts::percentOf(font);
    };
    EXPECT_EQ(sized(9), 100) << "what Qt has without a desktop";
    EXPECT_EQ(sized(8), 100);
#if !defined(Q_OS_WIN) && !defined(Q_OS_MACOS)
    EXPECT_EQ(sized(11), 100) << "what GNOME begins with";
    EXPECT_EQ(sized(12), 120);
    EXPECT_EQ(sized(13.4), 130);
    QFont inPixels;
    inPixels.setPixelSize(16);
    EXPECT_EQ(Fonts::percentOf(inPixels), 120);
#endif
    EXPECT_EQ(Preferences(file, nullptr, sized(18)).textSize(), 150) << "the largest that there is";
    EXPECT_EQ(Preferences(file, nullptr, 120).textSize(), 120) << "nothing was chosen";
    {
        Preferences preferences(file, nullptr, 120);
        preferences.setTextSize(100);
    }
    Preferences chosen(file, nullptr, 150);
    EXPECT_EQ(chosen.textSize(), 100);
    chosen.reset();
    EXPECT_EQ(chosen.textSize(), 150);
    EXPECT_EQ(Preferences(file, nullptr, 130).textSize(), 130);
}

// Nobody counts thirteen to eighteen pips at a glance. What somebody chose stays, also if it showed already.
TEST_F(PreferencesTest, LargeSetsHaveDigitsUntilSomebodyChooses)
{
    Preferences preferences(file);
    int changes = 0;
    QObject::connect(&preferences, &Preferences::tileMarksChanged, [&changes] { ++changes; });
    for (const int most : {6, 12, 18, 15, 9, 13}) {
        preferences.setLargestDouble(most);
        EXPECT_EQ(preferences.tileMarks(), most > 12 ? TileMarks::PipsAndDigits : TileMarks::Pips) << most;
    }
    EXPECT_EQ(changes, 3);
    EXPECT_EQ(Preferences(file).tileMarks(), TileMarks::Pips) << "no choice: nothing is kept";

    preferences.setLargestDouble(12);
    changes = 0;
    preferences.setTileMarks(TileMarks::Pips);
    preferences.setLargestDouble(18);
    EXPECT_EQ(preferences.tileMarks(), TileMarks::Pips);
    EXPECT_EQ(changes, 0);
    Preferences again(file);
    again.setLargestDouble(18);
    EXPECT_EQ(again.tileMarks(), TileMarks::Pips);

    again.reset();
    EXPECT_EQ(again.tileMarks(), TileMarks::PipsAndDigits) << "of the set on the table";
    Preferences fresh(file);
    fresh.setLargestDouble(15);
    EXPECT_EQ(fresh.tileMarks(), TileMarks::PipsAndDigits);
}

} // namespace
