// Where the window was and how large, for the next start.
#pragma once

#include "app/saving/settings_file.h"

#include <QObject>
#include <QWindow>
#include <QtQml/qqmlregistration.h>

class WindowPlace : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")

public:
    /// `file`: kept there; another object may use the same file. With `syncs` nothing waits for the disk.
    explicit WindowPlace(const QString& file, SyncQueue* syncs = nullptr) : settings_(file, syncs) {}

    /// Puts the window where it was when it was left, as far as there is room on that screen now; a place that is on no
    /// screen, or none, changes nothing. From then on the window stays on its screen when that becomes smaller or goes.
    Q_INVOKABLE void restore(QWindow* window);
    /// To be told when the window is shown: then it is known how much its frame takes.
    Q_INVOKABLE void makeRoomForFrame(QWindow* window);
    /// To be told where the window is before it goes.
    Q_INVOKABLE void remember(QWindow* window);
    Q_INVOKABLE void toggleFullScreen(QWindow* window);

private:
    void follow(QWindow* window, const QScreen* screen);
    void keepOnScreen(QWindow* window);

    SettingsFile settings_;
    bool wasMaximised_ = false; ///< before it filled the screen
};
