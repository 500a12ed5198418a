// The score sheet: a row for each finished round, with the points of every seat in it.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

class ScoreModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The game makes the score sheet.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)
    Q_PROPERTY(QStringList seatNames READ seatNames NOTIFY seatNamesChanged)
    /// By seat, over all finished rounds.
    Q_PROPERTY(QList<int> totals READ totals NOTIFY countChanged)

public:
    enum Role {
        RoundRole = Qt::UserRole + 1, ///< from 1
        EngineRole,                   ///< the value of its engine
        ScoresRole,                   ///< QList<int> by seat
        RunningTotalsRole             ///< QList<int> by seat, after this round
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(rows_.size()); }
    QStringList seatNames() const { return seatNames_; }
    QList<int> totals() const;
    void setSeatNames(const QStringList& names);
    /// One finished round. `engine`: the value of its engine; `scores`: by seat.
    struct Row {
        int engine = 0;
        QList<int> scores;
        friend bool operator==(const Row&, const Row&) = default;
    };
    /// Keeps the rows that both begin with.
    void show(const std::vector<Row>& rows);

signals:
    void countChanged();
    void seatNamesChanged();

private:
    QList<int> totalsAfter(int rows) const;

    QStringList seatNames_;
    std::vector<Row> rows_;
};
