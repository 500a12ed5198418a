#include "app/saving/whole_file.h"

#include "app/saving/sync_queue.h"

#include <QPointer>
#include <QSaveFile>

#include <memory>

void saveWhole(const QByteArray& bytes, const QString& path, SyncQueue* syncs, QObject* context,
               const std::function<void(const QString&)>& saved)
{
    const auto error = std::make_shared<QString>();
    const auto write = [bytes, path, error] {
        QSaveFile file(path);
        file.setDirectWriteFallback(true);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
            *error = file.errorString();
        return std::error_code();
    };
    const auto report = [error, saved, context = QPointer<QObject>(context)](const std::error_code& /*none*/) {
        if (context)
            saved(*error);
    };
    if (syncs != nullptr)
        syncs->add(write, report);
    else
        report(write());
}
