// The decisions of a round that cost most, as the coach tells of them.
#pragma once

#include "app/words/seat_names.h"
#include "engine/ai/coach.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

class MistakeModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The coach makes it.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        StepRole = Qt::UserRole + 1, ///< of the replay: the moment before the decision
        DoneRole,                    ///< in words
        BetterRole,                  ///< in words
        DoneTileRole,                ///< its id, or -1
        BetterTileRole               ///< its id, or -1
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(mistakes_.size()); }
    void show(std::vector<mt::Mistake> mistakes, const SeatNames& names);
    void retranslate();

signals:
    void countChanged();

private:
    std::vector<mt::Mistake> mistakes_;
    SeatNames names_;
};
