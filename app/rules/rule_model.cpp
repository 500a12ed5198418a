#include "app/rules/rule_model.h"

#include "app/platform/plain_text.h"
#include "app/rules/rule_pictures.h"
#include "app/words/rule_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/tip_words.h"

#include <algorithm>

namespace
{

// As somebody types it who looks for it: without case and accents, with the apostrophe of the keyboard.
QString folded(const QString& text)
{
    QString letters;
    for (const QChar letter : text.normalized(QString::NormalizationForm_KD))
        if (!letter.isMark())
            letters.append(letter == QChar(0x2019) ? QLatin1Char('\'') : letter.toCaseFolded());
    return letters;
}

} // namespace

RuleModel::RuleModel(QObject* parent) : RowModel(parent)
{
    setGame(std::get<mt::GameRules>(mt::resolveRules(mt::allRulebooks().front().id, {}, 4)), false);
}

void RuleModel::setSearch(const QString& search)
{
    if (search == search_)
        return;
    search_ = search;
    refresh();
}

QStringList RuleModel::subjects() const
{
    QStringList subjects{isOnTable_ ? tr("This game") : tr("The next game")};
    for (const mt::Rulebook& book : mt::allRulebooks())
        subjects.append(RulebookWords::rulebookName(book.id));
    return subjects;
}

QStringList RuleModel::others() const { return QStringList(tr("nothing", "compared with nothing")) + subjects(); }

void RuleModel::setSubject(int row)
{
    if (row == subject_ || row < 0 || row > static_cast<int>(mt::allRulebooks().size()))
        return;
    subject_ = row;
    refresh();
}

void RuleModel::setOther(int row)
{
    if (row == other_ || row < -1 || row > static_cast<int>(mt::allRulebooks().size()))
        return;
    other_ = row;
    refresh();
}

QStringList RuleModel::sections() const
{
    QStringList sections;
    for (const RuleRow& row : rows())
        if (row.opensSection)
            sections.append(row.section);
    return sections;
}

QList<int> RuleModel::sectionRows() const
{
    QList<int> first;
    for (int row = 0; row < count(); ++row)
        if (RowModel::row(row).opensSection)
            first.append(row);
    return first;
}

int RuleModel::rowOf(const QString& rule) const
{
    const auto found = std::ranges::find(rows(), rule, &RuleRow::rule);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void RuleModel::showAll()
{
    search_.clear();
    subject_ = 0;
    other_ = -1;
    refresh();
}

void RuleModel::setGame(const mt::GameRules& rules, bool isOnTable)
{
    if (rules == game_ && isOnTable == isOnTable_)
        return;
    game_ = rules;
    isOnTable_ = isOnTable;
    emit subjectsChanged();
    refresh();
}

void RuleModel::retranslate()
{
    emit subjectsChanged();
    refresh();
}

// A rulebook as it is printed, for as many of this game's players as it takes.
mt::GameRules RuleModel::rulesOf(int subject) const
{
    if (subject == 0)
        return game_;
    const mt::Rulebook& book = mt::allRulebooks()[static_cast<std::size_t>(subject - 1)];
    return std::get<mt::GameRules>(
        mt::resolveRules(book.id, {}, std::clamp(game_.players, book.minPlayers, book.maxPlayers)));
}

bool RuleModel::isFound(const RuleRow& row) const
{
    const QStringList words = folded(search_).split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QString told = folded(row.title + QLatin1Char('\n') + row.text + QLatin1Char('\n') + row.otherText);
    return std::all_of(words.begin(), words.end(), [&](const QString& word) { return told.contains(word); });
}

std::vector<RuleRow> RuleModel::told() const
{
    const bool compares = other_ >= 0;
    const mt::GameRules rules = rulesOf(subject_);
    const mt::GameRules others = compares ? rulesOf(other_) : rules;
    std::vector<RuleRow> rows;
    const auto add = [&](RuleRow row) {
        row.opensSection = rows.empty() || row.section != rows.back().section;
        if (isFound(row))
            rows.push_back(std::move(row));
    };
    for (const RuleWords::Rule& rule : RuleWords::rules()) {
        RuleRow row{plainText(rule.id), RuleWords::section(rule.section), false, RuleWords::title(rule.id),
                    RuleWords::paragraph(rule.id, rules)};
        if (compares)
            row.otherText = RuleWords::paragraph(rule.id, others);
        else
            row.picture = RulePictures::of(rule.id, rules.options.set);
        if (compares ? row.text != row.otherText : !row.text.isEmpty())
            add(std::move(row));
    }
    if (!compares)
        for (const QString& tip : TipWords::all())
            add({QStringLiteral("tip"), tr("Playing well"), false, QString(), tip});
    return rows;
}

// Rules change seldom and all at once: the page is told anew, unless it says the same.
void RuleModel::refresh()
{
    std::vector<RuleRow> rows = told();
    if (rows != RowModel::rows())
        replaceRows(std::move(rows));
    emit changed();
}

#include "moc_rule_model.cpp"
