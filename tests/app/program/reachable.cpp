#include "tests/app/program/reachable.h"

#include <QAbstractItemModel>
#include <QAssociativeIterable>
#include <QMetaProperty>
#include <QRegularExpression>
#include <QSequentialIterable>

#include <cmath>

namespace
{

class Walk
{
public:
    void object(QObject* object, const QString& place);
    void value(const QVariant& value, const QString& place);

    Reachable found;

private:
    void gadget(const QMetaObject& type, const void* gadget, const QString& place);
    void rows(const QAbstractItemModel& model, const QModelIndex& parent, const QString& place);
    bool plain(const QVariant& value, const QString& place);
    bool many(const QVariant& value, const QString& place);

    std::set<const QObject*> seen_;
};

QString at(const QString& place, const QString& what) { return QStringLiteral("%1[%2]").arg(place, what); }

QString of(const QString& place, const char* name) { return place + QLatin1Char('.') + QLatin1String(name); }

void Walk::object(QObject* object, const QString& place)
{
    if (object == nullptr || !seen_.insert(object).second)
        return;
    found.objects.emplace_back(object, place);
    const QMetaObject& type = *object->metaObject();
    for (int i = 0; i < type.propertyCount(); ++i)
        value(type.property(i).read(object), of(place, type.property(i).name()));
    for (const QByteArray& name : object->dynamicPropertyNames())
        value(object->property(name.constData()), of(place, name.constData()));
    if (const auto* model = qobject_cast<const QAbstractItemModel*>(object))
        rows(*model, {}, place);
}

void Walk::rows(const QAbstractItemModel& model, const QModelIndex& parent, const QString& place)
{
    const QHash<int, QByteArray> roles = model.roleNames();
    for (int row = 0; row < model.rowCount(parent); ++row)
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            const QString here = at(place, QString::number(row));
            for (auto role = roles.begin(); role != roles.end(); ++role)
                value(model.data(index, role.key()), of(here, role.value().constData()));
            rows(model, index, here);
        }
}

void Walk::gadget(const QMetaObject& type, const void* gadget, const QString& place)
{
    for (int i = 0; gadget != nullptr && i < type.propertyCount(); ++i)
        value(type.property(i).readOnGadget(gadget), of(place, type.property(i).name()));
}

void Walk::value(const QVariant& value, const QString& place)
{
    const QMetaType type = value.metaType();
    if (!value.isValid() || type.id() == QMetaType::Nullptr || type.id() == QMetaType::Bool)
        return;
    if (type.flags().testFlag(QMetaType::IsEnumeration) || plain(value, place))
        return;
    if (type.flags().testFlag(QMetaType::PointerToQObject))
        object(value.value<QObject*>(), place);
    else if (type.flags().testFlag(QMetaType::IsGadget))
        gadget(*type.metaObject(), value.constData(), place);
    else if (type.flags().testFlag(QMetaType::PointerToGadget))
        gadget(*type.metaObject(), *static_cast<const void* const*>(value.constData()), place);
    else if (!many(value, place))
        found.values.push_back({Reached::Kind::Unknown, place, QString::fromLatin1(type.name())});
}

bool Walk::plain(const QVariant& value, const QString& place)
{
    switch (value.typeId()) {
    case QMetaType::QString:
    case QMetaType::QByteArray:
    case QMetaType::QUrl:
    case QMetaType::QChar: found.values.push_back({Reached::Kind::Text, place, value.toString()}); return true;
    case QMetaType::Double:
    case QMetaType::Float:
        // No tile has a broken number.
        if (const double number = value.toDouble(); number != std::floor(number))
            return true;
        break;
    case QMetaType::Int:
    case QMetaType::UInt:
    case QMetaType::Long:
    case QMetaType::ULong:
    case QMetaType::LongLong:
    case QMetaType::ULongLong:
    case QMetaType::Short:
    case QMetaType::UShort:
    case QMetaType::Char:
    case QMetaType::SChar:
    case QMetaType::UChar: break;
    default: return false;
    }
    found.values.push_back({Reached::Kind::Number, place, value.toLongLong()});
    return true;
}

bool Walk::many(const QVariant& several, const QString& place)
{
    if (several.canConvert<QAssociativeIterable>()) {
        const auto named = several.value<QAssociativeIterable>();
        for (auto entry = named.begin(); entry != named.end(); ++entry) {
            value(entry.key(), at(place, QStringLiteral("key")));
            value(entry.value(), of(place, entry.key().toByteArray().constData()));
        }
        return true;
    }
    if (!several.canConvert<QSequentialIterable>())
        return false;
    int row = 0;
    for (const QVariant& one : several.value<QSequentialIterable>())
        value(one, at(place, QString::number(row++)));
    return true;
}

} // namespace

QString Reached::property() const
{
    static const QRegularExpression rows(QStringLiteral("\\[\\d+\\]"));
    return QString(place).replace(rows, QStringLiteral("[]"));
}

QString Reached::name() const
{
    static const QRegularExpression last(QStringLiteral("(\\w+)[^\\w]*$"));
    return last.match(property()).captured(1);
}

Reachable reachableFrom(QObject& root, const QString& place)
{
    Walk walk;
    walk.object(&root, place);
    return walk.found;
}

std::vector<Reached> reachableIn(const QVariant& value, const QString& place)
{
    Walk walk;
    walk.value(value, place);
    return walk.found.values;
}

void Listener::follow(const Reachable& reachable)
{
    for (const auto& [object, place] : reachable.objects) {
        if (!objects_.insert(object).second)
            continue;
        connect(object, &QObject::destroyed, this, [this](const QObject* gone) { objects_.erase(gone); });
        const QMetaObject& type = *object->metaObject();
        for (int i = QObject::staticMetaObject.methodCount(); i < type.methodCount(); ++i) {
            if (type.method(i).methodType() != QMetaMethod::Signal)
                continue;
            QMetaObject::connect(object, i, this, staticMetaObject.methodCount() + static_cast<int>(followed_.size()),
                                 Qt::DirectConnection);
            followed_.push_back({type.method(i), place});
        }
    }
}

// As QSignalSpy does it: Qt calls a slot by its number, and here there is one for each signal.
int Listener::qt_metacall(QMetaObject::Call call, int method, void** arguments)
{
    const int number = QObject::qt_metacall(call, method, arguments);
    if (number < 0 || call != QMetaObject::InvokeMetaMethod)
        return number;
    const Followed followed = followed_.at(static_cast<std::size_t>(number));
    QVariantList values;
    for (int i = 0; i < followed.signal.parameterCount(); ++i)
        values.append(QVariant(followed.signal.parameterMetaType(i), arguments[i + 1]));
    heard_(followed.signal, values, followed.place);
    return -1;
}
