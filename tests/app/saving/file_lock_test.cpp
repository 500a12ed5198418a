// A lock keeps others away as long as its program runs, and nothing else does.
#include "app/saving/file_lock.h"
#include "tests/app/support.h"

#include <QLockFile>
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

TEST_F(FileLock, OfAnEarlierVersionKeepsAwayAndIsKeptAway)
{
    QLockFile earlier(lockPath);
    earlier.setStaleLockTime(0);
    ASSERT_TRUE(earlier.tryLock());
    EXPECT_TRUE(isLocked(path));
    EXPECT_EQ(errorOf(), std::errc::device_or_resource_busy);
    earlier.unlock();
    std::error_code error;
    const auto ours = lockFile(path, error);
    ASSERT_TRUE(ours);
    EXPECT_FALSE(earlier.tryLock());
    EXPECT_FALSE(earlier.removeStaleLockFile());
    EXPECT_FALSE(ours->isGone());
}

TEST_F(FileLock, WithoutItsFileIsSeenByNobody)
{
    std::error_code error;
    const auto lock = lockFile(path, error);
    ASSERT_TRUE(lock);
    EXPECT_FALSE(lock->isGone());
    ASSERT_TRUE(QFile::remove(lockPath));
    EXPECT_TRUE(lock->isGone());
    auto other = lockFile(path, error);
    ASSERT_TRUE(other);
    EXPECT_TRUE(lock->isGone()) << "that is another's";
}

TEST_F(FileLock, IsTheFilesOfWhoHoldsIt)
{
    std::error_code error;
    auto gone = lockFile(path, error);
    ASSERT_TRUE(QFile::remove(lockPath));
    const auto other = lockFile(path, error);
    gone.reset();
    EXPECT_TRUE(QFile::exists(lockPath)) << "who lost it removes nobody else's";
    EXPECT_TRUE(isLocked(path));
}

TEST_F(FileLock, IsNotMadeByWhoOnlyAsks)
{
    EXPECT_FALSE(isLocked(path));
    EXPECT_FALSE(QFile::exists(lockPath));
    leave("rubbish");
    EXPECT_FALSE(isLocked(path));
    EXPECT_FALSE(QFile::exists(lockPath));
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
