#include "app/platform/paper.h"

#include "app/platform/dialogs.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QPdfWriter>
#include <QStandardPaths>

#include <algorithm>

namespace
{

// The folder may be named and not be there.
QDir documents()
{
    const QDir folder(QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation));
    return folder.exists() ? folder : QDir::home();
}

} // namespace

QPageSize::PageSizeId Paper::usualSize(const QLocale& place)
{
    using Land = QLocale::Territory;
    static constexpr Land lettersIn[] = {
        Land::UnitedStates, Land::Canada,      Land::Mexico,     Land::Belize,    Land::Chile,
        Land::Colombia,     Land::CostaRica,   Land::Guatemala,  Land::Nicaragua, Land::Panama,
        Land::PuertoRico,   Land::Philippines, Land::ElSalvador, Land::Venezuela,
    };
    const bool isLetter =
        std::find(std::begin(lettersIn), std::end(lettersIn), place.territory()) != std::end(lettersIn);
    return isLetter ? QPageSize::Letter : QPageSize::A4;
}

QPageLayout Paper::page(QPageLayout::Orientation orientation)
{
    constexpr qreal margin = 12;
    return {QPageSize(usualSize()), orientation, QMarginsF(margin, margin, margin, margin), QPageLayout::Millimeter};
}

void Paper::askForPdf(const QString& title, const QString& name, QObject* context,
                      const std::function<void(const QString&)>& chosen)
{
    const QString filter = QCoreApplication::translate("Paper", "PDF files (%1)").arg(QStringLiteral("*.pdf"));
    auto* dialog = new QFileDialog(nullptr, title, documents().filePath(name), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("pdf"));
    QObject::connect(dialog, &QFileDialog::fileSelected, context, chosen);
    Dialogs::open(dialog);
}

QByteArray Paper::pdf(const QString& heading, const QPageLayout& layout, const std::function<void(QPdfWriter&)>& draw)
{
    QBuffer file;
    file.open(QIODevice::WriteOnly);
    {
        QPdfWriter pages(&file);
        pages.setPageLayout(layout);
        pages.setTitle(heading);
        draw(pages);
    } // closes the document
    return file.data();
}
