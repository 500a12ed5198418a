// Pages on paper and in PDF files, whatever stands on them.
#pragma once

#include <QByteArray>
#include <QLocale>
#include <QPageLayout>
#include <QString>

#include <functional>

class QObject;
class QPdfWriter;
class SyncQueue;

namespace Paper
{

/// A4, or Letter where people have that in their drawers.
QPageSize::PageSizeId usualSize(const QLocale& place = QLocale::system());
/// A page of the usual size with margins that every printer can keep.
QPageLayout page(QPageLayout::Orientation orientation = QPageLayout::Portrait);

/// Asks for a PDF file under `title`, proposing `name` among the player's documents; `chosen` gets its path, unless the
/// player thinks better of it or `context` is gone. Returns at once.
void askForPdf(const QString& title, const QString& name, QObject* context,
               const std::function<void(const QString& path)>& chosen);
/// The PDF file of the pages that `draw` fills.
QByteArray pdf(const QString& heading, const QPageLayout& layout, const std::function<void(QPdfWriter& pages)>& draw);
/// Puts it into the place of what has that name, as a whole or not at all. `saved` gets what the system says why it
/// cannot be written, or an empty string, unless `context` is gone. With `syncs` nothing waits for the disk.
void save(const QByteArray& bytes, const QString& path, SyncQueue* syncs, QObject* context,
          const std::function<void(const QString& error)>& saved);

} // namespace Paper
