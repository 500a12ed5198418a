#include "app/platform/row_model.h"

#include <QMetaProperty>

namespace
{

// To QML a choice is its number.
QVariant plain(const QVariant& value)
{
    return value.metaType().flags().testFlag(QMetaType::IsEnumeration) ? value.toInt() : value;
}

} // namespace

QVariant RowList::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    return plain(row_.property(role - Qt::UserRole).readOnGadget(rowAt(index.row())));
}

QHash<int, QByteArray> RowList::roleNames() const
{
    QHash<int, QByteArray> names;
    for (int property = 0; property < row_.propertyCount(); ++property)
        names[Qt::UserRole + property] = row_.property(property).name();
    return names;
}

QList<int> RowList::rolesApart(const void* one, const void* other) const
{
    QList<int> roles;
    for (int property = 0; property < row_.propertyCount(); ++property)
        if (row_.property(property).readOnGadget(one) != row_.property(property).readOnGadget(other))
            roles.append(Qt::UserRole + property);
    return roles;
}

#include "moc_row_model.cpp"
