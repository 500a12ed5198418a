#include "app/platform/dialogs.h"

#include <QDialog>
#include <QGuiApplication>
#include <QQuickWindow>

namespace
{

QWindow* programWindow()
{
    for (QWindow* window : QGuiApplication::topLevelWindows())
        if (window->isVisible() && qobject_cast<QQuickWindow*>(window) != nullptr)
            return window;
    return nullptr;
}

} // namespace

void Dialogs::open(QDialog* dialog)
{
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->winId(); // it has no window handle before
    dialog->windowHandle()->setTransientParent(programWindow());
    dialog->open();
}
