// The rule page: what the rules of a game say, rule by rule, beside those of a rulebook if that is asked for.
#pragma once

#include "engine/rules/catalogue.h"

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

#include <vector>

class RuleModel : public QAbstractListModel
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
    Q_PROPERTY(int count READ count NOTIFY changed)
    /// The sections of the rules that are told, and the first row of each.
    Q_PROPERTY(QStringList sections READ sections NOTIFY changed)
    Q_PROPERTY(QList<int> sectionRows READ sectionRows NOTIFY changed)

public:
    enum Role {
        RuleRole = Qt::UserRole + 1, ///< its id
        SectionRole,                 ///< in words
        OpensSectionRole,            ///< the row before belongs to another one
        TitleRole,
        TextRole,
        OtherTextRole, ///< what `other` says; empty while nothing is compared, or where it has no such rule
        PictureRole    ///< as RulePictures::of() gives it
    };

    explicit RuleModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    const QString& search() const { return search_; }
    void setSearch(const QString& search);
    QStringList subjects() const;
    QStringList others() const;
    int subject() const { return subject_; }
    void setSubject(int row);
    int other() const { return other_; }
    void setOther(int row);
    int count() const { return static_cast<int>(rows_.size()); }
    QStringList sections() const;
    QList<int> sectionRows() const;

    /// The row of that rule, -1: it is not told.
    Q_INVOKABLE int rowOf(const QString& rule) const;
    /// Shows all of the game's own rules again.
    Q_INVOKABLE void showAll();

    /// The game whose rules are the first subject; `isOnTable`: it is being played, not only chosen.
    void setGame(const mt::GameRules& rules, bool isOnTable);
    void retranslate();

signals:
    void changed();
    void subjectsChanged();

private:
    struct Row {
        QString rule;
        QString section;
        QString title;
        QString text;
        QString otherText;
        bool operator==(const Row&) const = default;
    };

    bool opensSection(int row) const;
    mt::GameRules rulesOf(int subject) const;
    bool isFound(const Row& row) const;
    std::vector<Row> told() const;
    void refresh();

    mt::GameRules game_;
    bool isOnTable_ = false;
    QString search_;
    int subject_ = 0;
    int other_ = -1;
    std::vector<Row> rows_;
};
