#include "app/saving/game_store.h"

#include "app/saving/record_files.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <sstream>

using Kind = StoreProblem::Kind;

namespace
{

// The name of a file in one line.
constexpr std::uint64_t mostNoteBytes = std::uint64_t{64} << 10;

std::optional<StoreProblem> read(const QString& path, std::string& lines)
{
    auto content = mt::readFile(QFileInfo(path).filesystemFilePath(), mt::maxRecordBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&content))
        return unread(path, *problem);
    lines = std::get<std::string>(std::move(content));
    return std::nullopt;
}

// Empty, where it cannot be read.
std::string recordText(const QString& path)
{
    std::string lines;
    return read(path, lines) ? std::string() : lines;
}

void carryOut(mt::RecordReader& reader, const GameStore::LineReader& seen)
{
    while (reader.next())
        if (seen)
            seen(reader.replay(), reader.line());
}

// A game is there when something has been dealt, and something is left to be played.
StoreProblem damaged(const QString& path, const mt::RecordReader& reader)
{
    const mt::Game& game = reader.replay().game();
    const bool isDealt = game.inRound || !game.scores.empty();
    return {.kind = Kind::damaged,
            .file = path,
            .fault = *reader.fault(),
            .goesOnBefore = isDealt && reader.fault()->kind != mt::FaultKind::unreadable && !mt::isOver(game)};
}

// The deal of a game follows from its seed; that of the same tiles again is nowhere else.
std::optional<StoreProblem> undealt(const QString& path, const mt::RecordReader& reader)
{
    const mt::Replay& replay = reader.replay();
    if (!replay.header().again || replay.next() != mt::Replay::Next::round || !replay.game().scores.empty())
        return std::nullopt;
    const long long line = reader.lineNumber() + (reader.droppedTail() ? 0 : 1);
    return StoreProblem{Kind::undealt, path, {}, {.kind = mt::FaultKind::roundExpected, .line = line}};
}

} // namespace

GameStore::GameStore(const QString& folder, Disk& disk, SyncQueue* syncs, std::function<void()> changed)
    : folder_(folder), syncs_(syncs), changed_(std::move(changed)),
      writer_(noteFile(), disk, syncs, [this](const std::error_code& error) {
          follow(error);
          changed_();
      })
{
}

void GameStore::create()
{
    close();
    if (folder_.isEmpty())
        return;
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    writer_.begin(QStringLiteral("%1/%2.%3").arg(gamesFolder(), name, RecordFiles::ending));
}

std::optional<StoreProblem> GameStore::open(const QString& path, mt::Replay& replay, const LineReader& seen)
{
    close();
    const QString whole = QFileInfo(path).absoluteFilePath();
    // Before anything is locked: nobody gets a lock beside what is no record.
    if (!QFileInfo::exists(whole))
        return StoreProblem{Kind::missing, whole};
    if (const auto obstacle = mt::obstacleAt(QFileInfo(whole).filesystemFilePath(), mt::maxRecordBytes))
        return unread(whole, *obstacle);
    std::error_code error;
    auto lock = lockFile(whole, error);
    if (error == std::errc::device_or_resource_busy)
        return StoreProblem{Kind::inUse, whole};
    if (error)
        return unwritable(whole, error);
    std::string lines;
    if (const auto problem = read(whole, lines))
        return problem;
    std::istringstream in(lines);
    mt::RecordReader reader(in);
    carryOut(reader, seen);
    if (reader.fault() && isUnbegun(whole, lines))
        return StoreProblem{Kind::unbegun, whole};
    if (reader.fault())
        return damaged(whole, reader);
    if (const auto problem = undealt(whole, reader))
        return problem;
    const std::size_t goodBytes = reader.goodBytes();
    lines.resize(goodBytes);
    if (reader.lacksLineFeed())
        lines += '\n';
    if (const std::error_code failure = writer_.goOn(whole, std::move(lock), std::move(lines), goodBytes))
        return unwritable(whole, failure);
    replay = reader.replay();
    if (reader.droppedTail())
        cutOff_ = StoreProblem{Kind::cutOff, whole, {}, {.line = reader.lineNumber()}};
    save();
    return std::nullopt;
}

std::optional<StoreProblem> GameStore::openCopy(const QString& path, mt::Replay& replay, const LineReader& seen)
{
    close();
    const QString whole = QFileInfo(path).absoluteFilePath();
    std::string lines;
    if (const auto problem = read(whole, lines))
        return problem;
    std::istringstream in(lines);
    mt::RecordReader reader(in);
    carryOut(reader, seen);
    if (reader.fault() && !damaged(whole, reader).goesOnBefore)
        return damaged(whole, reader);
    lines.resize(reader.goodBytes());
    if (lines.ends_with('\n'))
        lines.pop_back();
    create();
    writer_.append(lines);
    replay = reader.replay();
    save();
    return std::nullopt;
}

void GameStore::append(const mt::RecordLine& line)
{
    if (!writer_.isOpen())
        return;
    writer_.append(mt::lineText(line));
    save();
}

void GameStore::save() { follow(writer_.save()); }

// As long as nothing goes wrong what is on its way counts as saved; afterwards, only what is there.
void GameStore::follow(const std::error_code& error)
{
    isSaved_ = !error && (isSaved_ || writer_.isSaved());
    if (error)
        problem_ = unwritable(path(), error);
    else if (isSaved_)
        problem_.reset();
    if (!moved_.isEmpty() && writer_.isSaved())
        QFile::remove(std::exchange(moved_, {}));
}

void GameStore::saveAs(const QString& path, Answer answer)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    moveTo(whole, [whole, answer = std::move(answer)](const std::error_code& error) {
        if (error == std::errc::device_or_resource_busy)
            answer(StoreProblem{Kind::inUse, whole});
        else
            answer(error ? std::optional(unwritable(whole, error)) : std::nullopt);
    });
}

void GameStore::moveTo(const QString& path, const std::function<void(std::error_code)>& moved)
{
    writer_.moveTo(path, [this, moved](const std::error_code& error) {
        if (!error)
            follow(writer_.save());
        moved(error);
        changed_();
    });
}

bool GameStore::saveAtLast()
{
    follow(writer_.saveNow());
    if (isSaved_)
        return true;
    QStringList files = places_.filesFor(path());
    return std::any_of(files.begin(), files.end(), [this](QString& file) { return !writer_.copyTo(file); });
}

QStringList GameStore::rescued() const
{
    QStringList files;
    for (const QString& file : places_.files()) {
        const std::string lines = recordText(file);
        if (lines.empty() || !recordText(homeOf(file)).starts_with(lines))
            files.append(file);
        else
            QFile::remove(file);
    }
    return files;
}

void GameStore::takeHome(Answer answer)
{
    const QString rescued = path();
    QString home = homeOf(rescued);
    const std::string before = recordText(home);
    const bool isNew = before.empty() || !writer_.lines().starts_with(before);
    const auto unmoved = [](const QString& file, const std::error_code& error) {
        return StoreProblem{Kind::pageUnwritable, file, unwritable(file, error).system};
    };
    if (isNew)
        if (const std::error_code error = writer_.reserve(home))
            return answer(unmoved(home, error));
    moveTo(home, [this, rescued, home, isNew, unmoved, answer = std::move(answer)](const std::error_code& error) {
        if (error && isNew)
            QFile::remove(home);
        if (!error) {
            moved_ = rescued;
            follow({});
        }
        answer(error ? std::optional(unmoved(home, error)) : std::nullopt);
    });
}

QString GameStore::homeOf(const QString& rescued) const
{
    return gamesFolder() + QLatin1Char('/') + RescuePlaces::recordName(rescued);
}

bool GameStore::close()
{
    const bool isSaved = !writer_.saveNow();
    writer_.close();
    moved_.clear();
    isSaved_ = true;
    problem_.reset();
    cutOff_.reset();
    return isSaved;
}

QString GameStore::current() const
{
    const auto note = readNote();
    const auto* path = std::get_if<QString>(&note);
    // Within the folder it is written relative to it, so that the folder can move.
    return path == nullptr || path->isEmpty() ? QString() : QDir(folder_).absoluteFilePath(*path);
}

std::optional<StoreProblem> GameStore::noteProblem() const
{
    const auto note = readNote();
    const auto* problem = std::get_if<StoreProblem>(&note);
    return problem == nullptr ? std::nullopt : std::optional(*problem);
}

std::variant<QString, StoreProblem> GameStore::readNote() const
{
    if (folder_.isEmpty())
        return QString();
    const auto note = mt::readFile(QFileInfo(noteFile()).filesystemFilePath(), mostNoteBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&note))
        return problem->kind == mt::FileProblem::Kind::missing ? std::variant<QString, StoreProblem>(QString())
                                                               : unread(noteFile(), *problem);
    const QString path = QString::fromStdString(std::get<std::string>(note)).trimmed();
    const bool isName = !path.isEmpty() && std::none_of(path.begin(), path.end(), [](QChar letter) {
        return !letter.isPrint() || letter == QChar::ReplacementCharacter;
    });
    return isName ? std::variant<QString, StoreProblem>(path) : StoreProblem{Kind::noteDamaged, noteFile()};
}

// After what may still be on its way to say otherwise.
void GameStore::forgetCurrent()
{
    if (folder_.isEmpty())
        return;
    const auto forget = [note = noteFile()] {
        QFile::remove(note);
        return std::error_code();
    };
    if (syncs_ != nullptr)
        syncs_->add(forget);
    else
        forget();
}

void GameStore::finish()
{
    writer_.finish();
    save();
}

// One of our own records that a crash left before its first line was whole.
bool GameStore::isUnbegun(const QString& path, std::string_view text) const
{
    return QFileInfo(path).absolutePath() == gamesFolder() &&
           text.substr(0, mt::maxTextBytes).find('\n') == std::string_view::npos;
}

QString GameStore::gamesFolder() const { return folder_ + QStringLiteral("/games"); }

QString GameStore::noteFile() const { return folder_ + QStringLiteral("/current-game"); }
