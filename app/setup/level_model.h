// The AI levels that are offered to players, in words.
#pragma once

#include "engine/ai/level.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <string>
#include <vector>

class LevelModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")

    /// The row of the level that nobody chose.
    Q_PROPERTY(int defaultRow READ defaultRow CONSTANT)

public:
    enum Role { IdRole = Qt::UserRole + 1, NameRole, BlurbRole };

    explicit LevelModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void retranslate();

    /// From the weakest to the strongest.
    const std::vector<std::string>& ids() const { return ids_; }
    int defaultRow() const { return rowOf(std::string(mt::defaultLevel)); }
    /// The row of that level, or -1.
    int rowOf(const std::string& id) const;

private:
    std::vector<std::string> ids_;
};
