// The score sheet: a row for each finished round, with the points of every seat in it.
#pragma once

#include "app/platform/row_model.h"
#include "app/scores/score_table.h"

struct ScoreRow {
    Q_GADGET
    Q_PROPERTY(int round MEMBER round)
    Q_PROPERTY(int engine MEMBER engine)
    Q_PROPERTY(QStringList scores MEMBER scores)
    Q_PROPERTY(QStringList runningTotals MEMBER runningTotals)
    Q_PROPERTY(QList<bool> best MEMBER best)
    Q_PROPERTY(QString spokenName MEMBER spokenName)

public:
    int round = 1;             ///< from 1
    int engine = 0;            ///< the value of its engine
    QStringList scores;        ///< by seat
    QStringList runningTotals; ///< by seat, after this round
    QList<bool> best;          ///< by seat: nobody had fewer points in this round
    QString spokenName;        ///< the whole row

    friend bool operator==(const ScoreRow&, const ScoreRow&) = default;
};

class ScoreModel : public ROW_MODEL(ScoreRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the score sheet.")
    Q_PROPERTY(QStringList seatNames READ seatNames NOTIFY changed)
    Q_PROPERTY(QStringList seatColours READ seatColours NOTIFY changed)
    /// By seat, over all finished rounds.
    Q_PROPERTY(QStringList totals READ totals NOTIFY changed)
    /// Seats, from 0: who has won, or who leads.
    Q_PROPERTY(QList<int> leaders READ leaders NOTIFY changed)
    /// Of the rounds that are to come, the next one first: the value of the double that is the engine.
    Q_PROPERTY(QList<int> enginesToCome READ enginesToCome NOTIFY changed)
    /// Who has won or who leads, in a sentence; empty before the first round.
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    /// All totals in a sentence, for who cannot see them.
    Q_PROPERTY(QString spokenTotals READ spokenTotals NOTIFY changed)
    /// The row of the last finished round, for who cannot see it; empty before the first one.
    Q_PROPERTY(QString spokenRound READ spokenRound NOTIFY changed)

public:
    QStringList seatNames() const;
    QStringList seatColours() const { return table_.colours; }
    QStringList totals() const;
    QList<int> leaders() const;
    QList<int> enginesToCome() const;
    QString standing() const;
    QString spokenTotals() const;
    QString spokenRound() const;

    const ScoreTable& table() const { return table_; }
    /// Keeps the rows that both begin with.
    void show(const ScoreTable& table);
    void retranslate();

signals:
    /// Anything of it: rounds, names, language.
    void changed();

private:
    ScoreTable table_;
};
