// Where running programs of one user speak to each other.
#include "app/saving/private_place.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <utility>
#include <vector>

namespace
{

#ifdef Q_OS_UNIX

class PrivatePlace : public testing::Test
{
protected:
    PrivatePlace()
    {
        qputenv("XDG_RUNTIME_DIR", runtime_.path().toUtf8());
        qputenv("TMPDIR", temporary_.path().toUtf8());
    }
    ~PrivatePlace() override
    {
        for (const auto& [name, value] : before_)
            value.isNull() ? qunsetenv(name) : qputenv(name, value);
    }
    static void openToAll(const QTemporaryDir& dir)
    {
        ASSERT_TRUE(QFile::setPermissions(dir.path(), QFile::Permissions(0x7777)));
    }

    const std::vector<std::pair<const char*, QByteArray>> before_{{"XDG_RUNTIME_DIR", qgetenv("XDG_RUNTIME_DIR")},
                                                                  {"TMPDIR", qgetenv("TMPDIR")}};
    QTemporaryDir runtime_;
    QTemporaryDir temporary_;
};

TEST_F(PrivatePlace, IsTheDesktopsFolderForRunningPrograms) { EXPECT_EQ(privatePlace(), runtime_.path()); }

TEST_F(PrivatePlace, IsNotWhereOthersMayWrite)
{
    openToAll(runtime_);
    EXPECT_EQ(privatePlace(), temporary_.path()) << "which is this user's own here";
    openToAll(temporary_);
    EXPECT_EQ(privatePlace(), QString());
}

TEST_F(PrivatePlace, IsAFolderThatIsThere)
{
    qputenv("XDG_RUNTIME_DIR", (runtime_.path() + "/none").toUtf8());
    EXPECT_EQ(privatePlace(), temporary_.path());
    QFile file(runtime_.path() + "/file");
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    qputenv("XDG_RUNTIME_DIR", file.fileName().toUtf8());
    EXPECT_EQ(privatePlace(), temporary_.path());
    qunsetenv("XDG_RUNTIME_DIR");
    EXPECT_EQ(privatePlace(), temporary_.path());
}

#endif

} // namespace
