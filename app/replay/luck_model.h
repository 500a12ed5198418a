// How lucky each seat was, in numbers.
#pragma once

#include "app/words/seat_names.h"
#include "engine/record/luck.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

class LuckModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The fairness page makes it.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        DrawnRole,
        FittedRole, ///< "12 of 30 (40 %)"
        DoublesDealtRole,
        DoublesDrawnRole,
        PipsDealtRole ///< on average in a round, "87.5"
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(luck_.size()); }
    const std::vector<mt::Luck>& luck() const { return luck_; }
    /// By seat, over so many rounds.
    void show(std::vector<mt::Luck> luck, int rounds, const SeatNames& names);
    void retranslate();

signals:
    void countChanged();

private:
    std::vector<mt::Luck> luck_;
    int rounds_ = 0;
    SeatNames names_;
};
