// The fairness page of the game on the table: the fingerprint of the running round, what the earlier ones were made
// from, how to check them, and everybody's luck. Of the running round it has the fingerprint and nothing else.
#pragma once

#include "app/platform/background.h"
#include "app/play/game_session.h"
#include "app/replay/deal_model.h"
#include "app/replay/luck_model.h"
#include "app/replay/played_record.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

class Fairness : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")

    /// The earlier rounds are being read.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// The newest round first.
    Q_PROPERTY(DealModel* deals READ deals CONSTANT)
    Q_PROPERTY(LuckModel* luck READ luck CONSTANT)
    Q_PROPERTY(QString promise READ promise NOTIFY changed)
    Q_PROPERTY(QString computerSeats READ computerSeats NOTIFY changed)
    Q_PROPERTY(QString howToCheck READ howToCheck NOTIFY changed)
    Q_PROPERTY(QString aboutLuck READ aboutLuck NOTIFY changed)
    /// What is to be typed; empty where the game is not being saved.
    Q_PROPERTY(QString command READ command NOTIFY changed)

public:
    /// The session must outlive it.
    explicit Fairness(const GameSession& session, QObject* parent = nullptr);

    bool busy() const { return reader_.isBusy(); }
    DealModel* deals() { return &deals_; }
    LuckModel* luck() { return &luck_; }
    QString promise() const;
    QString computerSeats() const;
    QString howToCheck() const;
    QString aboutLuck() const;
    QString command() const;

    /// Brings everything up to date.
    Q_INVOKABLE void look();
    Q_INVOKABLE void copyCommand() const;

    void retranslate();

signals:
    void busyChanged();
    void changed();

private:
    void show(const SharedGame& game, std::vector<mt::Luck> luck);

    const GameSession& session_;
    DealModel deals_;
    LuckModel luck_;
    Background reader_;
};
