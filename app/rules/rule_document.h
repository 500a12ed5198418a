// The rules on paper: what a RuleModel tells, as a document with headings.
#pragma once

#include <QString>

#include <memory>

class QTextDocument;
class RuleModel;

namespace RuleDocument
{

/// All that the model tells, section by section, under `heading`.
std::unique_ptr<QTextDocument> of(const RuleModel& rules, const QString& heading);
/// Writes it to that file on pages of the usual size. Empty, or what the system says why the file cannot be written.
QString savePdf(const RuleModel& rules, const QString& heading, const QString& path);

} // namespace RuleDocument
