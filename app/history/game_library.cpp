#include "app/history/game_library.h"

#include "app/history/archive_cache.h"
#include "app/history/entry_json.h"
#include "app/history/history_words.h"
#include "app/history/statistics_journal.h"
#include "app/platform/dialogs.h"
#include "app/play/game_controller.h"
#include "app/saving/record_files.h"

#include <QClipboard>
#include <QDir>
#include <QFileDialog>
#include <QGuiApplication>
#include <QStandardPaths>

#include <algorithm>

namespace
{

// In there is the wastebasket, which is made, but not the folder.
void makeRoomForWaste() { QDir().mkpath(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation)); }

bool throwAway(const QString& path) { return QFile::moveToTrash(path) || QFile::remove(path); }

// Returns one that could not be deleted, or an empty string.
QString throwAwayRecords(const QString& folder, const mt::StopToken& stop)
{
    makeRoomForWaste();
    QString left;
    const QFileInfoList files = RecordsWorker::records(folder);
    for (const QFileInfo& file : files) {
        if (stop.stopRequested())
            return left;
        const QString path = file.absoluteFilePath();
        std::error_code error;
        const auto lock = lockFile(path, error);
        const bool isInUse = !lock && error == std::errc::device_or_resource_busy;
        if (!isInUse && !(lock && throwAway(path)))
            left = path;
    }
    return left;
}

} // namespace

GameLibrary::GameLibrary(const QString& folder, Archive& archive, GameController& game, SyncQueue* syncs,
                         QObject* parent)
    : QAbstractListModel(parent), folder_(folder), syncs_(syncs), watch_(archive), game_(game)
{
    connect(&watch_, &ArchiveWatch::started, this, &GameLibrary::empty);
    connect(&watch_, &ArchiveWatch::guestRead, this, [this](const RecordEntry& guest) { take({guest}, total_); });
    connect(&watch_, &ArchiveWatch::entriesRead, this, &GameLibrary::take);
}

int GameLibrary::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant GameLibrary::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecordEntry& game = at(index.row());
    switch (role) {
    case RulesRole:
        return game.rulebook.empty() ? QFileInfo(game.path).fileName() : HistoryWords::rules({game.rulebook, false});
    case PlayersRole: return HistoryWords::players(game);
    case OpponentsRole: return HistoryWords::opponents(game);
    case WhenRole: return HistoryWords::when(game);
    case ProgressRole: return HistoryWords::progress(game);
    case StandingRole: return HistoryWords::standing(game);
    case StateRole: return stateOf(game);
    case StateTextRole: return HistoryWords::state(game, isOnTable(game));
    case FaultRole: return HistoryWords::fault(game);
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

bool GameLibrary::isOnTable(const RecordEntry& game) const
{
    return game_.active() && game_.session().recordPath() == game.path;
}

GameLibrary::State GameLibrary::stateOf(const RecordEntry& game) const
{
    if (isOnTable(game))
        return OnTable;
    if (game.isInUse)
        return InUse;
    switch (game.state) {
    case RecordEntry::State::inProgress: return game.isGivenUp ? GivenUp : InProgress;
    case RecordEntry::State::finished: return Finished;
    case RecordEntry::State::damaged:
    case RecordEntry::State::unreadable: break;
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

void GameLibrary::show(const QString& path) { read(QFileInfo(path).absoluteFilePath()); }

void GameLibrary::read(const QString& also)
{
    leave();
    wanted_ = also;
    watch_.begin(also);
}

void GameLibrary::empty()
{
    beginResetModel();
    games_.clear();
    endResetModel();
    total_ = 0;
    emit countChanged();
}

void GameLibrary::take(const std::vector<RecordEntry>& entries, int total)
{
    std::vector<RecordEntry> games;
    for (const RecordEntry& entry : entries) {
        if (entry.path.isEmpty())
            continue;
        // No row shows what was done in a game, and in thousands of rows that is most of the memory.
        games.push_back(entry);
        games.back().feats = {};
    }
    if (!games.empty()) {
        beginInsertRows({}, count(), count() + static_cast<int>(games.size()) - 1);
        std::ranges::move(games, std::back_inserter(games_));
        endInsertRows();
    }
    total_ = std::max(total, count());
    emit countChanged();
    const auto wanted = std::ranges::find(games_, wanted_, &RecordEntry::path);
    if (wanted == games_.end())
        return;
    wanted_.clear();
    emit listed(static_cast<int>(wanted - games_.begin()));
}

bool GameLibrary::canResume(int row) const
{
    if (!isRow(row) || !canBeGoneOnWith(at(row)))
        return false;
    const State state = stateOf(at(row));
    return state == InProgress || state == GivenUp || state == Damaged;
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
    if (!game_.open(path))
        return false;
    emit opened();
    return true;
}

bool GameLibrary::remove(int row)
{
    if (!canDelete(row))
        return false;
    const QString record = at(row).path;
    std::error_code error;
    auto lock = lockFile(record, error);
    const bool isOurs = QFileInfo(QFileInfo(record).path()).isWritable() && lock;
    setUndeleted(isOurs ? QString() : record);
    if (!isOurs)
        return false;
    beginRemoveRows({}, row, row);
    removed_.push_back({at(row), row, std::move(lock)});
    games_.erase(games_.begin() + row);
    endRemoveRows();
    emit countChanged();
    return true;
}

int GameLibrary::restore()
{
    if (removed_.empty())
        return -1;
    Removed back = std::move(removed_.back());
    removed_.pop_back();
    setUndeleted({});
    // More may have been read since then, but nothing before it.
    beginInsertRows({}, back.row, back.row);
    games_.insert(games_.begin() + back.row, std::move(back.game));
    endInsertRows();
    emit countChanged();
    return back.row;
}

void GameLibrary::leave()
{
    watch_.end();
    if (removed_.empty())
        return;
    setUndeleted({});
    makeRoomForWaste();
    ArchiveCache cache(folder_);
    for (const Removed& removed : removed_)
        if (!discard(removed.game, cache))
            setUndeleted(removed.game.path);
    removed_.clear();
    emit countChanged();
}

// What it came to is in the journal before the record goes. A damaged one comes to nothing.
bool GameLibrary::discard(const RecordEntry& game, ArchiveCache& cache)
{
    const bool isGood = game.state == RecordEntry::State::inProgress || game.state == RecordEntry::State::finished;
    const QFileInfo file(game.path);
    const bool isListed = file.absolutePath() == QFileInfo(folder_ + QStringLiteral("/games")).absoluteFilePath();
    if (isGood && isListed && game.round > 0) {
        const QString identity = game.game.isEmpty() ? file.fileName() : game.game;
        const auto known = cache.find(file);
        const DeletedEntry entry{file.fileName().toStdString(), toJson(known ? *known : readEntry(file))};
        if (!StatisticsJournal(folder_, syncBy(syncs_)).append({identity, QDateTime::currentDateTimeUtc(), entry}))
            return false;
    }
    return throwAway(game.path);
}

void GameLibrary::forget()
{
    setUndeleted({});
    forgetting_.run([this, folder = folder_](const mt::StopToken& stop) -> Background::Answer {
        const QString left = throwAwayRecords(folder, stop);
        QFile::remove(ArchiveCache::fileIn(folder));
        return [this, left] {
            setUndeleted(left);
            emit forgotten();
        };
    });
}

void GameLibrary::copyPath(int row) const
{
    if (isRow(row))
        QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(at(row).path));
}

void GameLibrary::askForFile()
{
    auto* dialog = new QFileDialog(nullptr, tr("Open a game"), {}, RecordFiles::filter());
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &GameLibrary::show);
    Dialogs::open(dialog);
}

void GameLibrary::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1));
    emit problemChanged();
}

#include "moc_game_library.cpp"
