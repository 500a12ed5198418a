// What Disk promises, on the disk of this computer.
#include "app/saving/disk.h"
#include "tests/app/support.h"

#include <QDir>
#include <QFileInfo>

#include <gtest/gtest.h>

namespace
{

class DiskTest : public testing::Test
{
protected:
    std::filesystem::path path(const char* name) const { return folder() / name; }
    std::filesystem::path folder() const { return QFileInfo(dir.path()).filesystemFilePath(); }
    QByteArray bytes(const char* name) const { return bytesOf(dir.filePath(QString::fromUtf8(name))); }
    std::unique_ptr<DiskFile> open(const char* name, Disk::Open how)
    {
        auto file = Disk::system().open(path(name), how, error);
        EXPECT_EQ(file == nullptr, bool(error));
        return file;
    }
    FileIdentity identityOf(const char* name) { return Disk::system().identityOf(path(name), error); }

    QTemporaryDir dir;
    std::error_code error;
};

TEST_F(DiskTest, FilesGrowAtTheirEndAndAreCut)
{
    const auto file = open("file", Disk::Open::fresh);
    ASSERT_TRUE(file);
    EXPECT_FALSE(file->append("one\n"));
    EXPECT_FALSE(file->append("two\nthr"));
    EXPECT_FALSE(file->sync());
    EXPECT_EQ(file->size(error), 11U);
    EXPECT_FALSE(file->cut(8));
    EXPECT_EQ(file->size(error), 8U);
    EXPECT_FALSE(file->append("three\n"));
    EXPECT_EQ(bytes("file"), "one\ntwo\nthree\n");
    const auto again = open("file", Disk::Open::existing);
    ASSERT_TRUE(again);
    EXPECT_FALSE(again->append("four\n"));
    EXPECT_FALSE(file->append("five\n")) << "where it ends by now";
    EXPECT_EQ(bytes("file"), "one\ntwo\nthree\nfour\nfive\n");
    EXPECT_FALSE(error);
}

TEST_F(DiskTest, HowAFileIsOpened)
{
    open("file", Disk::Open::existing);
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
    open("no/file", Disk::Open::any);
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
    EXPECT_FALSE(open("file", Disk::Open::any)->append("some words"));
    open("file", Disk::Open::fresh);
    EXPECT_EQ(error, std::errc::file_exists);
    EXPECT_FALSE(open("file", Disk::Open::any)->append(", and more"));
    EXPECT_EQ(bytes("file"), "some words, and more");
    const auto over = open("file", Disk::Open::over);
    EXPECT_FALSE(over->append("SOME"));
    EXPECT_FALSE(over->append(" WO"));
    EXPECT_EQ(bytes("file"), "SOME WOrds, and more");
    EXPECT_FALSE(open("new", Disk::Open::over)->append("new"));
    EXPECT_EQ(bytes("new"), "new");
}

TEST_F(DiskTest, AFileIsTheOneOfItsNameOrNot)
{
    const auto file = open("file", Disk::Open::fresh);
    const FileIdentity own = file->identity(error);
    EXPECT_EQ(own, identityOf("file"));
    EXPECT_EQ(own, open("file", Disk::Open::existing)->identity(error));
    ASSERT_TRUE(QFile::rename(dir.filePath(QStringLiteral("file")), dir.filePath(QStringLiteral("moved"))));
    EXPECT_EQ(own, identityOf("moved"));
    identityOf("file");
    EXPECT_EQ(error, std::errc::no_such_file_or_directory);
    open("file", Disk::Open::fresh);
    EXPECT_NE(own, identityOf("file"));
    EXPECT_FALSE(error);
    EXPECT_EQ(own, file->identity(error));
    identityOf("file/below");
    EXPECT_EQ(error, std::errc::not_a_directory);
}

TEST_F(DiskTest, AFileIsReplacedAsAWhole)
{
    EXPECT_FALSE(Disk::system().replace(path("note"), "first\n"));
    const FileIdentity first = identityOf("note");
    EXPECT_FALSE(Disk::system().replace(path("note"), "second\n"));
    EXPECT_EQ(bytes("note"), "second\n");
    EXPECT_NE(first, identityOf("note")) << "and not written over";
    EXPECT_TRUE(bool(Disk::system().replace(path("no/note"), "third\n")));
    ASSERT_TRUE(QDir(dir.path()).mkdir(QStringLiteral("folder")));
    EXPECT_TRUE(bool(Disk::system().replace(path("folder"), "fourth\n")));
    EXPECT_EQ(QDir(dir.path()).entryList(QDir::Files), QStringList(QStringLiteral("note"))) << "nothing is left over";
}

TEST_F(DiskTest, AFolderIsSynced)
{
    EXPECT_FALSE(Disk::system().syncFolder(folder()));
    EXPECT_TRUE(bool(Disk::system().syncFolder(path("nowhere"))));
}

} // namespace
