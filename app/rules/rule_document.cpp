#include "app/rules/rule_document.h"

#include "app/platform/paper.h"
#include "app/rules/rule_pages.h"

#include <QPdfWriter>

QByteArray RuleDocument::pdf(const RuleModel& rules)
{
    QPageLayout layout = Paper::page();
    layout.setMargins(QMarginsF(18, 18, 18, 18));
    return Paper::pdf(RulePages::heading(rules), layout, [&](QPdfWriter& pages) { RulePages::print(rules, pages); });
}

QString RuleDocument::fileName(const RuleModel& rules, const QString& ending)
{
    QString name =
        QStringLiteral("mexican-train-rules-") + QString::fromStdString(rules.rulesOf(rules.subject()).rulebook);
    if (rules.other() >= 0)
        name += QLatin1Char('-') + QString::fromStdString(rules.rulesOf(rules.other()).rulebook);
    return name + QLatin1Char('.') + ending;
}
