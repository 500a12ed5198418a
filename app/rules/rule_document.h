// The rules in a file: what a RuleModel tells, as a PDF document or a page for the web.
#pragma once

#include <QByteArray>
#include <QString>

#include <vector>

class RuleModel;

/// To another page: an empty address, to none, as this is the page itself.
struct RuleLink {
    QString words;
    QString address{};
    QString language{}; ///< of the words, where it is another one than the page's
};

namespace RuleDocument
{

/// All that the model tells, on pages of the usual size.
QByteArray pdf(const RuleModel& rules);
/// The same as a page for the web, which needs no other file; `language` as Languages has it. `above`: lines of links
/// before all else.
QByteArray html(const RuleModel& rules, const QString& language, const std::vector<std::vector<RuleLink>>& above);
/// A page of such lines alone, in no language of its own.
QByteArray index(const std::vector<std::vector<RuleLink>>& lines);
/// What such a file may be called on every system: after the rulebooks in it.
QString fileName(const RuleModel& rules, const QString& ending = QStringLiteral("pdf"));

} // namespace RuleDocument
