// A list of values: its roles, and what views are told when it becomes another one.
#include "app/platform/row_model.h"

#include <QStringList>

#include <gtest/gtest.h>

namespace
{

struct Town {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int people MEMBER people)

public:
    QString name;
    int people = 0;
    friend bool operator==(const Town&, const Town&) = default;
};

class Towns : public testing::Test
{
protected:
    Towns()
    {
        model.setRows({{"Ulm", 126}, {"Bonn", 331}});
        const auto tell = [this](const char* what, int first, int last) {
            told.append(QStringLiteral("%1 %2-%3").arg(QLatin1String(what)).arg(first).arg(last));
        };
        QObject::connect(&model, &RowList::dataChanged, [=](const QModelIndex& first, const QModelIndex& last) {
            tell("changed", first.row(), last.row());
        });
        QObject::connect(&model, &RowList::rowsInserted,
                         [=](const QModelIndex&, int first, int last) { tell("came", first, last); });
        QObject::connect(&model, &RowList::rowsRemoved,
                         [=](const QModelIndex&, int first, int last) { tell("went", first, last); });
        QObject::connect(&model, &RowList::countChanged, [this] { told.append(QStringLiteral("count")); });
    }

    RowModel<Town> model;
    QStringList told;
};

TEST_F(Towns, RolesAreTheProperties)
{
    const QHash<int, QByteArray> roles = model.roleNames();
    ASSERT_EQ(roles.size(), 2);
    EXPECT_EQ(model.index(1).data(roles.key("name")), QStringLiteral("Bonn"));
    EXPECT_EQ(model.index(1).data(roles.key("people")), 331);
    EXPECT_FALSE(model.index(1).data(roles.key("people") + 1).isValid());
    EXPECT_FALSE(model.data({}, roles.key("name")).isValid());
}

TEST_F(Towns, ARowThatSaysSomethingElseIsToldAlone)
{
    model.setRows({{"Ulm", 126}, {"Bonn", 332}});
    EXPECT_EQ(told, QStringList{"changed 1-1"});
    EXPECT_EQ(model.rows()[1].people, 332);
}

TEST_F(Towns, AnotherPageIsANewList)
{
    int resets = 0;
    QObject::connect(&model, &RowList::modelReset, [&resets] { ++resets; });
    model.replaceRows({{"Ulm", 126}});
    EXPECT_EQ(resets, 1);
    EXPECT_EQ(told, QStringList{"count"});
    EXPECT_EQ(model.count(), 1);
}

TEST_F(Towns, TheSameIsNoNews)
{
    model.setRows({{"Ulm", 126}, {"Bonn", 331}});
    EXPECT_EQ(told, QStringList());
}

TEST_F(Towns, ComeAndGoAtTheEnd)
{
    model.setRows({{"Ulm", 126}, {"Bonn", 331}, {"Trier", 112}, {"Jena", 110}});
    EXPECT_EQ(told, (QStringList{"came 2-3", "count"}));
    EXPECT_EQ(model.count(), 4);
    told.clear();
    model.setRows({{"Jena", 110}});
    EXPECT_EQ(told, (QStringList{"went 1-3", "changed 0-0", "count"})) << "another row in the place of the first";
    EXPECT_EQ(model.rows(), std::vector<Town>({{"Jena", 110}}));
    model.setRows({});
    EXPECT_EQ(model.count(), 0);
}

} // namespace

#include "row_model_test.moc"
