// What QML can read from an object: every property, of it and of every object, gadget, list and model that is found on
// the way. What there is to be read the objects say themselves, so nothing has to be written down here.
#pragma once

#include <QMetaMethod>
#include <QObject>
#include <QVariant>

#include <functional>
#include <set>
#include <vector>

struct Reached {
    enum class Kind { Text, Number, Unknown }; ///< Unknown: a type that is none of those that are understood here

    Kind kind = Kind::Unknown;
    QString place;  ///< "game.hand[3].tileId"
    QVariant value; ///< of Unknown the name of its type

    /// The place without the numbers of rows: "game.hand[].tileId".
    QString property() const;
    /// The last name of the place: "tileId".
    QString name() const;
};

/// What was read of one object and all that follows from it. Truths and enumerators are left out, which name no tile.
struct Reachable {
    std::vector<Reached> values;
    std::vector<std::pair<QObject*, QString>> objects; ///< each once, with its place
};

Reachable reachableFrom(QObject& root, const QString& place);
/// The same of a value.
std::vector<Reached> reachableIn(const QVariant& value, const QString& place);

/// Is told of every signal of the objects that it follows, whichever they have.
class Listener : public QObject
{
public:
    /// `heard`: the signal, its arguments, and the place of the sender.
    using Heard = std::function<void(const QMetaMethod& signal, const QVariantList& arguments, const QString& place)>;
    explicit Listener(Heard heard) : heard_(std::move(heard)) {}

    /// Those that it follows already are followed once.
    void follow(const Reachable& reachable);

    int qt_metacall(QMetaObject::Call call, int method, void** arguments) override;

private:
    struct Followed {
        QMetaMethod signal;
        QString place;
    };

    Heard heard_;
    std::set<const QObject*> objects_;
    std::vector<Followed> followed_; ///< by the number that Qt calls it by
};
