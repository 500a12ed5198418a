#include "app/history/game_card.h"

#include "engine/base/regular_file.h"
#include "engine/record/record_line.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace
{

constexpr qsizetype fingerprintLength = 64;
constexpr int numberLength = 10;
constexpr std::uint64_t mostCardBytes = 1024;

bool isFingerprint(const QString& text)
{
    return text.size() == fingerprintLength && std::all_of(text.begin(), text.end(), [](QChar letter) {
               return (letter >= QLatin1Char('0') && letter <= QLatin1Char('9')) ||
                      (letter >= QLatin1Char('a') && letter <= QLatin1Char('f'));
           });
}

} // namespace

GameCard::GameCard(const QString& folder, const QString& game, FileSync sync, Disk& disk)
    : path_(isFingerprint(game) || mt::isGameId(game.toStdString()) ? folder + QStringLiteral("/counting/") + game
                                                                    : QString()),
      sync_(std::move(sync)), disk_(&disk)
{
}

bool GameCard::exists() const { return !path_.isEmpty() && QFileInfo::exists(path_); }

std::optional<GameCard::Mark> GameCard::read() const
{
    if (path_.isEmpty())
        return std::nullopt;
    const auto read = mt::readFile(QFileInfo(path_).filesystemFilePath(), mostCardBytes);
    if (!std::holds_alternative<std::string>(read))
        return std::nullopt;
    const QString text = QString::fromLatin1(QByteArray::fromStdString(std::get<std::string>(read))).trimmed();
    bool isNumber = false;
    const int lines = text.left(numberLength).toInt(&isNumber);
    const QString fingerprint = text.mid(numberLength + 1);
    if (!isNumber || !isFingerprint(fingerprint))
        return std::nullopt;
    return Mark{lines, fingerprint.toStdString()};
}

// Always the same number of bytes over those that stand there: nothing in between is ever on the disk.
bool GameCard::write(const Mark& mark) const
{
    if (path_.isEmpty())
        return false;
    const std::filesystem::path path = QFileInfo(path_).filesystemFilePath();
    const QByteArray lines = QByteArray::number(mark.lines).rightJustified(numberLength, '0');
    std::error_code error = disk_->makeFolder(path.parent_path());
    const std::shared_ptr<DiskFile> file = error ? nullptr : disk_->openNamed(path, Disk::Open::over, error);
    return !error && !file->append(lines.toStdString() + ' ' + mark.fingerprint + '\n') && sync_(file);
}

void GameCard::removeAllBut(const QString& folder, const QString& game)
{
    QDir cards(folder + QStringLiteral("/counting"));
    const QStringList games = cards.entryList(QDir::Files);
    for (const QString& each : games)
        if (each != game)
            cards.remove(each);
}

void GameCard::remove() const
{
    if (!path_.isEmpty())
        QFile::remove(path_);
}
