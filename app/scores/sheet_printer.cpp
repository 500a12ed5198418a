#include "app/scores/sheet_printer.h"

#include "app/platform/dialogs.h"
#include "app/platform/paper.h"
#include "app/saving/whole_file.h"
#include "app/scores/sheet_layout.h"
#include "app/scores/sheet_pages.h"
#include "app/words/fault_words.h"

#include <QPdfWriter>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include <memory>

void SheetPrinter::preview(const ScoreModel* sheet)
{
    const ScoreTable& table = sheet->table();
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageLayout(Paper::page(SheetLayout::orientation(table.players())));
    printer->setDocName(tr("Score sheet"));
    auto* dialog = new QPrintPreviewDialog(printer.get());
    dialog->setWindowTitle(tr("Score sheet"));
    dialog->resize(960, 720);
    // Holding the printer for as long as the dialog is there.
    connect(dialog, &QPrintPreviewDialog::paintRequested, dialog,
            [table, printer](QPrinter* pages) { SheetPages::print(table, *pages); });
    Dialogs::open(dialog);
}

void SheetPrinter::askForPdf(const ScoreModel* sheet)
{
    Paper::askForPdf(tr("Save the score sheet"), fileName(sheet->table()), this,
                     [this, table = sheet->table()](const QString& path) { savePdf(table, path); });
}

QString SheetPrinter::fileName(const ScoreTable& table)
{
    const QString kind = table.scores.empty() ? QStringLiteral("blank-sheet") : QStringLiteral("scores");
    const QString book = QString::fromStdString(table.rules.rulebook);
    const QString date = table.date.isValid() ? QLatin1Char('-') + table.date.toString(Qt::ISODate) : QString();
    return QStringLiteral("mexican-train-%1-%2%3.pdf").arg(kind, book, date);
}

void SheetPrinter::savePdf(const ScoreTable& table, const QString& path)
{
    const QPageLayout layout = Paper::page(SheetLayout::orientation(table.players()));
    const QByteArray pdf =
        Paper::pdf(tr("Score sheet"), layout, [&](QPdfWriter& pages) { SheetPages::print(table, pages); });
    saveWhole(pdf, path, syncs_, this, [this, path](const QString& error) {
        if (!error.isEmpty())
            setProblem(FaultWords::problem({StoreProblem::Kind::pageUnwritable, path, error}));
    });
}

void SheetPrinter::dismissProblem() { setProblem({}); }

void SheetPrinter::setProblem(const QString& problem)
{
    if (problem_ == problem)
        return;
    problem_ = problem;
    emit problemChanged();
}

#include "moc_sheet_printer.cpp"
