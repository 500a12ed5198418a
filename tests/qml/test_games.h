// Games for the tests of the window, and what of the window cannot be seen from QML.
#pragma once

#include "app/game_controller.h"

#include <QQuickWindow>
#include <QTemporaryDir>

#include <memory>

class TestGames : public QObject
{
    Q_OBJECT

public:
    /// The engine whose texts follow the language of the games.
    void useEngine(QQmlEngine* engine) { engine_ = engine; }

    /// A game as `--new` describes it, with a data folder of its own. Takes the place of the game before it, whose
    /// window must be gone.
    Q_INVOKABLE GameController* begin(const QString& spec, qreal pace);
    /// What a screen reader finds in the window: each node's name, whatever its depth.
    Q_INVOKABLE QStringList accessibleNames(QQuickWindow* window) const;

private:
    QQmlEngine* engine_ = nullptr;
    std::unique_ptr<QTemporaryDir> dataDir_;
    std::unique_ptr<GameController> game_;
};
