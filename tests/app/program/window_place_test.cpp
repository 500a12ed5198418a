// Where the window was is where it comes again, if that can still be seen.
#include "app/program/window_place.h"

#include <QSettings>
#include <QTemporaryDir>

#include <gtest/gtest.h>

namespace
{

class WindowPlaceTest : public testing::Test
{
protected:
    QTemporaryDir dir;
    WindowPlace place{dir.filePath(QStringLiteral("settings.ini"))};

    static void limit(QWindow& window) { window.setMinimumSize({300, 200}); }

    QRect restored(const QRect& left)
    {
        QWindow before;
        limit(before);
        before.setGeometry(left);
        place.remember(&before);
        QWindow after;
        limit(after);
        after.setGeometry(10, 10, 400, 300);
        WindowPlace(dir.filePath(QStringLiteral("settings.ini"))).restore(&after);
        return after.geometry();
    }
};

TEST_F(WindowPlaceTest, ComesWhereItWas) { EXPECT_EQ(restored({60, 50, 500, 320}), QRect(60, 50, 500, 320)); }

TEST_F(WindowPlaceTest, APlaceOutOfReachIsNotTaken)
{
    EXPECT_EQ(restored({9000, 50, 500, 320}), QRect(10, 10, 400, 300));
    EXPECT_EQ(restored({60, -9000, 500, 320}), QRect(10, 10, 400, 300));
}

TEST_F(WindowPlaceTest, NonsenseInTheFileChangesNothing)
{
    QSettings(dir.filePath(QStringLiteral("settings.ini")), QSettings::IniFormat)
        .setValue(QStringLiteral("window/place"), QStringLiteral("here"));
    QWindow window;
    limit(window);
    window.setGeometry(10, 10, 400, 300);
    WindowPlace(dir.filePath(QStringLiteral("settings.ini"))).restore(&window);
    EXPECT_EQ(window.geometry(), QRect(10, 10, 400, 300));
}

} // namespace
