// The figures and the best rounds of the statistics, as rows.
#pragma once

#include "app/history/history_words.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

class FigureModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the statistics.")

public:
    enum Role { LabelRole = Qt::UserRole + 1, ValueRole, DetailRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void show(std::vector<FigureText> figures);

private:
    std::vector<FigureText> figures_;
};

class BestRoundModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the statistics.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        PointsRole = Qt::UserRole + 1,
        OpponentsRole,    ///< how many
        OthersPointsRole, ///< of all opponents together
        RulesRole,        ///< name of the rulebook
        DateRole
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    int count() const { return static_cast<int>(rounds_.size()); }
    void show(std::vector<PlayedRound> rounds);

signals:
    void countChanged();

private:
    std::vector<PlayedRound> rounds_;
};
