// What a player has chosen, in a file that people can read: read at once, and brought to the disk beside the window.
#pragma once

#include "app/platform/sync_queue.h"

#include <QVariantMap>

class SettingsFile
{
public:
    /// `path`: other objects and programs may use the same file; what they write from now on is not seen here, and is
    /// left alone. With `syncs` nothing waits for the disk; without it, whoever sets a value does.
    explicit SettingsFile(const QString& path, SyncQueue* syncs = nullptr);

    /// By keys such as "window/place".
    QVariant value(const QString& key, const QVariant& otherwise = {}) const { return values_.value(key, otherwise); }
    void setValue(const QString& key, const QVariant& value) { setValues({{key, value}}); }
    void setValues(const QVariantMap& values);

private:
    QString path_;
    SyncQueue* syncs_;
    QVariantMap values_;
};
