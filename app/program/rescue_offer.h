// What an earlier end of the program could not save and put into a rescue file: somebody is asked what is to become of
// it (docs/decisions/0015).
#pragma once

#include "app/play/game_controller.h"
#include "app/saving/settings_file.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class RescueOffer : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    /// The rescue file that is asked about, a whole path; empty: there is nothing to ask. As long as there is one the
    /// game on the table waits.
    Q_PROPERTY(QString file READ file NOTIFY changed)

public:
    /// `game`: whose files they are; `settings`: where it is written down which ones are to be left. Both outlive it.
    RescueOffer(GameController& game, SettingsFile& settings, QObject* parent = nullptr);

    QString file() const { return files_.value(0); }
    /// Whether there is something to ask: to be called at the program's start.
    Q_INVOKABLE void look();

    /// The game comes onto the table and is one of the saved ones.
    Q_INVOKABLE void keepOn();
    /// The file stays where it is and is not asked about any more.
    Q_INVOKABLE void leave();
    /// The next start of the program asks again.
    Q_INVOKABLE void putOff();

signals:
    void changed();

private:
    void take(const QStringList& files);

    GameController& game_;
    SettingsFile& settings_;
    QStringList files_;
};
