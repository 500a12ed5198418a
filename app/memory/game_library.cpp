#include "app/memory/game_library.h"

#include "app/dialogs.h"
#include "app/game_controller.h"
#include "app/words/memory_words.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLockFile>
#include <QStandardPaths>

GameLibrary::GameLibrary(const QString& folder, GameController& game, QObject* parent)
    : QAbstractListModel(parent), game_(game), reader_(folder)
{
    connect(&reader_, &LibraryReader::gamesRead, this, &GameLibrary::take);
    connect(&game_, &GameController::languageChanged, this, &GameLibrary::retranslate);
}

int GameLibrary::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant GameLibrary::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const GameSummary& game = at(index.row());
    switch (role) {
    case RulesRole:
        return game.rulebook.empty() ? QFileInfo(game.path).fileName() : MemoryWords::rules({game.rulebook, false});
    case PlayersRole: return MemoryWords::players(game);
    case OpponentsRole: return MemoryWords::opponents(game);
    case WhenRole: return MemoryWords::when(game);
    case ProgressRole: return MemoryWords::progress(game);
    case StandingRole: return MemoryWords::standing(game);
    case StateRole: return stateOf(game);
    case StateTextRole: return MemoryWords::state(game, isOnTable(game));
    case FaultRole: return MemoryWords::fault(game);
    case SpokenRole: {
        QStringList parts;
        for (const int part : {RulesRole, StateTextRole, PlayersRole, ProgressRole, StandingRole, FaultRole, WhenRole})
            parts.append(data(index, part).toString());
        parts.removeAll(QString());
        return parts.join(QStringLiteral("; "));
    }
    default: return {};
    }
}

QHash<int, QByteArray> GameLibrary::roleNames() const
{
    return {{RulesRole, "rules"},       {PlayersRole, "players"},    {OpponentsRole, "opponents"}, {WhenRole, "when"},
            {ProgressRole, "progress"}, {StandingRole, "standing"},  {StateRole, "state"},         {FaultRole, "fault"},
            {SpokenRole, "spoken"},     {StateTextRole, "stateText"}};
}

bool GameLibrary::isOnTable(const GameSummary& game) const
{
    return game_.active() && game_.session().recordPath() == game.path;
}

GameLibrary::State GameLibrary::stateOf(const GameSummary& game) const
{
    if (isOnTable(game))
        return OnTable;
    if (game.isInUse)
        return InUse;
    switch (game.state) {
    case GameSummary::State::inProgress: return game.isGivenUp ? GivenUp : InProgress;
    case GameSummary::State::finished: return Finished;
    case GameSummary::State::damaged:
    case GameSummary::State::unreadable: break;
    }
    return Damaged;
}

QString GameLibrary::problem() const
{
    return undeleted_.isEmpty() ? QString()
                                : tr("The file %1 cannot be deleted.").arg(QDir::toNativeSeparators(undeleted_));
}

void GameLibrary::setUndeleted(const QString& path)
{
    undeleted_ = path;
    emit problemChanged();
}

void GameLibrary::refresh()
{
    setUndeleted({});
    beginResetModel();
    games_.clear();
    endResetModel();
    total_ = 0;
    reader_.start();
    emit countChanged();
}

void GameLibrary::take(const std::vector<GameSummary>& games, int total)
{
    total_ = total;
    if (!games.empty()) {
        beginInsertRows({}, count(), count() + static_cast<int>(games.size()) - 1);
        games_.insert(games_.end(), games.begin(), games.end());
        endInsertRows();
    }
    emit countChanged();
}

bool GameLibrary::canResume(int row) const
{
    return isRow(row) && (stateOf(at(row)) == InProgress || stateOf(at(row)) == GivenUp);
}

bool GameLibrary::canReplay(int row) const
{
    return isRow(row) && !at(row).totals.empty() && stateOf(at(row)) != Damaged;
}

bool GameLibrary::canDelete(int row) const
{
    return isRow(row) && stateOf(at(row)) != OnTable && stateOf(at(row)) != InUse;
}

QString GameLibrary::path(int row) const { return isRow(row) ? at(row).path : QString(); }

bool GameLibrary::resume(int row) { return canResume(row) && open(at(row).path); }

bool GameLibrary::open(const QString& path)
{
    const QString before = game_.session().recordPath();
    const bool isOpen = game_.open(path);
    if (isOpen)
        emit opened();
    else if (!before.isEmpty())
        game_.open(before);
    return isOpen;
}

bool GameLibrary::remove(int row)
{
    if (!canDelete(row))
        return false;
    const QString record = at(row).path;
    // While it is locked here, nobody begins to play it.
    QLockFile lock(record + QStringLiteral(".lock"));
    lock.setStaleLockTime(0);
    // In there is the wastebasket, which is made, but not the folder.
    QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation));
    const bool isGone = lock.tryLock(0) && (QFile::moveToTrash(record) || QFile::remove(record));
    setUndeleted(isGone ? QString() : record);
    if (!isGone)
        return false;
    beginRemoveRows({}, row, row);
    games_.erase(games_.begin() + row);
    endRemoveRows();
    emit countChanged();
    return true;
}

void GameLibrary::copyPath(int row) const
{
    if (isRow(row))
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(at(row).path));
}

void GameLibrary::askForFile()
{
    auto* dialog = new QFileDialog(nullptr, tr("Open a game"), {}, tr("Games (%1)").arg(QStringLiteral("*.jsonl")));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &GameLibrary::open);
    Dialogs::open(dialog);
}

void GameLibrary::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit problemChanged();
}
