// Where the window was and how large, for the next start.
#pragma once

#include "app/platform/settings_file.h"

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

    /// Puts the window where it was when it was left. A place that is not on any screen now, or none, changes nothing.
    Q_INVOKABLE void restore(QWindow* window);
    /// To be told where the window is before it goes.
    Q_INVOKABLE void remember(QWindow* window);
    Q_INVOKABLE void toggleFullScreen(QWindow* window);

private:
    SettingsFile settings_;
    bool wasMaximised_ = false; ///< before it filled the screen
};
