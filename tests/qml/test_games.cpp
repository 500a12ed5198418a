#include "tests/qml/test_games.h"

#include "app/program/start_request.h"
#include "app/words/languages.h"
#include "app/words/train_words.h"

#include <QAccessible>
#include <QApplication>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QImage>
#include <QPointingDevice>
#include <QPrintPreviewDialog>
#include <QQmlEngine>
#include <QRegularExpression>
#include <QTest>

namespace
{

/// Enough to be sure of what costs much.
constexpr int manyWorlds = 1000;
constexpr int fewWorlds = 60;

void collectNames(const QAccessibleInterface* node, QStringList& names)
{
    if (node == nullptr || !node->isValid() || node->state().invisible)
        return;
    names.append(node->text(QAccessible::Name));
    for (int i = 0; i < node->childCount(); ++i)
        collectNames(node->child(i), names);
}

/// What can be pressed and has that name; null: there is none.
QAccessibleActionInterface* findPressable(QAccessibleInterface* node, const QString& name)
{
    if (node == nullptr || !node->isValid() || node->state().invisible)
        return nullptr;
    QAccessibleActionInterface* actions = node->actionInterface();
    if (actions != nullptr && node->text(QAccessible::Name) == name &&
        actions->actionNames().contains(QAccessibleActionInterface::pressAction()))
        return actions;
    for (int i = 0; i < node->childCount(); ++i)
        if (QAccessibleActionInterface* found = findPressable(node->child(i), name))
            return found;
    return nullptr;
}

bool isControl(QAccessible::Role role)
{
    return role == QAccessible::Button || role == QAccessible::CheckBox || role == QAccessible::RadioButton ||
           role == QAccessible::ComboBox || role == QAccessible::MenuItem || role == QAccessible::ButtonMenu ||
           role == QAccessible::PageTab;
}

void collectDumbControls(QAccessibleInterface* node, QStringList& found)
{
    if (node == nullptr || !node->isValid() || node->state().invisible)
        return;
    const QString name = node->text(QAccessible::Name);
    if (isControl(node->role()) && name.isEmpty())
        found.append(QStringLiteral("no name: ") + QString::fromUtf8(node->object()->metaObject()->className()));
    else if (isControl(node->role()) &&
             (node->actionInterface() == nullptr || node->actionInterface()->actionNames().isEmpty()))
        found.append(QStringLiteral("no action: ") + name);
    for (int i = 0; i < node->childCount(); ++i)
        collectDumbControls(node->child(i), found);
}

} // namespace

Program* TestGames::makeProgram(qreal pace)
{
    program_.reset();
    dataDir_ = std::make_unique<QTemporaryDir>();
    return startProgram(pace);
}

Program* TestGames::startProgram(qreal pace)
{
    program_ = std::make_unique<Program>(dataDir_->path());
    // What a coach finds is tested elsewhere. Here it takes the time of the tests, under sanitizers most of it.
    program_->replay()->coach()->setWorlds(fewWorlds);
    program_->skill()->setWorlds(fewWorlds);
    QQmlEngine::setObjectOwnership(program_.get(), QQmlEngine::CppOwnership);
    connect(program_->language(), &LanguageSetting::changed, engine_, &QQmlEngine::retranslate);
    program_->preferences()->setPace(pace);
    program_->preferences()->setSoundVolume(0);
    program_->language()->use(QStringLiteral("en"));
    return program_.get();
}

void TestGames::haveCoachLookWell() const { program_->replay()->coach()->setWorlds(manyWorlds); }

Program* TestGames::beginWithout() { return makeProgram(0); }

Program* TestGames::begin(const QString& spec, qreal pace)
{
    auto parsed = parseNewGame(spec);
    if (const auto* error = std::get_if<SpecError>(&parsed)) {
        qCritical() << error->message;
        return nullptr;
    }
    Program* program = makeProgram(pace);
    program->setup()->take(std::get<NewGameSpec>(parsed));
    if (!program->startGame()) {
        qCritical() << program->setup()->error();
        return nullptr;
    }
    return program;
}

bool TestGames::reopenWithLevel(const QString& level) const
{
    GameController* game = program_->game();
    while (game->session().store().awaitsDisk())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QFile record(game->session().recordPath());
    game->abandonGame();
    if (!record.open(QIODevice::ReadOnly))
        return false;
    static const QRegularExpression names(QStringLiteral("\"level\":\"[^\"]*\""));
    const QString text = QString::fromUtf8(record.readAll()).replace(names, "\"level\":\"" + level + '"');
    record.close();
    if (!record.open(QIODevice::WriteOnly | QIODevice::Truncate))
        return false;
    record.write(text.toUtf8());
    record.close();
    return game->open(record.fileName());
}

QStringList TestGames::closedWords() const
{
    return {TrainWords::closed(mt::Reason::doubleMustBeClosed), TrainWords::closed(mt::Reason::ownTrainFirst),
            TrainWords::closed(mt::Reason::mexicanTrainLater)};
}

bool TestGames::everySize() const { return qEnvironmentVariableIsSet("MT_EVERY_SIZE"); }

QStringList TestGames::languages() const { return Languages::all(); }

void TestGames::speakPseudo(bool speak)
{
    if (speak)
        QCoreApplication::installTranslator(&pseudo_);
    else
        QCoreApplication::removeTranslator(&pseudo_);
    emit program_->language()->changed();
}

QVariantList TestGames::hand(int seat) const
{
    QVariantList tiles;
    for (const mt::Tile tile : program_->game()->session().state().hands[static_cast<std::size_t>(seat)].tiles())
        tiles.append(QVariantMap{{QStringLiteral("high"), tile.high()}, {QStringLiteral("low"), tile.low()}});
    return tiles;
}

QStringList TestGames::sheetNames() const
{
    static const QRegularExpression line(QStringLiteral("readonly property LazySheet (\\w+):"));
    QStringList names;
    for (const char* words : {"Sheets.qml", "GameSheets.qml", "ShelfSheets.qml"}) {
        QFile file(QStringLiteral(":/MexicanTrain/Ui/Program/") + QLatin1String(words));
        if (!file.open(QIODevice::ReadOnly))
            return {};
        for (auto found = line.globalMatch(QString::fromUtf8(file.readAll())); found.hasNext();)
            names.append(found.next().captured(1));
    }
    return names;
}

QVariantList TestGames::itemsBelow(QQuickItem* top) const
{
    QVariantList items;
    const auto add = [&items](const auto& again, QQuickItem* item) -> void {
        for (QQuickItem* child : item->childItems()) {
            items.append(QVariant::fromValue(child));
            again(again, child);
        }
    };
    add(add, top);
    return items;
}

QStringList TestGames::accessibleNames(QQuickWindow* window) const
{
    QAccessible::setActive(true);
    QStringList names;
    collectNames(QAccessible::queryAccessibleInterface(window), names);
    names.removeAll(QString());
    return names;
}

bool TestGames::press(QQuickWindow* window, const QString& name) const
{
    QAccessible::setActive(true);
    QAccessibleActionInterface* found = findPressable(QAccessible::queryAccessibleInterface(window), name);
    if (found == nullptr)
        return false;
    found->doAction(QAccessibleActionInterface::pressAction());
    return true;
}

QStringList TestGames::dumbControls(QQuickWindow* window) const
{
    QAccessible::setActive(true);
    QStringList found;
    collectDumbControls(QAccessible::queryAccessibleInterface(window), found);
    return found;
}

void TestGames::nextFrame(QQuickWindow* window) const
{
    bool drawn = false;
    const auto watching = connect(window, &QQuickWindow::afterAnimating, [&drawn] { drawn = true; });
    window->update();
    while (!drawn)
        QCoreApplication::processEvents(QEventLoop::AllEvents | QEventLoop::WaitForMoreEvents);
    disconnect(watching);
}

QString TestGames::picture(QQuickWindow* window, QQuickItem* item) const
{
    const QRectF area = item->mapRectToScene(item->boundingRect());
    const QImage image = window->grabWindow().copy(area.toAlignedRect());
    const auto bytes = QByteArray::fromRawData(reinterpret_cast<const char*>(image.constBits()), image.sizeInBytes());
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

void TestGames::pressPlace(QQuickWindow* window, const QString& place, const QString& letter, int modifiers) const
{
    const QMap<QString, quint32> codes = {{"Q", 24}, {"R", 27}, {"Y", 29}, {"P", 33}, {"A", 38}, {"S", 39},
                                          {"D", 40}, {"H", 43}, {"L", 46}, {"Z", 52}, {"C", 54}};
    const Qt::KeyboardModifiers held(modifiers);
    const int key = letter.front().toUpper().unicode();
    // Those that Qt Test sends have no scan codes.
    QKeyEvent override(QEvent::ShortcutOverride, key, held, codes.value(place), letter.front().unicode(), 0, letter);
    QCoreApplication::sendEvent(window, &override);
    QTest::sendKeyEvent(QTest::Click, window, Qt::Key(key), held & Qt::ControlModifier ? QString() : letter, held);
}

void TestGames::hold(QQuickWindow* window, int key, const QString& text, int modifiers, int repeats) const
{
    const Qt::KeyboardModifiers held(modifiers);
    QTest::simulateEvent(window, true, key, held, text, false);
    for (int i = 0; i < repeats; ++i) {
        QTest::simulateEvent(window, false, key, held, text, true);
        QTest::simulateEvent(window, true, key, held, text, true);
    }
    QTest::simulateEvent(window, false, key, held, text, false);
}

void TestGames::click(QQuickWindow* window, QPointF where) const
{
    QTest::mouseClick(window, Qt::LeftButton, Qt::NoModifier, where.toPoint());
}

void TestGames::doubleClick(QQuickWindow* window, QPointF where) const
{
    QTest::mouseDClick(window, Qt::LeftButton, Qt::NoModifier, where.toPoint());
}

void TestGames::cancelTouch(QQuickWindow* window) const
{
    for (const QInputDevice* device : QInputDevice::devices())
        if (device->type() == QInputDevice::DeviceType::TouchScreen) {
            QTouchEvent cancelled(QEvent::TouchCancel, static_cast<const QPointingDevice*>(device));
            QCoreApplication::sendEvent(window, &cancelled);
        }
}

QString TestGames::pictureFile(const QString& language, int number, const QString& name) const
{
    const QDir folder(qEnvironmentVariable("MT_PICTURES", QStringLiteral("pictures")) + QLatin1Char('/') + language);
    folder.mkpath(QStringLiteral("."));
    return folder.filePath(QStringLiteral("%1 %2.png").arg(number, 2, 10, QLatin1Char('0')).arg(name));
}

QStringList TestGames::pictureLanguages() const
{
    return qEnvironmentVariable("MT_PICTURE_LANGUAGES", QStringLiteral("en,ru,zh_CN")).split(QLatin1Char(','));
}

bool TestGames::saveScoreSheet(const QString& file) const
{
    program_->sheetPrinter()->savePdf(program_->game()->scores()->table(), file);
    return QTest::qWaitFor([&] { return QFile::exists(file); });
}

void TestGames::refuseScoreSheet(const QString& file) const
{
    program_->sheetPrinter()->savePdf(program_->game()->scores()->table(), file);
    if (!QTest::qWaitFor([&] { return !program_->sheetPrinter()->problem().isEmpty(); }))
        qFatal("the score sheet was saved");
}

void TestGames::refuseRules(const QString& file) const
{
    program_->rulePrinter()->savePdf(*program_->rules(), file);
    if (!QTest::qWaitFor([&] { return !program_->rulePrinter()->problem().isEmpty(); }))
        qFatal("the rules were saved");
}

void TestGames::blockSaving(bool isBlocked) const
{
    const QString games = dataDir_->filePath(QStringLiteral("games"));
    QFile inTheWay(games);
    const bool isDone =
        isBlocked ? QDir(games).removeRecursively() && inTheWay.open(QIODevice::WriteOnly) : inTheWay.remove();
    if (!isDone)
        qWarning("%s", qPrintable(inTheWay.errorString()));
}

void TestGames::saveGameAs(const QString& name) const { program_->game()->saving()->saveAs(dataDir_->filePath(name)); }

void TestGames::openLong() const
{
    QFile record(program_->game()->session().recordPath());
    QFile copy(dataDir_->filePath(QStringLiteral("long.mtrain")));
    if (!record.open(QIODevice::ReadOnly) || !copy.open(QIODevice::WriteOnly)) {
        qWarning("%s", qPrintable(record.errorString() + copy.errorString()));
        return;
    }
    const QByteArray lines = record.readAll();
    const QByteArray last = lines.mid(lines.lastIndexOf('\n', -2) + 1);
    const QByteArray again = "{\"undo\":1}\n" + last;
    copy.write(lines + again.repeated((qsizetype{4} << 20) / again.size()));
    copy.close();
    program_->game()->open(copy.fileName());
}

Program* TestGames::restartRescued()
{
    if (!program_->saveAtLast())
        return nullptr;
    program_.reset();
    blockSaving(false);
    startProgram(0);
    ::begin(*program_, {});
    return program_.get();
}

void TestGames::loseKeptGames() const
{
    // What is on its way to the disk keeps its game locked until it is there.
    const QString folder = dataDir_->filePath(QStringLiteral("scores"));
    const bool isWritten = QTest::qWaitFor(
        [&] { return QDir(folder).entryList({QStringLiteral("*.lock")}, QDir::Files).isEmpty(); }, 60000);
    if (!isWritten)
        qWarning("a kept game is still on its way to the disk");
    QDir(folder).removeRecursively();
}

bool TestGames::savePrintPreview(const QString& file) const
{
    constexpr int untilDrawn = 500;
    program_->sheetPrinter()->preview(program_->game()->scores());
    QTest::qWait(untilDrawn);
    const QWidgetList windows = QApplication::topLevelWidgets();
    for (QWidget* each : windows) {
        auto* dialog = qobject_cast<QPrintPreviewDialog*>(each);
        if (dialog == nullptr || !dialog->isVisible())
            continue;
        const bool saved = dialog->grab().save(file);
        dialog->close();
        return saved;
    }
    return false;
}
