// What a desktop wants opened while the program runs, as macOS says it.
#include "app/program/file_openings.h"

#include <QApplication>
#include <QDir>
#include <QFileOpenEvent>
#include <QSignalSpy>

#include <gtest/gtest.h>

namespace
{

TEST(FileOpenings, AreHeardWhileTheyAreThere)
{
    const QString file = QDir::tempPath() + QStringLiteral("/a b.mtrain");
    QFileOpenEvent event(file);
    {
        const FileOpenings openings(*qApp);
        QSignalSpy asked(&openings, &FileOpenings::asked);
        EXPECT_TRUE(QApplication::sendEvent(qApp, &event));
        ASSERT_EQ(asked.size(), 1);
        EXPECT_EQ(asked.first().first().toString(), file);
    }
    QApplication::sendEvent(qApp, &event); // and nobody is left to hear it
}

TEST(FileOpenings, TakeNothingElse)
{
    const FileOpenings openings(*qApp);
    QSignalSpy asked(&openings, &FileOpenings::asked);
    QFileOpenEvent address(QUrl(QStringLiteral("https://example.org/a.mtrain")));
    QApplication::sendEvent(qApp, &address);
    QEvent other(QEvent::ApplicationActivate);
    QApplication::sendEvent(qApp, &other);
    EXPECT_TRUE(asked.isEmpty());
}

} // namespace
