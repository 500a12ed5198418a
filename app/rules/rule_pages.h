// The rules on printed pages: what stands where, and what stays together.
#pragma once

#include "app/rules/rule_model.h"

#include <QCoreApplication>

class QPdfWriter;

class RulePages
{
    Q_DECLARE_TR_FUNCTIONS(RulePages)

public:
    /// Fills `pages` with all that the model tells, section by section under its heading, pictures and all. What is
    /// compared stands in two columns, each under its rulebook's name on every page. No rule is torn apart, and no
    /// section begins at the foot of a page.
    static void print(const RuleModel& rules, QPdfWriter& pages);
    /// Of the pages and of the file that they are in.
    static QString heading(const RuleModel& rules);
    /// Below the heading: for how many players they are, and what is left out.
    static QStringList notes(const RuleModel& rules);

private:
    /// Whose rules they are: one, or the two that are compared.
    static QStringList names(const RuleModel& rules);
    /// By itself on paper; a row in the model's `subjects`.
    static QString nameOf(const RuleModel& rules, int subject);
};
