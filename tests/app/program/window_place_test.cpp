// Where the window was is where it comes again, if that can still be seen.
#include "app/program/window_place.h"

#include <QGuiApplication>
#include <QScreen>
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

// With room for a title bar. The screen of these tests is 800x800.
TEST_F(WindowPlaceTest, WhatIsLargerThanTheScreenIsMadeToFit)
{
    const QRect screen = QGuiApplication::primaryScreen()->availableGeometry();
    const QRect room = screen.adjusted(0, 32, 0, 0);
    EXPECT_EQ(restored({0, 0, 3840, 2160}), room);
    EXPECT_EQ(restored({0, 30, 2500, 400}), QRect(0, 32, screen.width(), 400));
    EXPECT_EQ(restored({screen.width() - 100, screen.height() - 50, 500, 320}),
              QRect(screen.width() - 500, screen.height() - 320, 500, 320));
    EXPECT_EQ(restored({-3000, 0, 3200, 780}), room.intersected(QRect(0, 0, 3200, 780 + 32)));
}

TEST_F(WindowPlaceTest, WhatIsTooSmallIsMadeAsLargeAsItMustBe)
{
    EXPECT_EQ(restored({60, 50, 0, 0}), QRect(10, 10, 400, 300));
    EXPECT_EQ(restored({60, 50, 20, 20}), QRect(60, 50, 300, 200));
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
