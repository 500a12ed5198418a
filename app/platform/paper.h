// Pages on paper and in PDF files, whatever stands on them.
#pragma once

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

/// Asks for a PDF file under `title`; `chosen` gets its path, unless the player thinks better of it or `context` is
/// gone. Returns at once.
void askForPdf(const QString& title, QObject* context, const std::function<void(const QString& path)>& chosen);
/// Has `draw` fill the pages of that file. Empty, or what the system says why it cannot be written.
QString savePdf(const QString& path, const QString& heading, const QPageLayout& layout,
                const std::function<void(QPdfWriter& pages)>& draw);

} // namespace Paper
