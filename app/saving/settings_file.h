// What a player has chosen, in a file that people can read: read at once, and brought to the disk beside the window.
#pragma once

#include "app/saving/sync_queue.h"

#include <QStringList>
#include <QVariantMap>

#include <optional>
#include <system_error>

/// What came of settings that cannot be read.
struct DamagedSettings {
    QString keptAs;        ///< the file's name now; empty: it is where it was
    std::error_code error; ///< why
};
/// To be asked before anybody reads that file: what cannot be read as settings, whatever it is, is kept under a name
/// that is free. Nothing: it can be read, or there is none.
std::optional<DamagedSettings> setDamagedAside(const QString& path);

class SettingsFile
{
public:
    /// Of what cannot be read nothing is known, and nothing is written there. `path`: other objects and programs may
    /// use the same file; what they write from now on is not seen here, and is left alone. With `syncs` nothing waits
    /// for the disk; without it, whoever sets a value does.
    explicit SettingsFile(const QString& path, SyncQueue* syncs = nullptr);

    /// By keys such as "window/place".
    QVariant value(const QString& key, const QVariant& otherwise = {}) const { return values_.value(key, otherwise); }
    /// "key=value", for whoever tells of a value that is not known; nothing if there is none.
    QStringList namedIfThere(const QString& key) const;
    void setValue(const QString& key, const QVariant& value) { setValues({{key, value}}); }
    /// One that is not valid takes its key out of the file.
    void setValues(const QVariantMap& values);

private:
    QString path_;
    SyncQueue* syncs_;
    QVariantMap values_;
};
