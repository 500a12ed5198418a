// Lists for QML whose rows are values.
#pragma once

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <algorithm>
#include <iterator>
#include <utility>
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
    bool isRow(int row) const { return row >= 0 && row < count(); }
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

signals:
    void countChanged();

protected:
    RowList(const QMetaObject& row, QObject* parent) : QAbstractListModel(parent), row_(row) {}
    /// Of two rows: the roles in which they differ.
    QList<int> rolesApart(const void* one, const void* other) const;

private:
    virtual const void* rowAt(int row) const = 0;

    const QMetaObject& row_;
};

/// `Row`: a Q_GADGET that can be compared. Views are told what differs and no more: whatever stays keeps its delegate.
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
    const Row& row(int row) const { return rows_[static_cast<std::size_t>(row)]; }

    /// The rows become these. Told is what differs: rows that say something else, and rows that come or go at the end.
    void setRows(std::vector<Row> rows)
    {
        const int before = count();
        const auto after = static_cast<int>(rows.size());
        if (after < before)
            erase(after, before - 1);
        for (int row = 0; row < count(); ++row)
            setRow(row, std::move(rows[static_cast<std::size_t>(row)]));
        if (after > before)
            add(rows.begin() + before, rows.end());
        if (after != before)
            emit countChanged();
    }
    /// The same for rows that follow from those before them: the first one that differs goes, with all after it, and
    /// others come in their place.
    void replaceEnd(std::vector<Row> rows)
    {
        const auto [same, from] = std::mismatch(rows_.begin(), rows_.end(), rows.begin(), rows.end());
        const int before = count();
        if (same != rows_.end())
            erase(static_cast<int>(same - rows_.begin()), before - 1);
        if (from != rows.end())
            add(from, rows.end());
        if (count() != before)
            emit countChanged();
    }
    /// The same where no row stays what it was: all go, and these come.
    void renewRows(std::vector<Row> rows)
    {
        if (!rows_.empty())
            erase(0, count() - 1);
        if (!rows.empty())
            add(rows.begin(), rows.end());
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

    /// That row, which there is, becomes this one.
    void setRow(int row, Row value)
    {
        Row& shown = rows_[static_cast<std::size_t>(row)];
        if (shown == value)
            return;
        const QList<int> roles = rolesApart(&shown, &value);
        shown = std::move(value);
        if (!roles.isEmpty())
            emit dataChanged(index(row), index(row), roles);
    }
    void append(Row row)
    {
        add(&row, &row + 1);
        emit countChanged();
    }
    /// These rows, which there are, go.
    void remove(int first, int last)
    {
        erase(first, last);
        emit countChanged();
    }
    /// Moves the row; false where there is none of that number.
    bool move(int from, int to)
    {
        if (!isRow(from) || !isRow(to))
            return false;
        if (from == to)
            return true;
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        const auto first = rows_.begin();
        if (from < to)
            std::rotate(first + from, first + from + 1, first + to + 1);
        else
            std::rotate(first + to, first + from, first + from + 1);
        endMoveRows();
        return true;
    }

private:
    const void* rowAt(int row) const override { return &rows_[static_cast<std::size_t>(row)]; }
    void erase(int first, int last)
    {
        beginRemoveRows({}, first, last);
        rows_.erase(rows_.begin() + first, rows_.begin() + last + 1);
        endRemoveRows();
    }
    template <typename Iterator>
    void add(Iterator first, Iterator last)
    {
        beginInsertRows({}, count(), count() + static_cast<int>(last - first) - 1);
        std::move(first, last, std::back_inserter(rows_));
        endInsertRows();
    }

    std::vector<Row> rows_;
};

/// What a Q_OBJECT with rows is declared with, `class Hand : public ROW_MODEL(TileRow)`: to moc, and so to QML, which
/// know no templates, it is a RowList.
#ifdef Q_MOC_RUN
#define ROW_MODEL(Row) RowList
#else
#define ROW_MODEL(Row) RowModel<Row>
#endif
