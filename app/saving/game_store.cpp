#include "app/saving/game_store.h"

#include "app/saving/record_files.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>

using Kind = StoreProblem::Kind;

namespace
{

// The name of a file in one line.
constexpr std::uint64_t mostNoteBytes = std::uint64_t{64} << 10;

// Empty, where it cannot be read.
std::string recordText(const QString& path)
{
    std::string lines;
    return readRecordText(path, lines) ? std::string() : lines;
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

std::optional<StoreProblem> GameStore::wrong(const RecordOpening& record) const
{
    if (!record.isCopy() && record.fault && isUnbegun(record.path, record.lines))
        return StoreProblem{Kind::unbegun, record.path};
    auto problem = record.wrong();
    return problem && record.isCopy() && problem->offersCopy ? std::nullopt : problem;
}

std::optional<StoreProblem> GameStore::open(RecordOpening& record, mt::Replay& replay)
{
    close();
    const bool isCopy = record.isCopy();
    std::string lines = std::move(record.lines);
    lines.resize(record.goodBytes);
    if (isCopy)
        copy(std::move(lines));
    else if (const auto problem = goOn(record, std::move(lines)))
        return problem;
    replay = std::move(record.game);
    if (record.hasDroppedTail && !isCopy)
        cutOff_ = StoreProblem{Kind::cutOff, record.path, {}, {.line = record.lineNumber}};
    save();
    return std::nullopt;
}

std::optional<StoreProblem> GameStore::goOn(RecordOpening& record, std::string lines)
{
    if (record.lacksLineFeed)
        lines += '\n';
    if (const std::error_code error =
            writer_.goOn(record.path, std::move(record.lock), std::move(lines), record.goodBytes))
        return unwritable(record.path, error);
    return std::nullopt;
}

void GameStore::copy(std::string lines)
{
    if (lines.ends_with('\n'))
        lines.pop_back();
    create();
    writer_.append(lines);
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
    QStringList files = places_ ? places_->filesFor(path()) : QStringList();
    return std::any_of(files.begin(), files.end(), [this](QString& file) { return !writer_.copyTo(file); });
}

QStringList GameStore::rescued() const
{
    QStringList files;
    for (const QString& file : places_ ? places_->files() : QStringList()) {
        if (file == path())
            continue;
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
