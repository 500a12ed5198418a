// That new names get to the disk: which calls are made for it, on a disk that counts them.
#include "tests/app/saving/faulty_disk.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

namespace
{

class NewNames : public testing::Test
{
protected:
    std::vector<std::string> folders() { return std::exchange(disk.syncedFolders, {}); }
    std::unique_ptr<DiskFile> open(const char* name, Disk::Open how)
    {
        std::error_code error;
        auto file = disk.openNamed(folder / name, how, error);
        EXPECT_FALSE(error);
        return file;
    }

    const QTemporaryDir dir;
    const std::filesystem::path folder = dir.path().toStdString();
    FaultyDisk disk;
};

TEST_F(NewNames, AreSyncedWithTheFirstSyncOfTheFileAndNotAgain)
{
    for (const Disk::Open how : {Disk::Open::fresh, Disk::Open::any, Disk::Open::over}) {
        const std::string name = std::to_string(static_cast<int>(how));
        const auto made = open(name.c_str(), how);
        EXPECT_FALSE(made->append("words"));
        EXPECT_TRUE(folders().empty());
        EXPECT_FALSE(made->sync());
        EXPECT_EQ(folders(), std::vector{folder.string()});
        EXPECT_FALSE(made->append("words"));
        EXPECT_FALSE(made->sync());
        EXPECT_TRUE(folders().empty());
        if (how != Disk::Open::fresh) {
            EXPECT_FALSE(open(name.c_str(), how)->sync());
        }
        EXPECT_FALSE(open(name.c_str(), Disk::Open::existing)->sync());
        EXPECT_TRUE(folders().empty()) << "it was there";
    }
}

TEST_F(NewNames, AreSyncedUntilThatSucceeds)
{
    const auto made = open("file", Disk::Open::fresh);
    disk.losesNames = true;
    EXPECT_EQ(made->sync(), FaultyDisk::broken());
    EXPECT_EQ(made->sync(), FaultyDisk::broken());
    disk.losesNames = false;
    EXPECT_FALSE(made->sync());
    EXPECT_EQ(folders(), std::vector{folder.string()});
}

// As those of shared folders are, where the names of files are synced by nobody.
TEST_F(NewNames, AreAsSafeAsCanBeWhereFoldersCannotBeSynced)
{
    const std::filesystem::path processes = "/proc";
    if (!std::filesystem::is_directory(processes))
        GTEST_SKIP() << "no such file system here";
    EXPECT_FALSE(disk.syncNames(processes));
    EXPECT_TRUE(disk.syncNames(folder / "nowhere"));
}

TEST_F(NewNames, OfFoldersAreSyncedFromAboveWithTheFirstNameInThem)
{
    EXPECT_FALSE(disk.makeFolder(folder / "a" / "b"));
    EXPECT_TRUE(std::filesystem::is_directory(folder / "a" / "b"));
    EXPECT_TRUE(folders().empty()) << "nobody waits for it";
    const std::vector all{folder.string(), (folder / "a").string(), (folder / "a" / "b").string()};
    EXPECT_FALSE(open("a/b/file", Disk::Open::fresh)->sync());
    EXPECT_EQ(folders(), all);
    EXPECT_FALSE(disk.makeFolder(folder / "a" / "b"));
    EXPECT_FALSE(disk.makeFolder("/"));
    EXPECT_FALSE(disk.replace(folder / "a" / "b" / "other", "words"));
    EXPECT_EQ(folders(), std::vector{all.back()}) << "they are known";
}

TEST_F(NewNames, OfFoldersAreSyncedUntilThatSucceeds)
{
    EXPECT_FALSE(disk.makeFolder(folder / "c"));
    disk.losesNames = true;
    EXPECT_EQ(disk.replace(folder / "c" / "file", "words"), FaultyDisk::broken());
    disk.losesNames = false;
    EXPECT_FALSE(disk.replace(folder / "c" / "file", "words"));
    EXPECT_EQ(folders(), (std::vector{folder.string(), (folder / "c").string()}));
}

TEST_F(NewNames, OfFoldersNeedFolders)
{
    EXPECT_FALSE(open("file", Disk::Open::fresh)->append("in the way"));
    EXPECT_EQ(disk.makeFolder(folder / "file" / "a"), std::errc::not_a_directory);
}

} // namespace
