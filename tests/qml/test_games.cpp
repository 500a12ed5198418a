#include "tests/qml/test_games.h"

#include <QAccessible>
#include <QQmlEngine>
#include <QTest>

namespace
{

void collectNames(const QAccessibleInterface* node, QStringList& names)
{
    if (node == nullptr || !node->isValid() || node->state().invisible)
        return;
    names.append(node->text(QAccessible::Name));
    for (int i = 0; i < node->childCount(); ++i)
        collectNames(node->child(i), names);
}

} // namespace

GameController* TestGames::makeGame(qreal pace)
{
    game_.reset();
    dataDir_ = std::make_unique<QTemporaryDir>();
    game_ = std::make_unique<GameController>(dataDir_->path());
    QQmlEngine::setObjectOwnership(game_.get(), QQmlEngine::CppOwnership);
    connect(game_.get(), &GameController::languageChanged, engine_, &QQmlEngine::retranslate);
    game_->setPace(pace);
    game_->useLanguage(QStringLiteral("en"));
    return game_.get();
}

GameController* TestGames::beginWithout() { return makeGame(0); }

GameController* TestGames::begin(const QString& spec, qreal pace)
{
    auto parsed = parseNewGame(spec);
    if (const auto* error = std::get_if<SpecError>(&parsed)) {
        qCritical() << error->message;
        return nullptr;
    }
    GameController* game = makeGame(pace);
    game->setup()->take(std::get<NewGameSpec>(parsed));
    if (!game->startGame(game->setup())) {
        qCritical() << game->setup()->error();
        return nullptr;
    }
    return game;
}

void TestGames::speakPseudo(bool speak)
{
    if (speak)
        QCoreApplication::installTranslator(&pseudo_);
    else
        QCoreApplication::removeTranslator(&pseudo_);
    game_->retranslate();
}

QVariantList TestGames::hand(int seat) const
{
    QVariantList tiles;
    for (const mt::Tile tile : game_->session().state().hands[static_cast<std::size_t>(seat)].tiles())
        tiles.append(QVariantMap{{QStringLiteral("high"), tile.high()}, {QStringLiteral("low"), tile.low()}});
    return tiles;
}

QStringList TestGames::accessibleNames(QQuickWindow* window) const
{
    QAccessible::setActive(true);
    QStringList names;
    collectNames(QAccessible::queryAccessibleInterface(window), names);
    names.removeAll(QString());
    return names;
}

void TestGames::click(QQuickWindow* window, QPointF where) const
{
    QTest::mouseClick(window, Qt::LeftButton, Qt::NoModifier, where.toPoint());
}

void TestGames::doubleClick(QQuickWindow* window, QPointF where) const
{
    QTest::mouseDClick(window, Qt::LeftButton, Qt::NoModifier, where.toPoint());
}
