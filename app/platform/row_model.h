// Lists for QML whose rows are values.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <iterator>
#include <vector>

/// What QML knows of such a list: how long it is, and its roles, which are the properties of its rows.
class RowList : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Its rows are made in C++.")
    Q_PROPERTY(int count READ count NOTIFY countChanged)

public:
    int count() const { return rowCount(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

protected:
    RowList(const QMetaObject& row, QObject* parent) : QAbstractListModel(parent), row_(row) {}

private:
    virtual const void* rowAt(int row) const = 0;

    const QMetaObject& row_;
};

/// `Row`: a Q_GADGET that can be compared.
template <typename Row>
class RowModel : public RowList
{
public:
    explicit RowModel(QObject* parent = nullptr) : RowList(Row::staticMetaObject, parent) {}

    int rowCount(const QModelIndex& parent = {}) const override
    {
        return parent.isValid() ? 0 : static_cast<int>(rows_.size());
    }
    const std::vector<Row>& rows() const { return rows_; }
    /// The rows become these. Told is what differs: rows that say something else, and rows that come or go at the end.
    void setRows(std::vector<Row> rows)
    {
        const int before = count();
        const auto after = static_cast<int>(rows.size());
        if (after < before) {
            beginRemoveRows({}, after, before - 1);
            rows_.erase(rows_.begin() + after, rows_.end());
            endRemoveRows();
        }
        for (int row = 0; row < count(); ++row) {
            const auto at = static_cast<std::size_t>(row);
            if (rows_[at] == rows[at])
                continue;
            rows_[at] = std::move(rows[at]);
            emit dataChanged(index(row), index(row));
        }
        if (after > before) {
            beginInsertRows({}, before, after - 1);
            std::move(rows.begin() + before, rows.end(), std::back_inserter(rows_));
            endInsertRows();
        }
        if (after != before)
            emit countChanged();
    }

    /// The same for another page: each row is a new one, and a view begins at the top.
    void replaceRows(std::vector<Row> rows)
    {
        beginResetModel();
        rows_ = std::move(rows);
        endResetModel();
        emit countChanged();
    }

private:
    const void* rowAt(int row) const override { return &rows_[static_cast<std::size_t>(row)]; }

    std::vector<Row> rows_;
};
