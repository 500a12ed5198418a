// The kept games, to choose from.
#pragma once

#include "app/scorekeeper/kept_game_store.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

class KeptGameList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The score-keeper has one.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    enum Role {
        NamesRole = Qt::UserRole + 1, ///< of the players; of a file that cannot be read, its name
        BlurbRole,                    ///< when, by which rules, how far; or why it cannot be read
        ReadableRole
    };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override { return parent.isValid() ? 0 : count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    int count() const { return static_cast<int>(entries_.size()); }
    void show(std::vector<KeptGameStore::Entry> entries);
    void retranslate();
    /// The row must be there.
    const KeptGameStore::Entry& entry(int row) const { return entries_[static_cast<std::size_t>(row)]; }
    bool isRow(int row) const { return row >= 0 && row < count(); }

signals:
    void countChanged();

private:
    std::vector<KeptGameStore::Entry> entries_;
};
