#include "app/program/window_place.h"

#include <QGuiApplication>
#include <QScreen>

#include <algorithm>
#include <cmath>

namespace
{

const auto placeKey = QStringLiteral("window/place");
const auto stateKey = QStringLiteral("window/state");

// A title bar, as long as nobody knows how high it is. Most are lower.
constexpr QMargins guessedFrame(0, 32, 0, 0);

// Null: the place is on no screen.
const QScreen* screenOf(const QRect& place)
{
    const auto seen = [&](const QScreen* screen) {
        const QRect part = screen->availableGeometry().intersected(place);
        return part.isEmpty() ? 0 : qint64(part.width()) * part.height();
    };
    const QList<QScreen*> screens = QGuiApplication::screens();
    const auto best = std::ranges::max_element(screens, {}, seen);
    return best == screens.end() || seen(*best) == 0 ? nullptr : *best;
}

// The place moved, and made smaller where it has to be, so that it lies on the screen with its frame.
QRect placeOn(const QScreen& screen, const QRect& place, const QMargins& frame)
{
    QRect room = screen.availableGeometry().marginsRemoved(frame);
    // Where a dot of the window is not a whole number of the screen's, Qt may have rounded up.
    if (screen.devicePixelRatio() != std::floor(screen.devicePixelRatio()))
        room.adjust(1, 1, -1, -1);
    const QSize size = place.size().boundedTo(room.size());
    return {QPoint(std::clamp(place.x(), room.x(), room.x() + room.width() - size.width()),
                   std::clamp(place.y(), room.y(), room.y() + room.height() - size.height())),
            size};
}

} // namespace

void WindowPlace::restore(QWindow* window)
{
    const QRect kept = settings_.value(placeKey).toRect();
    const QRect place(kept.topLeft(), kept.size().expandedTo(window->minimumSize()));
    const QScreen* screen = kept.isValid() ? screenOf(place) : nullptr;
    if (screen != nullptr)
        window->setGeometry(placeOn(*screen, place, guessedFrame));
    const QString state = settings_.value(stateKey).toString();
    if (state == QStringLiteral("full"))
        window->showFullScreen();
    else if (state == QStringLiteral("maximised"))
        window->showMaximized();
    for (const QScreen* each : QGuiApplication::screens())
        follow(window, each);
    connect(qApp, &QGuiApplication::screenAdded, window,
            [this, window](const QScreen* added) { follow(window, added); });
    connect(window, &QWindow::screenChanged, this, [this, window] { keepOnScreen(window); });
}

void WindowPlace::follow(QWindow* window, const QScreen* screen)
{
    connect(screen, &QScreen::availableGeometryChanged, window, [this, window] { keepOnScreen(window); });
}

void WindowPlace::keepOnScreen(QWindow* window)
{
    if (window->visibility() == QWindow::Windowed && window->screen() != nullptr)
        window->setGeometry(placeOn(*window->screen(), window->geometry(), window->frameMargins()));
}

void WindowPlace::makeRoomForFrame(QWindow* window)
{
    // A window that is larger than the whole screen is meant to be.
    const QSize screen = window->screen()->size();
    if (window->width() <= screen.width() && window->height() <= screen.height())
        keepOnScreen(window);
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
