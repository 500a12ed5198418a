// What a player has chosen is in force at once, and on the disk as soon as that takes it.
#include "app/platform/settings_file.h"
#include "tests/app/held_queue.h"
#include "tests/app/support.h"

#include <QSettings>

#include <gtest/gtest.h>

namespace
{

const auto pace = QStringLiteral("preferences/pace");

class SettingsOnDisk : public testing::Test
{
protected:
    QVariant inFile(const QString& key) const { return QSettings(path, QSettings::IniFormat).value(key); }

    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("settings.ini"));
};

TEST_F(SettingsOnDisk, NobodyWaitsForASlowDisk)
{
    HeldQueue held;
    SettingsFile settings(path, &held.queue);
    held.hold();
    settings.setValue(pace, 2);
    settings.setValue(pace, 3);
    EXPECT_EQ(settings.value(pace), 3) << "it is in force";
    EXPECT_FALSE(QFile::exists(path)) << "and not on the disk";
    held.release();
    held.queue.wait();
    EXPECT_EQ(inFile(pace).toInt(), 3) << "the last one counts";
}

TEST_F(SettingsOnDisk, TheEndWaits)
{
    {
        SyncQueue queue;
        SettingsFile settings(path, &queue);
        for (int value = 0; value <= 20; ++value)
            settings.setValue(pace, value);
    }
    EXPECT_EQ(SettingsFile(path).value(pace).toInt(), 20);
}

TEST_F(SettingsOnDisk, WithoutAQueueItIsThereAtOnce)
{
    SettingsFile settings(path);
    settings.setValues({{pace, 2}, {QStringLiteral("language"), QStringLiteral("de")}});
    EXPECT_EQ(inFile(pace).toInt(), 2);
    EXPECT_EQ(inFile(QStringLiteral("language")).toString(), QStringLiteral("de"));
    EXPECT_EQ(settings.value(QStringLiteral("theme"), QStringLiteral("usual")).toString(), QStringLiteral("usual"));
}

TEST_F(SettingsOnDisk, WhatOthersWriteMeanwhileStays)
{
    SettingsFile settings(path);
    SettingsFile other(path);
    other.setValue(QStringLiteral("language"), QStringLiteral("de"));
    settings.setValue(pace, 2);
    EXPECT_EQ(inFile(QStringLiteral("language")).toString(), QStringLiteral("de"));
    EXPECT_EQ(inFile(pace).toInt(), 2);
}

} // namespace
