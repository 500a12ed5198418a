#include "app/rules/rule_printer.h"

#include "app/platform/paper.h"
#include "app/rules/rule_document.h"
#include "app/saving/whole_file.h"
#include "app/words/fault_words.h"

void RulePrinter::askForPdf(RuleModel* rules)
{
    Paper::askForPdf(tr("Save the rules"), RuleDocument::fileName(*rules), this,
                     [this, rules](const QString& path) { savePdf(*rules, path); });
}

void RulePrinter::savePdf(const RuleModel& rules, const QString& path)
{
    saveWhole(RuleDocument::pdf(rules), path, syncs_, this, [this, path](const QString& error) {
        if (!error.isEmpty())
            setProblem(FaultWords::problem({StoreProblem::Kind::pageUnwritable, path, error}));
    });
}

void RulePrinter::dismissProblem() { setProblem({}); }

void RulePrinter::setProblem(const QString& problem)
{
    if (problem_ == problem)
        return;
    problem_ = problem;
    emit problemChanged();
}

#include "moc_rule_printer.cpp"
