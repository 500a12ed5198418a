// The rules on paper: what a RuleModel tells, as a document with headings.
#pragma once

#include <QByteArray>
#include <QString>

#include <memory>

class QTextDocument;
class RuleModel;

namespace RuleDocument
{

/// All that the model tells, section by section, under `heading`.
std::unique_ptr<QTextDocument> of(const RuleModel& rules, const QString& heading);
/// The same as a PDF file, on pages of the usual size.
QByteArray pdf(const RuleModel& rules, const QString& heading);

} // namespace RuleDocument
