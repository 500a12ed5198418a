#include "app/platform/settings_file.h"

#include "app/platform/disk.h"
#include "engine/base/regular_file.h"

#include <QFileInfo>
#include <QSettings>
#include <QStringDecoder>

#include <algorithm>

namespace
{

// Some dozen short lines, and the names of those who play.
constexpr std::uint64_t mostSettingsBytes = std::uint64_t{1} << 20;

// A section, a key with its value, or a comment. QSettings skips what is none.
bool isSettingsLine(QStringView line)
{
    line = line.trimmed();
    return line.isEmpty() || line.startsWith(u'[') || line.startsWith(u';') || line.indexOf(u'=') > 0;
}

// A program that was cut off leaves the old file or the new one; nothing at all, or zeros, is what a computer without
// power leaves.
bool areSettings(const std::string& text)
{
    QStringDecoder decoder(QStringDecoder::Utf8);
    const QString decoded = decoder(QByteArrayView(text.data(), static_cast<qsizetype>(text.size())));
    const QList<QStringView> lines = QStringView(decoded).split(u'\n');
    return !text.empty() && !decoder.hasError() && !decoded.contains(QChar::Null) &&
           std::all_of(lines.begin(), lines.end(), isSettingsLine);
}

std::filesystem::path freeName(const std::filesystem::path& path)
{
    for (int number = 1;; ++number) {
        std::filesystem::path name = path;
        name += ".damaged-" + std::to_string(number);
        std::error_code error;
        if (std::filesystem::symlink_status(name, error).type() == std::filesystem::file_type::not_found || error)
            return name;
    }
}

} // namespace

std::optional<DamagedSettings> setDamagedAside(const QString& path)
{
    using Kind = mt::FileProblem::Kind;
    const auto read = mt::readFile(QFileInfo(path).filesystemFilePath(), mostSettingsBytes);
    if (const auto* problem = std::get_if<mt::FileProblem>(&read)) {
        if (problem->kind == Kind::missing)
            return std::nullopt;
        if (problem->kind == Kind::unreadable)
            return DamagedSettings{{}, problem->system};
    } else if (areSettings(std::get<std::string>(read))) {
        return std::nullopt;
    }
    const std::filesystem::path kept = freeName(QFileInfo(path).filesystemFilePath());
    std::error_code error;
    std::filesystem::rename(QFileInfo(path).filesystemFilePath(), kept, error);
    return DamagedSettings{error ? QString() : QString::fromStdU16String(kept.u16string()), error};
}

SettingsFile::SettingsFile(const QString& path, SyncQueue* syncs) : path_(path), syncs_(syncs)
{
    if (mt::obstacleAt(QFileInfo(path).filesystemFilePath(), mostSettingsBytes))
        return;
    const QSettings file(path, QSettings::IniFormat);
    for (const QString& key : file.allKeys())
        values_[key] = file.value(key);
}

QStringList SettingsFile::namedIfThere(const QString& key) const
{
    const auto value = values_.constFind(key);
    return value == values_.constEnd() ? QStringList() : QStringList(key + QLatin1Char('=') + value->toString());
}

// A QSettings that lived in the window's thread would write there, too: whenever events are handled.
void SettingsFile::setValues(const QVariantMap& values)
{
    values_.insert(values);
    values_.removeIf([](const auto& value) { return !value.value().isValid(); });
    const auto write = [path = path_, values] {
        if (mt::obstacleAt(QFileInfo(path).filesystemFilePath(), mostSettingsBytes))
            return std::make_error_code(std::errc::io_error);
        QSettings file(path, QSettings::IniFormat);
        for (auto value = values.begin(); value != values.end(); ++value) {
            if (value.value().isValid())
                file.setValue(value.key(), value.value());
            else
                file.remove(value.key());
        }
        file.sync();
        if (file.status() != QSettings::NoError)
            return std::make_error_code(std::errc::io_error);
        // What Qt has put there is on the disk, under a name that may not be.
        return Disk::system().syncFolder(QFileInfo(QFileInfo(path).path()).filesystemFilePath());
    };
    if (syncs_ != nullptr)
        syncs_->add(write);
    else
        write();
}
