// Dialogs belong to the program's window.
#include "app/platform/dialogs.h"

#include <QCoreApplication>
#include <QDialog>
#include <QPointer>
#include <QQuickWindow>

#include <gtest/gtest.h>

TEST(Dialogs, BelongToTheWindowAndKeepItWaiting)
{
    QQuickWindow window;
    window.show();
    const QPointer<QDialog> dialog = new QDialog;
    Dialogs::open(dialog);
    // A window with such a parent does not keep the program running when the game is closed.
    EXPECT_EQ(dialog->windowHandle()->transientParent(), &window);
    EXPECT_EQ(dialog->windowHandle()->modality(), Qt::WindowModal);
    dialog->close();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_TRUE(dialog.isNull());
}
