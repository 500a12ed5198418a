// Files are read without waiting, and what is none is named.
#include "engine/base/regular_file.h"

#include "tests/temporary_folder.h"

#include <gtest/gtest.h>

#include <fstream>

#ifndef _WIN32
#include <sys/stat.h>
#endif

namespace mt
{
namespace
{

using Kind = FileProblem::Kind;

class RegularFile : public ::testing::Test
{
protected:
    std::filesystem::path write(const std::string& name, const std::string& content) const
    {
        return temporary_.write(name, content);
    }

private:
    const test::TemporaryFolder temporary_;

protected:
    const std::filesystem::path folder_ = temporary_.path();
};

Kind problemWith(const std::filesystem::path& path, std::uint64_t most = 1000)
{
    const auto read = readFile(path, most);
    const auto* problem = std::get_if<FileProblem>(&read);
    EXPECT_NE(problem, nullptr) << path << " was read";
    return problem == nullptr ? Kind::unreadable : problem->kind;
}

TEST_F(RegularFile, IsReadWholeAlsoByALink)
{
    const std::string content = std::string(200'000, 'a') + '\0' + "end";
    const std::filesystem::path file = write("file", content);
    EXPECT_EQ(std::get<std::string>(readFile(file, content.size())), content);
    std::error_code noLinks; // so it is on Windows
    std::filesystem::create_symlink(file, folder_ / "link", noLinks);
    if (!noLinks) {
        EXPECT_EQ(std::get<std::string>(readFile(folder_ / "link", content.size())), content);
    }
    EXPECT_EQ(std::get<std::string>(readFile(write("none", ""), 0)), "");
    EXPECT_FALSE(obstacleAt(file, content.size()));
}

#ifndef _WIN32 // no pipe lies among files there, and devices have other names
TEST_F(RegularFile, WhatIsNoneIsNamedAndNotWaitedFor)
{
    const std::filesystem::path pipe = folder_ / "pipe";
    ASSERT_EQ(::mkfifo(pipe.c_str(), 0600), 0);
    std::filesystem::create_symlink("/dev/zero", folder_ / "zero");
    const std::pair<std::filesystem::path, Kind> cases[] = {
        {pipe, Kind::pipe}, {folder_ / "zero", Kind::device}, {folder_, Kind::folder}};
    for (const auto& [path, kind] : cases) {
        EXPECT_EQ(problemWith(path), kind) << path;
        const auto obstacle = obstacleAt(path, 1000);
        ASSERT_TRUE(obstacle) << path;
        EXPECT_EQ(obstacle->kind, kind) << path;
    }
    EXPECT_EQ(problemWith(folder_ / "nothing"), Kind::missing);
    EXPECT_EQ(problemWith(write("file", "x") / "below"), Kind::missing);
    EXPECT_FALSE(obstacleAt(folder_ / "nothing", 0));
}
#endif

TEST_F(RegularFile, IsNoLargerThanSaid)
{
    const std::filesystem::path file = write("file", "12345");
    EXPECT_EQ(problemWith(file, 4), Kind::tooLarge);
    EXPECT_TRUE(obstacleAt(file, 4));
    EXPECT_FALSE(obstacleAt(file, 5));
    FileStream growing(file, 5);
    ASSERT_FALSE(growing.problem());
    std::ofstream(file, std::ios::binary | std::ios::app) << "6";
    std::string text(10, ' ');
    growing.read(text.data(), 10);
    EXPECT_TRUE(growing.bad());
    ASSERT_TRUE(growing.problem());
    EXPECT_EQ(growing.problem()->kind, Kind::tooLarge);
}

TEST_F(RegularFile, TheSystemsOwnFilesThatTellNoSizeEndSomewhere)
{
    if (!std::filesystem::exists("/proc/self/maps"))
        GTEST_SKIP();
    EXPECT_EQ(problemWith("/proc/self/maps", 100), Kind::tooLarge);
    EXPECT_EQ(problemWith("/proc/self/mem"), Kind::unreadable);
}

TEST_F(RegularFile, CanBeSoughtIn)
{
    FileStream in(write("file", "first\nsecond\n"), 100);
    std::string line;
    ASSERT_TRUE(std::getline(in, line));
    EXPECT_EQ(line, "first");
    EXPECT_EQ(in.tellg(), 6);
    ASSERT_TRUE(in.seekg(-3, std::ios::end));
    ASSERT_TRUE(in.seekg(-3, std::ios::end));
    ASSERT_TRUE(std::getline(in, line));
    EXPECT_EQ(line, "nd");
    EXPECT_TRUE(in.seekg(0) && std::getline(in, line));
    EXPECT_EQ(line, "first");
    EXPECT_FALSE(in.seekg(-100, std::ios::cur));
}

} // namespace
} // namespace mt
