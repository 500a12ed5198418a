// The score sheet: a row for each finished round, with the points of every seat in it.
#pragma once

#include "app/scores/score_table.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

class ScoreModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the score sheet.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QStringList seatNames READ seatNames NOTIFY changed)
    Q_PROPERTY(QStringList seatColours READ seatColours NOTIFY changed)
    /// By seat, over all finished rounds.
    Q_PROPERTY(QStringList totals READ totals NOTIFY changed)
    /// Seats, from 0: who has won, or who leads.
    Q_PROPERTY(QList<int> leaders READ leaders NOTIFY changed)
    /// Who has won or who leads, in a sentence; empty before the first round.
    Q_PROPERTY(QString standing READ standing NOTIFY changed)
    /// All totals in a sentence, for who cannot see them.
    Q_PROPERTY(QString spokenTotals READ spokenTotals NOTIFY changed)

public:
    enum Role {
        RoundRole = Qt::UserRole + 1, ///< from 1
        EngineRole,                   ///< the value of its engine
        ScoresRole,                   ///< QStringList by seat
        RunningTotalsRole,            ///< QStringList by seat, after this round
        BestRole,                     ///< QList<bool> by seat: nobody had fewer points in this round
        SpokenNameRole                ///< the whole row
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return table_.rounds(); }
    QStringList seatNames() const;
    QStringList seatColours() const { return table_.colours; }
    QStringList totals() const;
    QList<int> leaders() const;
    QString standing() const;
    QString spokenTotals() const;

    const ScoreTable& table() const { return table_; }
    /// Keeps the rows that both begin with.
    void show(const ScoreTable& table);
    void retranslate();

signals:
    void countChanged();
    /// Anything of it: rounds, names, language.
    void changed();

private:
    ScoreTable table_;
};
