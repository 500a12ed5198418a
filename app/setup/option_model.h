// The options of a new game's rules, each with its label, what it says and its values in words.
// Rounds and the short game are not among them: they are the game's length, which NewGameSetup asks for itself.
#pragma once

#include "engine/rules/catalogue.h"

#include <QAbstractListModel>
#include <QtQml/qqmlregistration.h>

#include <vector>

class OptionModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        LabelRole,
        HelpRole, ///< the rule that the value in force makes
        KindRole,
        ValuesRole, ///< QStringList, the values in words; empty for a number
        ValueRole,  ///< int: the index into `values`, or the number itself
        LowRole,
        HighRole,
        IsHouseRuleRole, ///< no leaflet prints this option
        IsChangedRole,   ///< it differs from the rulebook
        AvailableRole    ///< it has an effect under the other options
    };
    /// One of `values`; yes or no (also `values`); a number from `low` to `high`.
    enum Kind { Choice, YesNo, Number };
    Q_ENUM(Kind)

    explicit OptionModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;
    void retranslate();

    /// `value` as ValueRole has it; false for a row or value that there is not. Emits `edited` when it is another one.
    Q_INVOKABLE bool setValue(int row, int value);
    /// Shows these options against what the rulebook prints.
    void show(const mt::Options& options, const mt::Options& printed);

signals:
    void edited(const QString& option, const QString& value);

private:
    const mt::OptionInfo& info(int row) const { return *infos_[static_cast<std::size_t>(row)]; }
    static Kind kindOf(const mt::OptionInfo& info);
    QStringList valueTexts(const mt::OptionInfo& info) const;

    std::vector<const mt::OptionInfo*> infos_;
    mt::Options options_;
    mt::Options printed_;
};
