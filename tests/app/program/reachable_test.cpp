// What the search for hidden tiles relies on: whatever is nested in whatever is found, and each signal is heard.
#include "tests/app/program/reachable.h"

#include "app/table/hand_model.h"

#include <gtest/gtest.h>

namespace
{

QStringList described(const std::vector<Reached>& values)
{
    QStringList lines;
    for (const Reached& reached : values)
        lines.append(reached.place + QLatin1Char('=') + reached.value.toString());
    return lines;
}

TEST(Reachable, FindsWhateverIsNested)
{
    const HandRow row{mt::Tile(6, 4), QStringLiteral("Tile 6-4")};
    HandModel hand;
    hand.show({mt::Tile(3, 2)});
    QObject inner;
    inner.setProperty("list", QVariant::fromValue<QObject*>(&hand));
    QObject root;
    inner.setProperty("back", QVariant::fromValue(&root));
    root.setProperty("inner", QVariant::fromValue(&inner));
    root.setProperty("rows", QVariant::fromValue(QList<HandRow>{row}));
    root.setProperty("map", QVariantMap{{QStringLiteral("ids"), QVariant::fromValue(QList<int>{25, 8})}});
    root.setProperty("real", 7.0);
    root.setProperty("tile", QVariant::fromValue(mt::Tile(1, 0)));
    const QStringList found = described(reachableFrom(root, QStringLiteral("root")).values);
    for (const char* line : {"root.inner.list[0].tileId=8", "root.inner.list.count=1", "root.rows[0].tileId=25",
                             "root.rows[0].low=4", "root.rows[0].spokenName=Tile 6-4", "root.map[key]=ids",
                             "root.map.ids[1]=8", "root.real=7", "root.tile=mt::Tile"})
        EXPECT_TRUE(found.contains(QLatin1String(line))) << line << " is not in\n" << found.join('\n').toStdString();
}

TEST(Reachable, APlaceHasItsNames)
{
    const Reached reached{Reached::Kind::Number, QStringLiteral("game.trains[2].ids[10]"), 5};
    EXPECT_EQ(reached.property(), QStringLiteral("game.trains[].ids[]"));
    EXPECT_EQ(reached.name(), QStringLiteral("ids"));
}

TEST(Reachable, EachSignalIsHeardWithWhatItTells)
{
    QStringList heard;
    Listener listener([&heard](const QMetaMethod& signal, const QVariantList& arguments, const QString& place) {
        heard.append(place + QLatin1Char('.') + QString::fromLatin1(signal.name()));
        for (const QVariant& argument : arguments)
            heard.append(argument.toString());
    });
    HandModel hand;
    hand.show({mt::Tile(3, 2)});
    for (int times = 0; times < 2; ++times)
        listener.follow(reachableFrom(hand, QStringLiteral("hand")));
    hand.show({mt::Tile(3, 2), mt::Tile(4, 2)});
    EXPECT_EQ(heard.count(QStringLiteral("hand.rowsInserted")), 1) << heard.join(' ').toStdString();
    EXPECT_EQ(heard.count(QStringLiteral("hand.countChanged")), 1);
    EXPECT_EQ(heard.at(heard.indexOf(QStringLiteral("hand.rowsInserted")) + 3), QStringLiteral("1")) << "the last row";
}

} // namespace
