#include "app/play/game_store.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fstream>

using Kind = StoreProblem::Kind;

namespace
{

// More than the longest game has.
constexpr std::size_t mostRescued = 64U << 20U;

// The file's first bytes, or fewer where they cannot be read.
std::string bytesOf(const QString& path, std::size_t count)
{
    const QFileInfo info(path);
    if (!info.isFile())
        return {};
    std::string bytes(std::min(count, static_cast<std::size_t>(info.size())), '\0');
    std::ifstream in(QFileInfo(path).filesystemFilePath(), std::ios::binary);
    in.read(bytes.data(), static_cast<std::streamsize>(count));
    bytes.resize(static_cast<std::size_t>(in.gcount()));
    return bytes;
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
    const QString name = QDateTime::currentDateTime().toString(QStringLiteral("yyyy-MM-dd-HHmmss"));
    writer_.begin(QStringLiteral("%1/%2.jsonl").arg(gamesFolder(), name));
}

std::optional<StoreProblem> GameStore::open(const QString& path, mt::Replay& replay, const LineReader& seen)
{
    close();
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (!QFileInfo::exists(whole))
        return StoreProblem{Kind::missing, whole};
    std::error_code error;
    auto lock = RecordWriter::lock(whole, error);
    if (error == std::errc::device_or_resource_busy)
        return StoreProblem{Kind::inUse, whole};
    if (error)
        return unwritable(whole, error);
    std::ifstream in(QFileInfo(whole).filesystemFilePath(), std::ios::binary);
    mt::RecordReader reader(in);
    if (!in)
        return StoreProblem{Kind::unreadable, whole, QString::fromLocal8Bit(std::strerror(errno))};
    if (auto problem = read(whole, seen, reader))
        return problem;
    const std::size_t goodBytes = reader.goodBytes();
    std::string lines = bytesOf(whole, goodBytes) + (reader.lacksLineFeed() ? "\n" : "");
    if (const std::error_code failure = writer_.goOn(whole, std::move(lock), std::move(lines), goodBytes))
        return unwritable(whole, failure);
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
}

std::optional<StoreProblem> GameStore::saveAs(const QString& path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    const std::error_code error = writer_.moveTo(whole);
    if (error == std::errc::device_or_resource_busy)
        return StoreProblem{Kind::inUse, whole};
    if (error)
        return unwritable(whole, error);
    follow({});
    return std::nullopt;
}

bool GameStore::saveNow()
{
    follow(writer_.saveNow());
    return isSaved_;
}

bool GameStore::saveAtLast()
{
    if (saveNow())
        return true;
    QStringList files = places_.filesFor(path());
    return std::any_of(files.begin(), files.end(), [this](QString& file) { return !writer_.copyTo(file); });
}

QStringList GameStore::rescued() const
{
    QStringList files;
    for (const QString& file : places_.files()) {
        const std::string lines = bytesOf(file, mostRescued);
        if (lines.empty() || bytesOf(homeOf(file), lines.size()) != lines)
            files.append(file);
        else
            QFile::remove(file);
    }
    return files;
}

std::optional<StoreProblem> GameStore::takeHome()
{
    const QString rescued = path();
    QString home = homeOf(rescued);
    std::error_code error;
    const std::string before = bytesOf(home, writer_.lines().size() + 1);
    if (before.empty() || writer_.lines().compare(0, before.size(), before) != 0)
        error = writer_.copyTo(home);
    if (!error)
        error = writer_.moveTo(home);
    if (error)
        return StoreProblem{Kind::pageUnwritable, home, unwritable(home, error).system};
    QFile::remove(rescued);
    follow({});
    return std::nullopt;
}

QString GameStore::homeOf(const QString& rescued) const
{
    return gamesFolder() + QLatin1Char('/') + RescuePlaces::recordName(rescued);
}

bool GameStore::close()
{
    const bool isSaved = !writer_.saveNow();
    writer_.close();
    isSaved_ = true;
    problem_.reset();
    return isSaved;
}

QString GameStore::current() const
{
    QFile note(noteFile());
    if (!note.open(QIODevice::ReadOnly))
        return {};
    const QString path = QString::fromUtf8(note.readAll()).trimmed();
    // Within the folder it is written relative to it, so that the folder can move.
    return path.isEmpty() ? QString() : QDir(folder_).absoluteFilePath(path);
}

// After what may still be on its way to say otherwise.
void GameStore::forgetCurrent()
{
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

std::optional<StoreProblem> GameStore::read(const QString& path, const LineReader& seen, mt::RecordReader& reader)
{
    while (reader.next())
        if (seen)
            seen(reader.replay(), reader.line());
    if (reader.fault() && isUnbegun(path))
        return StoreProblem{Kind::unbegun, path};
    if (reader.fault())
        return StoreProblem{Kind::damaged, path, {}, *reader.fault()};
    return std::nullopt;
}

// One of our own records that a crash left before its first line was whole.
bool GameStore::isUnbegun(const QString& path) const
{
    if (QFileInfo(path).absolutePath() != gamesFolder())
        return false;
    QFile file(path);
    return file.open(QIODevice::ReadOnly) && !file.read(mt::maxTextBytes).contains('\n');
}

QString GameStore::gamesFolder() const { return folder_ + QStringLiteral("/games"); }

QString GameStore::noteFile() const { return folder_ + QStringLiteral("/current-game"); }
