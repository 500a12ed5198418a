// A switch of the language changes every text at once.
#include "app/program/program.h"
#include "tests/app/play/games.h"

#include <QTranslator>

#include <gtest/gtest.h>

#include <set>

namespace
{

/// Puts every text of the program between brackets.
class Brackets : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("[%1]").arg(QString::fromUtf8(source));
    }
};

// What players read: these roles of the models must change with the language.
using TextRoles = std::set<std::string>;
const TextRoles ofTrains{"name", "level", "spokenName"};
const TextRoles ofTiles{"spokenName"};
const TextRoles ofRulebooks{"name", "blurb", "source"};
const TextRoles ofLevels{"name", "blurb"};
const TextRoles ofOptions{"label", "help", "values"};
const TextRoles ofSeats{"name", "shownName"};

// Numbers and the names that players gave stay as they are.
bool isTranslated(const QVariant& value, const QString& givenName)
{
    const QStringList texts = value.toStringList();
    return texts.isEmpty() || std::all_of(texts.begin(), texts.end(), [&](const QString& text) {
               bool isNumber = false;
               text.toInt(&isNumber);
               return text.isEmpty() || isNumber || text == givenName || text.contains(QLatin1Char('['));
           });
}

void expectTranslated(const QAbstractItemModel& model, const TextRoles& roles)
{
    for (const QVariant& row : contents(model)) {
        const QVariantMap values = row.toMap();
        const bool isSeat = values.contains(QStringLiteral("shownName"));
        const QString givenName = isSeat ? values.value(QStringLiteral("name")).toString() : QString();
        for (const std::string& name : roles)
            EXPECT_TRUE(isTranslated(values.value(QString::fromStdString(name)), givenName))
                << model.metaObject()->className() << " " << name;
    }
}

class Language : public testing::Test
{
protected:
    void SetUp() override
    {
        program.language()->use(QStringLiteral("en"));
        begin(game, QStringLiteral("rules=tactic;seats=human,easy;seed=3;first=1"));
        waitUntil([this] { return game.myTurn(); });
    }

    QTemporaryDir dir;
    Program program{dir.path()};
    GameController& game = *program.game();
};

TEST_F(Language, ChangesEveryTextOfTheModels)
{
    // Told of every text role by dataChanged, or QML would keep the old text.
    std::map<const QAbstractItemModel*, std::set<int>> told;
    NewGameSetup& setup = *program.setup();
    const std::vector<std::pair<QAbstractItemModel*, TextRoles>> models = {
        {game.trains(), ofTrains},  {game.hand(), ofTiles},       {setup.rulebooks(), ofRulebooks},
        {setup.levels(), ofLevels}, {setup.options(), ofOptions}, {setup.seats(), ofSeats}};
    for (const auto& [listed, texts] : models) {
        QAbstractItemModel* model = listed;
        QObject::connect(model, &QAbstractItemModel::dataChanged,
                         [&told, model](const QModelIndex&, const QModelIndex&, const QList<int>& roles) {
                             told[model].insert(roles.begin(), roles.end());
                         });
    }
    // English has no texts of its own, so the brackets stand in for another language.
    Brackets brackets;
    QCoreApplication::installTranslator(&brackets);
    program.language()->use(QStringLiteral("de"));
    program.language()->use(QStringLiteral("en"));
    for (const auto& [model, texts] : models) {
        ASSERT_GT(model->rowCount(), 0);
        expectTranslated(*model, texts);
        const QHash<int, QByteArray> names = model->roleNames();
        for (auto role = names.begin(); role != names.end(); ++role) {
            const bool isText = texts.contains(role.value().toStdString());
            EXPECT_TRUE(!isText || told[model].contains(role.key()))
                << model->metaObject()->className() << " " << role.value().toStdString();
        }
    }
    EXPECT_TRUE(game.title().contains('['));
    EXPECT_TRUE(game.sentence().contains('['));
    EXPECT_TRUE(game.rulebook().contains('['));
    QCoreApplication::removeTranslator(&brackets);
}

} // namespace
