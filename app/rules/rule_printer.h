// The rule page on its way to a PDF file.
#pragma once

#include "app/rules/rule_model.h"

#include <QObject>

class SyncQueue;

class RulePrinter : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    /// Why the last PDF file could not be written, in a sentence; else empty.
    Q_PROPERTY(QString problem READ problem NOTIFY problemChanged)

public:
    /// With `syncs` nothing waits for the disk.
    explicit RulePrinter(SyncQueue* syncs = nullptr) : syncs_(syncs) {}

    QString problem() const { return problem_; }
    /// Asks for a file and puts into it what `rules` tells when the file has been chosen.
    Q_INVOKABLE void askForPdf(RuleModel* rules);
    Q_INVOKABLE void dismissProblem();

    /// Should it not come to that, `problem` says why.
    void savePdf(const RuleModel& rules, const QString& path);

signals:
    void problemChanged();

private:
    void setProblem(const QString& problem);

    SyncQueue* syncs_;
    QString problem_;
};
