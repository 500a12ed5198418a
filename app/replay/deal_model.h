// The deals of a game with their fingerprints; of a finished round also what the fingerprint was made from.
#pragma once

#include "engine/record/record_line.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

class DealModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fairness page makes it.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        RoundRole = Qt::UserRole + 1, ///< from 1
        FingerprintRole,              ///< 64 hexadecimal digits, or empty
        SaltRole,                     ///< empty while the round runs
        DeckRole,                     ///< the tiles in their order; empty while the round runs
        VerdictRole                   ///< in words
    };
    struct Row {
        int round = 1;
        QString fingerprint{};
        QString salt{};
        QString deck{};
    };
    /// What of a round that is running may be shown.
    static Row running(const mt::RoundLine& deal);
    /// Of a finished one: everything.
    static Row finished(const mt::RoundLine& deal);

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(rows_.size()); }
    void show(std::vector<Row> rows);
    void retranslate();

signals:
    void countChanged();

private:
    std::vector<Row> rows_;
};
