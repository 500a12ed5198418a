// Score sheets on their way to paper: preview, printer, PDF file.
#pragma once

#include "app/scores/score_model.h"

#include <QObject>

class SyncQueue;

class SheetPrinter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    /// Why the last PDF file could not be written, in a sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    /// With `syncs` nothing waits for the disk.
    explicit SheetPrinter(SyncQueue* syncs = nullptr) : syncs_(syncs) {}

    QString problem() const { return problem_; }
    /// Shows the sheet as it is now in the system's print preview, which can print it.
    Q_INVOKABLE void preview(const ScoreModel* sheet);
    /// Asks for a file and puts the sheet as it is now into it.
    Q_INVOKABLE void askForPdf(const ScoreModel* sheet);
    Q_INVOKABLE void dismissProblem();

    /// What its PDF file may be called on every system.
    static QString fileName(const ScoreTable& table);
    /// Should it not come to that, `problem` says why.
    void savePdf(const ScoreTable& table, const QString& path);

signals:
    void problemChanged();

private:
    void setProblem(const QString& problem);

    SyncQueue* syncs_;
    QString problem_;
};
