// Pages on paper and in PDF files, whatever stands on them.
#pragma once

#include <QByteArray>
#include <QLocale>
#include <QPageLayout>
#include <QString>

#include <functional>

class QObject;
class QPdfWriter;

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

} // namespace Paper
