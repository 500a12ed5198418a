#include "app/setup/option_model.h"

#include "app/platform/plain_text.h"
#include "app/words/option_words.h"
#include "app/words/rule_words.h"

#include <algorithm>

namespace
{

OptionInput::Kind kindOf(const mt::OptionInfo& info)
{
    if (info.kind == mt::OptionKind::boolean)
        return OptionInput::Kind::YesNo;
    return info.kind == mt::OptionKind::number && info.numbers.empty() ? OptionInput::Kind::Number
                                                                       : OptionInput::Kind::Choice;
}

QStringList valueTexts(const mt::OptionInfo& info)
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

} // namespace

OptionModel::OptionModel(QObject* parent) : RowModel(parent)
{
    for (const mt::OptionInfo& info : mt::allOptions())
        if (info.name != "rounds" && info.name != "short")
            infos_.push_back(&info);
    retranslate();
}

bool OptionModel::setValue(int row, int value)
{
    if (!isRow(row))
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
    retranslate();
}

void OptionModel::retranslate()
{
    std::vector<OptionRow> rows;
    for (const mt::OptionInfo* info : infos_)
        rows.push_back(rowOf(*info));
    setRows(std::move(rows));
}

OptionRow OptionModel::rowOf(const mt::OptionInfo& info) const
{
    OptionRow row{plainText(info.name), OptionWords::label(info.name), RuleWords::ofOption(info, options_),
                  kindOf(info), valueTexts(info)};
    const int value = info.get(options_);
    const auto found = std::find(info.numbers.begin(), info.numbers.end(), value);
    row.value = info.numbers.empty() ? value : static_cast<int>(found - info.numbers.begin());
    row.low = info.low;
    row.high = info.high;
    row.isHouseRule = OptionWords::isHouseRule(info.name);
    row.isChanged = value != info.get(printed_);
    row.available = mt::hasEffect(info, options_);
    return row;
}

#include "moc_option_model.cpp"
