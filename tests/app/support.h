// What the tests of several rooms need.
#pragma once

#include "engine/rules/catalogue.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QEventLoop>
#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <functional>
#include <type_traits>
#include <utility>

/// Lets events happen until the condition holds; false after half a minute, which only a hang takes.
inline bool waitUntil(const std::function<bool()>& condition)
{
    const QDeadlineTimer deadline(30000);
    while (!condition() && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
    return condition();
}

/// What is in the file; nothing where there is none.
inline QByteArray bytesOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Makes the file have these bytes and no others.
inline void writeFile(const QString& path, const QByteArray& bytes)
{
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(bytes);
}

/// Rules that can be played.
inline mt::GameRules rulesOf(std::string_view rulebook, int players, const mt::OptionChanges& changes = {})
{
    return std::get<mt::GameRules>(mt::resolveRules(rulebook, changes, players));
}

/// The role of a list whose rows are values, by the name that QML knows.
template <typename List>
int role(const char* name)
{
    using Row = std::decay_t<decltype(std::declval<const List&>().rows().front())>;
    const int property = Row::staticMetaObject.indexOfProperty(name);
    EXPECT_GE(property, 0) << name;
    return Qt::UserRole + property;
}

/// Every role of every row, by name.
inline QVariantList contents(const QAbstractItemModel& model)
{
    QVariantList rows;
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < model.rowCount(); ++row) {
        QVariantMap values;
        for (auto role = roles.begin(); role != roles.end(); ++role) {
            const QVariant value = model.data(model.index(row, 0), role.key());
            if (const auto* inner = qobject_cast<const QAbstractItemModel*>(value.value<QObject*>()))
                values[QString::fromLatin1(role.value())] = contents(*inner);
            else
                values[QString::fromLatin1(role.value())] = value;
        }
        rows.append(values);
    }
    return rows;
}
