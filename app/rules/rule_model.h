// The rule page: what the rules of a game say, rule by rule, beside those of a rulebook if that is asked for.
#pragma once

#include "app/platform/row_model.h"
#include "engine/rules/catalogue.h"

#include <QStringList>
#include <QVariantList>

struct RuleRow {
    Q_GADGET
    Q_PROPERTY(QString rule MEMBER rule)
    Q_PROPERTY(QString section MEMBER section)
    Q_PROPERTY(bool opensSection MEMBER opensSection)
    Q_PROPERTY(QString title MEMBER title)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString otherText MEMBER otherText)
    Q_PROPERTY(QVariantList picture MEMBER picture)

public:
    QString rule;              ///< its id
    QString section;           ///< in words
    bool opensSection = false; ///< the row before belongs to another one
    QString title;
    QString text;
    QString otherText{};    ///< what `other` says; empty while nothing is compared, or where it has no such rule
    QVariantList picture{}; ///< as RulePictures::of() gives it

    friend bool operator==(const RuleRow&, const RuleRow&) = default;
};

class RuleModel : public ROW_MODEL(RuleRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    /// Only rules in which these words occur, in any case and order; empty: all.
    Q_PROPERTY(QString search READ search WRITE setSearch NOTIFY changed)
    /// What can be looked at: the game's own rules first, then the rulebooks.
    Q_PROPERTY(QStringList subjects READ subjects NOTIFY subjectsChanged)
    /// The same after a line for "nothing": what it can be compared with.
    Q_PROPERTY(QStringList others READ others NOTIFY subjectsChanged)
    Q_PROPERTY(int subject READ subject WRITE setSubject NOTIFY changed)
    /// The row in `subjects` that stands beside it, -1: none. Then only what differs is told.
    Q_PROPERTY(int other READ other WRITE setOther NOTIFY changed)
    /// The sections of the rules that are told, and the first row of each.
    Q_PROPERTY(QStringList sections READ sections NOTIFY changed)
    Q_PROPERTY(QList<int> sectionRows READ sectionRows NOTIFY changed)

public:
    explicit RuleModel(QObject* parent = nullptr);

    const QString& search() const { return search_; }
    void setSearch(const QString& search);
    QStringList subjects() const;
    QStringList others() const;
    int subject() const { return subject_; }
    void setSubject(int row);
    int other() const { return other_; }
    void setOther(int row);
    QStringList sections() const;
    QList<int> sectionRows() const;

    /// The row of that rule, -1: it is not told.
    Q_INVOKABLE int rowOf(const QString& rule) const;
    /// Shows all of the game's own rules again.
    Q_INVOKABLE void showAll();

    /// What a row in `subjects` says.
    mt::GameRules rulesOf(int subject) const;
    /// The game whose rules are the first subject; `isOnTable`: it is being played, not only chosen.
    void setGame(const mt::GameRules& rules, bool isOnTable);
    void retranslate();

signals:
    void changed();
    void subjectsChanged();

private:
    bool isFound(const RuleRow& row) const;
    std::vector<RuleRow> told() const;
    void refresh();

    mt::GameRules game_;
    bool isOnTable_ = false;
    QString search_;
    int subject_ = 0;
    int other_ = -1;
};
