#include "app/rules/rule_document.h"

#include "app/platform/paper.h"
#include "app/rules/rule_model.h"

#include <QApplication>
#include <QPdfWriter>
#include <QTextCursor>
#include <QTextDocument>

namespace
{

struct Style {
    qreal points;
    bool bold;
    qreal above; ///< points of space
};

constexpr Style titleStyle{20, true, 0};
constexpr Style sectionStyle{15, true, 14};
constexpr Style ruleStyle{11, true, 8};
constexpr Style textStyle{10.5, false, 2};

void write(QTextCursor& cursor, const QString& text, const Style& style)
{
    if (text.isEmpty())
        return;
    QTextBlockFormat block;
    block.setTopMargin(style.above);
    QTextCharFormat letters;
    letters.setFontPointSize(style.points);
    letters.setFontWeight(style.bold ? QFont::Bold : QFont::Normal);
    cursor.insertBlock(block, letters);
    cursor.insertText(text);
}

} // namespace

std::unique_ptr<QTextDocument> RuleDocument::of(const RuleModel& rules, const QString& heading)
{
    auto document = std::make_unique<QTextDocument>();
    document->setDefaultFont(QApplication::font());
    QTextCursor cursor(document.get());
    write(cursor, heading, titleStyle);
    for (const RuleRow& row : rules.rows()) {
        if (row.opensSection)
            write(cursor, row.section, sectionStyle);
        write(cursor, row.title, ruleStyle);
        write(cursor, row.text, textStyle);
        write(cursor, row.otherText, textStyle);
    }
    return document;
}

QByteArray RuleDocument::pdf(const RuleModel& rules, const QString& heading)
{
    QPageLayout layout = Paper::page();
    layout.setMargins(QMarginsF(18, 18, 18, 18));
    return Paper::pdf(heading, layout, [&](QPdfWriter& pages) { of(rules, heading)->print(&pages); });
}
