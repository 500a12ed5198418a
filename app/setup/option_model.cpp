#include "app/setup/option_model.h"

#include "app/words/option_words.h"
#include "app/words/plain_text.h"
#include "app/words/rule_words.h"

#include <algorithm>

OptionModel::OptionModel(QObject* parent) : QAbstractListModel(parent)
{
    for (const mt::OptionInfo& info : mt::allOptions())
        if (info.name != "rounds" && info.name != "short")
            infos_.push_back(&info);
}

int OptionModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(infos_.size());
}

QVariant OptionModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const mt::OptionInfo& option = info(index.row());
    const int value = option.get(options_);
    switch (role) {
    case NameRole: return plainText(option.name);
    case LabelRole: return OptionWords::label(option.name);
    case HelpRole: return RuleWords::ofOption(option, options_);
    case KindRole: return kindOf(option);
    case ValuesRole: return valueTexts(option);
    case ValueRole: {
        const auto found = std::find(option.numbers.begin(), option.numbers.end(), value);
        return option.numbers.empty() ? value : static_cast<int>(found - option.numbers.begin());
    }
    case LowRole: return option.low;
    case HighRole: return option.high;
    case IsHouseRuleRole: return OptionWords::isHouseRule(option.name);
    case IsChangedRole: return value != option.get(printed_);
    case AvailableRole: return mt::hasEffect(option, options_);
    default: return {};
    }
}

QHash<int, QByteArray> OptionModel::roleNames() const
{
    return {{NameRole, "name"},
            {LabelRole, "label"},
            {HelpRole, "help"},
            {KindRole, "kind"},
            {ValuesRole, "values"},
            {ValueRole, "value"},
            {LowRole, "low"},
            {HighRole, "high"},
            {IsHouseRuleRole, "isHouseRule"},
            {IsChangedRole, "isChanged"},
            {AvailableRole, "available"}};
}

void OptionModel::retranslate()
{
    emit dataChanged(index(0), index(rowCount() - 1), {LabelRole, HelpRole, ValuesRole});
}

bool OptionModel::setValue(int row, int value)
{
    if (row < 0 || row >= rowCount())
        return false;
    const mt::OptionInfo& option = info(row);
    if (!option.numbers.empty()) {
        if (value < 0 || value >= static_cast<int>(option.numbers.size()))
            return false;
        value = option.numbers[static_cast<std::size_t>(value)];
    }
    if (!option.accepts(value))
        return false;
    if (value != option.get(options_))
        emit edited(plainText(option.name), QString::fromStdString(option.text(value)));
    return true;
}

void OptionModel::show(const mt::Options& options, const mt::Options& printed)
{
    if (options == options_ && printed == printed_)
        return;
    options_ = options;
    printed_ = printed;
    emit dataChanged(index(0), index(rowCount() - 1), {HelpRole, ValueRole, IsChangedRole, AvailableRole});
}

OptionModel::Kind OptionModel::kindOf(const mt::OptionInfo& info)
{
    if (info.kind == mt::OptionKind::boolean)
        return YesNo;
    return info.kind == mt::OptionKind::number && info.numbers.empty() ? Number : Choice;
}

QStringList OptionModel::valueTexts(const mt::OptionInfo& info) const
{
    QStringList texts;
    if (info.kind == mt::OptionKind::number)
        for (const int number : info.numbers)
            texts.append(OptionWords::value(info, number));
    else
        for (int value = 0; value < static_cast<int>(info.values.size()); ++value)
            texts.append(OptionWords::value(info, value));
    return texts;
}
