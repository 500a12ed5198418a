// The options of a new game's rules, each with its label, what it says and its values in words.
// Rounds and the short game are not among them: they are the game's length, which NewGameSetup asks for itself.
#pragma once

#include "app/platform/row_model.h"
#include "engine/rules/catalogue.h"

#include <QStringList>
#include <QtQml/qqmlregistration.h>

namespace OptionInput
{

Q_NAMESPACE
QML_ELEMENT

/// How an option is set: as one of some values; as yes or no; as a number of a range.
enum class Kind { Choice, YesNo, Number };
Q_ENUM_NS(Kind)

} // namespace OptionInput

struct OptionRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString label MEMBER label)
    Q_PROPERTY(QString help MEMBER help)
    Q_PROPERTY(OptionInput::Kind kind MEMBER kind)
    Q_PROPERTY(QStringList values MEMBER values)
    Q_PROPERTY(int value MEMBER value)
    Q_PROPERTY(int low MEMBER low)
    Q_PROPERTY(int high MEMBER high)
    Q_PROPERTY(bool isHouseRule MEMBER isHouseRule)
    Q_PROPERTY(bool isChanged MEMBER isChanged)
    Q_PROPERTY(bool available MEMBER available)

public:
    QString name;
    QString label;
    QString help; ///< the rule that the value in force makes
    OptionInput::Kind kind = OptionInput::Kind::Choice;
    QStringList values; ///< in words, of yes or no no before yes; empty for a number
    int value = 0;      ///< the index into `values`, or the number itself
    int low = 0;
    int high = 0;
    bool isHouseRule = false; ///< no leaflet prints this option
    bool isChanged = false;   ///< it differs from the rulebook
    bool available = false;   ///< it has an effect under the other options

    friend bool operator==(const OptionRow&, const OptionRow&) = default;
};

class OptionModel : public ROW_MODEL(OptionRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")

public:
    explicit OptionModel(QObject* parent = nullptr);

    /// `value` as the row has it; false for a row or value that there is not. Emits `edited` when it is another one.
    Q_INVOKABLE bool setValue(int row, int value);
    /// Shows these options against what the rulebook prints.
    void show(const mt::Options& options, const mt::Options& printed);
    void retranslate();

signals:
    void edited(const QString& option, const QString& value);

private:
    const mt::OptionInfo& info(int row) const { return *infos_[static_cast<std::size_t>(row)]; }
    OptionRow rowOf(const mt::OptionInfo& info) const;

    std::vector<const mt::OptionInfo*> infos_;
    mt::Options options_;
    mt::Options printed_;
};
