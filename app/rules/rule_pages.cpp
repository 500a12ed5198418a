#include "app/rules/rule_pages.h"

#include "app/rules/picture_painter.h"
#include "app/words/rulebook_words.h"

#include <QApplication>
#include <QFontMetricsF>
#include <QPainter>
#include <QPdfWriter>

#include <algorithm>

namespace
{

// Everything here is in points.
struct Style {
    qreal size;
    bool bold;
    qreal above; ///< space
};

constexpr Style titleStyle{20, true, 0};
constexpr Style noteStyle{10, false, 4};
constexpr Style nameStyle{12, true, 0};
constexpr Style sectionStyle{15, true, 14};
constexpr Style ruleStyle{11, true, 8};
constexpr Style textStyle{10.5, false, 2};
constexpr qreal gutter = 20;
const QColor line(190, 190, 190);

struct Words {
    QString text;
    Style style;
    QRectF box; ///< from the block's top
};

/// What is never torn apart.
struct Block {
    std::vector<Words> words{};
    QVariantList picture{};
    qreal pictureTop = 0;
    qreal height = 0;
    bool isHead = false; ///< stays with the next one
};

class Pages
{
public:
    explicit Pages(QPdfWriter& pages)
        : pages_(pages), painter_(&pages), unit_(pages.logicalDpiX() / 72.0),
          size_(pages.pageLayout().paintRect(QPageLayout::Point).size())
    {
    }

    /// `names` stand above two columns; an empty list: there is one.
    void print(const std::vector<Block>& front, const QStringList& names, const std::vector<Block>& blocks)
    {
        for (const Block& block : front)
            draw(block);
        drawNames(names);
        for (std::size_t i = 0; i < blocks.size(); ++i) {
            if (y_ + keptTogether(blocks, i) > size_.height()) {
                pages_.newPage();
                y_ = 0;
                drawNames(names);
            }
            if (!names.isEmpty() && !blocks[i].isHead)
                drawColumns(blocks[i].height);
            draw(blocks[i]);
        }
    }

    Block head(const QString& text, const Style& style) const
    {
        Block block{.isHead = true};
        add(block, text, style, 0, size_.width());
        return block;
    }

    Block rule(const RuleRow& row) const
    {
        Block block;
        add(block, row.title, ruleStyle, 0, size_.width());
        add(block, row.text, row.title.isEmpty() ? ruleSpaced(textStyle) : textStyle, 0, size_.width());
        if (!row.picture.isEmpty()) {
            block.picture = row.picture;
            block.pictureTop = block.height + 5;
            block.height = block.pictureTop + PicturePainter::sizeOf(row.picture).height();
        }
        return block;
    }

    Block comparison(const RuleRow& row) const
    {
        Block block;
        add(block, row.title, ruleStyle, 0, size_.width());
        Block other = block;
        add(block, shown(row.text), textStyle, 0, columnWidth());
        add(other, shown(row.otherText), textStyle, columnWidth() + gutter, columnWidth());
        block.words.push_back(other.words.back());
        block.height = std::max(block.height, other.height) + 6;
        return block;
    }

private:
    static QString shown(const QString& text) { return text.isEmpty() ? QStringLiteral("–") : text; }
    static Style ruleSpaced(Style style) { return {style.size, style.bold, ruleStyle.above}; }
    qreal columnWidth() const { return (size_.width() - gutter) / 2; }

    QFont font(const Style& style) const
    {
        QFont font = QApplication::font();
        font.setPixelSize(qRound(style.size * unit_));
        font.setBold(style.bold);
        return font;
    }

    QRectF dots(const QRectF& box) const
    {
        return {box.x() * unit_, box.y() * unit_, box.width() * unit_, box.height() * unit_};
    }

    // Below what is there already.
    void add(Block& block, const QString& text, const Style& style, qreal x, qreal width) const
    {
        if (text.isEmpty())
            return;
        const QRectF room(0, 0, width * unit_, 1e9);
        const qreal height =
            QFontMetricsF(font(style), &pages_).boundingRect(room, Qt::TextWordWrap, text).height() / unit_;
        block.words.push_back({text, style, {x, block.height + style.above, width, height}});
        block.height += style.above + height;
    }

    // How much has to be on the page with that block: itself, and what its head stays with.
    static qreal keptTogether(const std::vector<Block>& blocks, std::size_t first)
    {
        qreal height = blocks[first].height;
        for (std::size_t i = first; blocks[i].isHead && i + 1 < blocks.size(); ++i)
            height += blocks[i + 1].height;
        return height;
    }

    void draw(const Block& block)
    {
        painter_.setPen(Qt::black);
        for (const Words& words : block.words) {
            painter_.setFont(font(words.style));
            painter_.drawText(dots(words.box.translated(0, y_)), Qt::TextWordWrap | Qt::TextDontClip, words.text);
        }
        if (!block.picture.isEmpty())
            pictures_.draw(painter_, block.picture, y_ + block.pictureTop, unit_);
        y_ += block.height;
    }

    void drawNames(const QStringList& names)
    {
        if (names.isEmpty())
            return;
        Block left;
        Block right;
        add(left, names.front(), nameStyle, 0, columnWidth());
        add(right, names.back(), nameStyle, columnWidth() + gutter, columnWidth());
        y_ += y_ > 0 ? 12 : 0;
        const qreal top = y_;
        draw(left);
        y_ = top;
        draw(right);
        y_ = top + std::max(left.height, right.height) + 3;
        painter_.setPen(QPen(Qt::black, unit_));
        painter_.drawLine(QPointF(0, y_ * unit_), QPointF(size_.width() * unit_, y_ * unit_));
    }

    // The lines of the table around a rule of that height.
    void drawColumns(qreal height)
    {
        painter_.setPen(QPen(line, 0.5 * unit_));
        const QRectF box = dots({0, y_, size_.width(), height});
        painter_.drawLine(box.bottomLeft(), box.bottomRight());
        const qreal top = box.top() + (ruleStyle.above + ruleStyle.size * 1.5) * unit_;
        painter_.drawLine(QPointF(box.center().x(), top), QPointF(box.center().x(), box.bottom() - 3 * unit_));
    }

    QPdfWriter& pages_;
    QPainter painter_;
    qreal unit_; ///< dots of the device in a point
    QSizeF size_;
    qreal y_ = 0;
    PicturePainter pictures_;
};

} // namespace

void RulePages::print(const RuleModel& rules, QPdfWriter& pages)
{
    Pages paper(pages);
    std::vector<Block> front{paper.head(heading(rules), titleStyle)};
    for (const QString& note : notes(rules))
        front.push_back(paper.head(note, noteStyle));
    const bool compares = rules.other() >= 0;
    std::vector<Block> blocks;
    for (const RuleRow& row : rules.rows()) {
        if (row.opensSection)
            blocks.push_back(paper.head(row.section, sectionStyle));
        blocks.push_back(compares ? paper.comparison(row) : paper.rule(row));
    }
    paper.print(front, compares ? names(rules) : QStringList(), blocks);
}

QString RulePages::heading(const RuleModel& rules)
{
    return tr("Mexican Train: %1", "heading of the printed rules").arg(names(rules).join(QStringLiteral(" – ")));
}

QStringList RulePages::names(const RuleModel& rules)
{
    QStringList names{nameOf(rules, rules.subject())};
    if (rules.other() >= 0)
        names += nameOf(rules, rules.other());
    return names;
}

QString RulePages::nameOf(const RuleModel& rules, int subject)
{
    const QString name = rules.subjects().value(subject);
    if (subject > 0)
        return name;
    const mt::GameRules game = rules.rulesOf(subject);
    const mt::OptionChanges changes = mt::changesFrom(game);
    const bool isChanged = std::any_of(changes.begin(), changes.end(), [](const auto& change) {
        return change.first != "rounds" && change.first != "short";
    });
    const QString book = RulebookWords::rulebookName(game.rulebook);
    return isChanged ? tr("%1 (%2, changed)", "This game (Tactic, changed)").arg(name, book)
                     : tr("%1 (%2)", "This game (Tactic)").arg(name, book);
}

QStringList RulePages::notes(const RuleModel& rules)
{
    QStringList notes;
    if (rules.other() < 0)
        notes += tr("%n player(s)", "how many the printed rules are for", rules.rulesOf(rules.subject()).players);
    else
        notes += tr("Only the rules that differ are printed here; all others are the same.");
    if (!rules.search().isEmpty())
        notes += tr("Only rules that mention “%1” are printed here.").arg(rules.search());
    return notes;
}
