// What a player has set to taste: one property a setting, at once in force and remembered.
//
// A value in the file that makes no sense counts as the default, and a value out of range as the nearest in it.
#pragma once

#include <QObject>
#include <QSettings>
#include <QtQml/qqmlregistration.h>

class Preferences : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has them.")

    /// How long everything that moves takes, as a factor: 0 (at once) to 3; 1 is the default.
    Q_PROPERTY(qreal pace READ pace WRITE setPace NOTIFY paceChanged)
    /// 0: no sound; 1: as loud as the sounds were made.
    Q_PROPERTY(qreal soundVolume READ soundVolume WRITE setSoundVolume NOTIFY soundVolumeChanged)

public:
    /// `file`: kept there; another object may use the same file.
    explicit Preferences(const QString& file, QObject* parent = nullptr);

    qreal pace() const { return pace_; }
    void setPace(qreal pace);
    qreal soundVolume() const { return soundVolume_; }
    void setSoundVolume(qreal volume);

signals:
    void paceChanged();
    void soundVolumeChanged();

private:
    QSettings settings_;
    qreal pace_ = 1;
    qreal soundVolume_ = 1;
};
