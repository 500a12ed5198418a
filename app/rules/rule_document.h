// The rules on paper: what a RuleModel tells, as a PDF file.
#pragma once

#include <QByteArray>
#include <QString>

class RuleModel;

namespace RuleDocument
{

/// All that the model tells, on pages of the usual size.
QByteArray pdf(const RuleModel& rules);
/// What such a file may be called on every system: after the rulebooks in it.
QString fileName(const RuleModel& rules);

} // namespace RuleDocument
