// A lock keeps others away as long as its program runs, and nothing else does.
#include "app/platform/file_lock.h"
#include "tests/app/support.h"

#include <QSysInfo>

#include <sys/stat.h>

namespace
{

class FileLock : public testing::Test
{
protected:
    std::error_code errorOf() const
    {
        std::error_code error;
        const auto lock = lockFile(path, error);
        EXPECT_EQ(lock == nullptr, bool(error));
        return error;
    }
    // As a program leaves it that a power cut has ended.
    void leave(const QByteArray& program) const { writeFile(lockPath, program); }

    QTemporaryDir dir;
    const QString path = dir.filePath(QStringLiteral("game.jsonl"));
    const QString lockPath = path + QStringLiteral(".lock");
};

TEST_F(FileLock, KeepsOthersAwayUntilItGoes)
{
    std::error_code error;
    auto lock = lockFile(path, error);
    ASSERT_TRUE(lock);
    EXPECT_TRUE(isLocked(path));
    EXPECT_EQ(errorOf(), std::errc::device_or_resource_busy);
    lock.reset();
    EXPECT_FALSE(isLocked(path));
    EXPECT_FALSE(errorOf());
}

TEST_F(FileLock, WhatNobodyHoldsIsTakenOver)
{
    const QByteArray here = QSysInfo::machineHostName().toLocal8Bit();
    for (const QByteArray& left : {QByteArray(), QByteArray("\0\0\0\0", 4), QByteArray("rubbish"),
                                   QByteArray("999999999\nmexican-train\n" + here + '\n')}) {
        leave(left);
        EXPECT_FALSE(isLocked(path)) << left.toStdString();
        leave(left);
        EXPECT_FALSE(errorOf()) << left.toStdString();
    }
}

TEST_F(FileLock, WhatIsNoLockIsNotWaitedFor)
{
    ASSERT_EQ(::mkfifo(QFile::encodeName(lockPath).constData(), 0600), 0);
    EXPECT_EQ(errorOf(), std::errc::file_exists);
    EXPECT_FALSE(isLocked(path));
    ASSERT_TRUE(QFile::remove(lockPath));
    ASSERT_TRUE(QFile::link(QStringLiteral("/dev/zero"), lockPath));
    EXPECT_EQ(errorOf(), std::errc::file_exists);
    EXPECT_TRUE(QFile::exists(lockPath)) << "it is left alone";
}

} // namespace
