// What a player has chosen is in force at once, and on the disk as soon as that takes it.
#include "app/saving/settings_file.h"
#include "tests/app/held_queue.h"
#include "tests/app/support.h"

#include <QDir>
#include <QSettings>

#include <gtest/gtest.h>

#include <sys/stat.h>

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

TEST_F(SettingsOnDisk, WhatCannotBeReadIsKeptAndNothingWrittenOver)
{
    const QByteArray damaged[] = {QByteArray(), QByteArray(300, '\0'), QByteArray("[preferences]\npace=\xff\xfe\n"),
                                  QByteArray("no settings at all\n")};
    int number = 0;
    for (const QByteArray& bytes : damaged) {
        writeFile(path, bytes);
        const auto found = setDamagedAside(path);
        ASSERT_TRUE(found) << bytes.toStdString();
        EXPECT_EQ(found->keptAs, path + QStringLiteral(".damaged-%1").arg(++number));
        EXPECT_EQ(bytesOf(found->keptAs), bytes);
        EXPECT_FALSE(QFile::exists(path));
        SettingsFile settings(path);
        EXPECT_EQ(settings.value(pace), QVariant());
        settings.setValue(pace, number);
        EXPECT_EQ(inFile(pace).toInt(), number);
    }
    EXPECT_FALSE(setDamagedAside(path)) << "these are good";
    EXPECT_EQ(bytesOf(path + QStringLiteral(".damaged-2")), damaged[1]);
}

TEST_F(SettingsOnDisk, WhatIsNoFileIsNotWaitedFor)
{
    ASSERT_EQ(::mkfifo(QFile::encodeName(path).constData(), 0600), 0);
    SettingsFile blocked(path);
    blocked.setValue(pace, 2);
    EXPECT_EQ(blocked.value(pace), 2) << "it is in force";
    ASSERT_TRUE(setDamagedAside(path));
    ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), path));
    SettingsFile(path).setValue(pace, 2);
    EXPECT_TRUE(QFileInfo(path).isSymLink()) << "nothing is written there";
    ASSERT_TRUE(setDamagedAside(path));
    ASSERT_TRUE(QDir().mkdir(path));
    ASSERT_TRUE(setDamagedAside(path));
    EXPECT_TRUE(QFileInfo(path + QStringLiteral(".damaged-3")).isDir());
    writeFile(path, "[a]\n");
    ASSERT_TRUE(QFile::resize(path, 100 << 20));
    EXPECT_TRUE(setDamagedAside(path));
    EXPECT_FALSE(setDamagedAside(path)) << "there is nothing";
}

} // namespace
