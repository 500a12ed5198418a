#include "app/program/window_place.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>

namespace
{

const auto placeKey = QStringLiteral("window/place");
const auto stateKey = QStringLiteral("window/state");

// So much of the window's head must be on a screen that it can be taken hold of.
bool canBeReached(const QRect& place)
{
    const QRect head(place.left(), place.top(), place.width(), 40);
    const QList<QScreen*> screens = QGuiApplication::screens();
    return std::any_of(screens.begin(), screens.end(), [&](const QScreen* screen) {
        const QRect seen = screen->availableGeometry().intersected(head);
        return seen.width() >= 100 && seen.height() >= 20;
    });
}

} // namespace

void WindowPlace::restore(QWindow* window)
{
    const QRect place = settings_.value(placeKey).toRect();
    if (place.width() >= window->minimumWidth() && place.height() >= window->minimumHeight() && canBeReached(place))
        window->setGeometry(place);
    const QString state = settings_.value(stateKey).toString();
    if (state == QStringLiteral("full"))
        window->showFullScreen();
    else if (state == QStringLiteral("maximised"))
        window->showMaximized();
}

void WindowPlace::remember(QWindow* window)
{
    const bool isFull = window->visibility() == QWindow::FullScreen;
    const bool isMaximised = window->visibility() == QWindow::Maximized;
    settings_.setValue(stateKey, isFull        ? QStringLiteral("full")
                                 : isMaximised ? QStringLiteral("maximised")
                                               : QStringLiteral("normal"));
    if (!isFull && !isMaximised)
        settings_.setValue(placeKey, window->geometry());
}

void WindowPlace::toggleFullScreen(QWindow* window)
{
    if (window->visibility() != QWindow::FullScreen) {
        wasMaximised_ = window->visibility() == QWindow::Maximized;
        window->showFullScreen();
    } else if (wasMaximised_) {
        window->showMaximized();
    } else {
        window->showNormal();
    }
}

#include "moc_window_place.cpp"
