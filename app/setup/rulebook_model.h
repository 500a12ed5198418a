// The rulebooks of the engine's catalogue, in words.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

class RulebookModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")

public:
    enum Role { IdRole = Qt::UserRole + 1, NameRole, BlurbRole };

    using QAbstractListModel::QAbstractListModel;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void retranslate();
};
