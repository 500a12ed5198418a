// The fairness page of the game on the table: the fingerprint of the running round, what the earlier ones were made
// from, how to check them, and everybody's luck. Of the running round it has the fingerprint and nothing else: whoever
// opens the record can read the rest, and the page says so.
#pragma once

#include "app/platform/background.h"
#include "app/platform/row_model.h"
#include "app/play/game_session.h"
#include "app/saving/played_record.h"
#include "engine/record/luck.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

/// A deal with its fingerprint; of a finished round also what the fingerprint was made from.
struct DealRow {
    Q_GADGET
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(QStringList fingerprint MEMBER fingerprint)
    Q_PROPERTY(QString salt MEMBER salt)
    Q_PROPERTY(QString deck MEMBER deck)
    Q_PROPERTY(QString verdict MEMBER verdict)

public:
    int round = 1;             ///< from 1
    QStringList fingerprint{}; ///< in groups of hexadecimal digits, or empty
    QString salt{};            ///< empty while the round runs
    QString deck{};            ///< the tiles in their order; empty while the round runs
    QString verdict{};         ///< in words

    friend bool operator==(const DealRow&, const DealRow&) = default;
};

/// How lucky a seat was, in numbers.
struct LuckRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString drawn MEMBER drawn)
    Q_PROPERTY(QString fitted MEMBER fitted)
    Q_PROPERTY(QString doublesDealt MEMBER doublesDealt)
    Q_PROPERTY(QString doublesDrawn MEMBER doublesDrawn)
    Q_PROPERTY(QString pipsDealt MEMBER pipsDealt)

public:
    QString name;
    QString drawn;
    QString fitted; ///< "12 of 30 (40 %)"
    QString doublesDealt;
    QString doublesDrawn;
    QString pipsDealt; ///< on average in a round, "87.5"

    friend bool operator==(const LuckRow&, const LuckRow&) = default;
};

class Fairness : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")

    /// The earlier rounds are being read.
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// The newest round first.
    Q_PROPERTY(RowList* deals READ deals CONSTANT)
    Q_PROPERTY(RowList* luck READ luck CONSTANT)
    Q_PROPERTY(QString promise READ promise NOTIFY changed)
    Q_PROPERTY(QString computerSeats READ computerSeats NOTIFY changed)
    Q_PROPERTY(QString openFile READ openFile NOTIFY changed)
    Q_PROPERTY(QString whatItShows READ whatItShows NOTIFY changed)
    Q_PROPERTY(QString howToCheck READ howToCheck NOTIFY changed)
    Q_PROPERTY(QString howToCompare READ howToCompare NOTIFY changed)
    Q_PROPERTY(QString aboutLuck READ aboutLuck NOTIFY changed)
    /// What is to be typed; empty where the game is not being saved.
    Q_PROPERTY(QString command READ command NOTIFY changed)

public:
    /// The session must outlive it.
    explicit Fairness(const GameSession& session, QObject* parent = nullptr);

    bool busy() const { return reader_.isBusy(); }
    RowModel<DealRow>* deals() { return &deals_; }
    RowModel<LuckRow>* luck() { return &luck_; }
    QString promise() const;
    QString computerSeats() const;
    QString openFile() const;
    QString whatItShows() const;
    QString howToCheck() const;
    QString howToCompare() const;
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
    void showLuck();

    const GameSession& session_;
    std::vector<mt::Luck> facts_; ///< by seat, over `rounds_`; empty as long as no round is finished
    int rounds_ = 0;
    RowModel<DealRow> deals_;
    RowModel<LuckRow> luck_;
    Background reader_;
};
