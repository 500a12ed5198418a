#include "app/platform/row_model.h"

#include <QMetaProperty>

QVariant RowList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return row_.property(role - Qt::UserRole).readOnGadget(rowAt(index.row()));
}

QHash<int, QByteArray> RowList::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < row_.propertyCount(); ++property)
        names[Qt::UserRole + property] = row_.property(property).name();
    return names;
}
