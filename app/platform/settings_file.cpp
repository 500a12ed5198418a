#include "app/platform/settings_file.h"

#include <QSettings>

SettingsFile::SettingsFile(const QString& path, SyncQueue* syncs) : path_(path), syncs_(syncs)
{
    const QSettings file(path, QSettings::IniFormat);
    for (const QString& key : file.allKeys())
        values_[key] = file.value(key);
}

// A QSettings that lived in the window's thread would write there, too: whenever events are handled.
void SettingsFile::setValues(const QVariantMap& values)
{
    values_.insert(values);
    const auto write = [path = path_, values] {
        QSettings file(path, QSettings::IniFormat);
        for (auto value = values.begin(); value != values.end(); ++value)
            file.setValue(value.key(), value.value());
        file.sync();
        return file.status() == QSettings::NoError ? std::error_code() : std::make_error_code(std::errc::io_error);
    };
    if (syncs_ != nullptr)
        syncs_->add(write);
    else
        write();
}
