// A list of values: its roles, and what views are told when it becomes another one.
#include "app/platform/row_model.h"

#include <QAbstractItemModelTester>
#include <QStringList>

#include <gtest/gtest.h>

namespace
{

struct Town {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int people MEMBER people)
    Q_PROPERTY(Size size READ size)

public:
    enum class Size { Town, City = 3 };
    Q_ENUM(Size)
    Size size() const { return people > 300 ? Size::City : Size::Town; }

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
        QObject::connect(&model, &RowList::dataChanged,
                         [=, this](const QModelIndex& first, const QModelIndex& last, const QList<int>& changed) {
                             tell("changed", first.row(), last.row());
                             rolesTold.clear();
                             for (const int role : changed)
                                 rolesTold.append(QString::fromLatin1(model.roleNames().value(role)));
                         });
        QObject::connect(
            &model, &RowList::rowsMoved,
            [=](const QModelIndex&, int first, int, const QModelIndex&, int to) { tell("moved", first, to); });
        QObject::connect(&model, &RowList::rowsInserted,
                         [=](const QModelIndex&, int first, int last) { tell("came", first, last); });
        QObject::connect(&model, &RowList::rowsRemoved,
                         [=](const QModelIndex&, int first, int last) { tell("went", first, last); });
        QObject::connect(&model, &RowList::countChanged, [this] { told.append(QStringLiteral("count")); });
    }

    RowModel<Town> model;
    QStringList told;
    QStringList rolesTold; ///< of the change that was told last
};

TEST_F(Towns, RolesAreTheProperties)
{
    const QHash<int, QByteArray> roles = model.roleNames();
    ASSERT_EQ(roles.size(), 3);
    EXPECT_EQ(model.index(1).data(roles.key("name")), QStringLiteral("Bonn"));
    EXPECT_EQ(model.index(1).data(roles.key("people")), 331);
    EXPECT_EQ(model.index(1).data(roles.key("size")).typeId(), QMetaType::Int) << "to QML a choice is its number";
    EXPECT_EQ(model.index(1).data(roles.key("size")), 3);
    EXPECT_FALSE(model.index(1).data(Qt::UserRole + 3).isValid());
    EXPECT_FALSE(model.data({}, roles.key("name")).isValid());
}

TEST_F(Towns, ARowThatSaysSomethingElseIsToldAlone)
{
    model.setRows({{"Ulm", 126}, {"Bonn", 332}});
    EXPECT_EQ(told, QStringList{"changed 1-1"});
    EXPECT_EQ(model.rows()[1].people, 332);
    EXPECT_EQ(rolesTold, QStringList{"people"}) << "and what else it says stays";
    model.setRow(0, {"Uhlm", 326});
    EXPECT_EQ(told, (QStringList{"changed 1-1", "changed 0-0"}));
    EXPECT_EQ(rolesTold, (QStringList{"name", "people", "size"}));
}

TEST_F(Towns, RowsThatFollowFromOthersComeAnewWithThem)
{
    model.replaceEnd({{"Ulm", 126}, {"Trier", 112}, {"Jena", 110}});
    EXPECT_EQ(told, (QStringList{"went 1-1", "came 1-2", "count"}));
    EXPECT_EQ(model.rows(), std::vector<Town>({{"Ulm", 126}, {"Trier", 112}, {"Jena", 110}}));
    told.clear();
    model.replaceEnd({{"Ulm", 126}, {"Trier", 112}, {"Jena", 110}});
    EXPECT_EQ(told, QStringList());
    model.replaceEnd({{"Ulm", 126}, {"Trier", 113}, {"Jena", 110}});
    EXPECT_EQ(told, (QStringList{"went 1-2", "came 1-2"})) << "there are as many as before";
    told.clear();
    model.replaceEnd({{"Ulm", 126}});
    EXPECT_EQ(told, (QStringList{"went 1-2", "count"}));
}

TEST_F(Towns, RenewedRowsAreOtherRows)
{
    model.renewRows({{"Ulm", 126}});
    EXPECT_EQ(told, (QStringList{"went 0-1", "came 0-0", "count"}));
    told.clear();
    model.renewRows({});
    EXPECT_EQ(told, (QStringList{"went 0-0", "count"}));
}

TEST_F(Towns, OneComesAndOneGoes)
{
    model.append({"Jena", 110});
    model.remove(0, 0);
    EXPECT_EQ(told, (QStringList{"came 2-2", "count", "went 0-0", "count"}));
    EXPECT_EQ(model.rows(), std::vector<Town>({{"Bonn", 331}, {"Jena", 110}}));
}

TEST_F(Towns, ARowMovesPastTheOthersAndTellsSo)
{
    const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::Fatal);
    const std::vector<Town> four{{"Ulm", 126}, {"Bonn", 331}, {"Trier", 112}, {"Jena", 110}};
    for (int from = 0; from < 4; ++from)
        for (int to = 0; to < 4; ++to) {
            model.setRows(four);
            told.clear();
            EXPECT_TRUE(model.move(from, to));
            EXPECT_EQ(told.size(), from == to ? 0 : 1);
            std::vector<Town> expected = four;
            expected.erase(expected.begin() + from);
            expected.insert(expected.begin() + to, four[static_cast<std::size_t>(from)]);
            EXPECT_EQ(model.rows(), expected) << from << " to " << to;
        }
    told.clear();
    for (const auto& [from, to] : {std::pair(0, 4), std::pair(4, 0), std::pair(-1, 0), std::pair(0, -1)})
        EXPECT_FALSE(model.move(from, to)) << from << " to " << to;
    EXPECT_EQ(told, QStringList()) << "there is no such row";
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
