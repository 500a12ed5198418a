// The last new game's choices, kept for the next one.
#include "app/platform/plain_text.h"
#include "app/setup/new_game_setup.h"
#include "app/setup/seat_settings.h"

#include <QStringList>

namespace
{

QString keyOf(const char* name) { return QStringLiteral("newGame/") + QLatin1String(name); }

} // namespace

void NewGameSetup::save(SettingsFile& settings)
{
    tables_.remember(seats_.seats());
    QStringList changes;
    for (const auto& [name, value] : changes_)
        changes.append(QString::fromStdString(name + "=" + value));
    QVariantMap values{{keyOf("rules"), plainText(book().id)},
                       {keyOf("changes"), changes},
                       {keyOf("length"), static_cast<int>(length_)},
                       {keyOf("rounds"), roundsChosen_}};
    SeatSettings::save(seats_.seats(), keyOf("seats"), values);
    tables_.save(values);
    settings.setValues(values);
}

// Settings may be edited or of another version.
QStringList NewGameSetup::load(const SettingsFile& settings)
{
    tables_.load(settings);
    tables_.show(seats_.seats());
    NewGameSpec spec;
    spec.rulebook = settings.value(keyOf("rules")).toString().toStdString();
    if (mt::findRulebook(spec.rulebook) == nullptr)
        return settings.namedIfThere(keyOf("rules"));
    QStringList unknown;
    for (const QString& change : settings.value(keyOf("changes")).toStringList()) {
        const std::string name = change.section(QLatin1Char('='), 0, 0).toStdString();
        const std::string value = change.section(QLatin1Char('='), 1).toStdString();
        const mt::OptionInfo* option = mt::findOption(name);
        if (option && option->parse(value) >= 0)
            spec.changes.emplace_back(name, value);
        else
            unknown += keyOf("changes") + QLatin1Char('=') + change;
    }
    const Length usual = length_;
    const int length = settings.value(keyOf("length"), usual).toInt();
    const bool isLength = length >= Full && length <= Short;
    if (!isLength)
        unknown += settings.namedIfThere(keyOf("length"));
    const int rounds = settings.value(keyOf("rounds"), roundsChosen_).toInt();
    spec.seats = SeatSettings::load(keyOf("seats"), settings);
    for (int i = 0; i < static_cast<int>(spec.seats.size()); ++i)
        if (const Seat& seat = spec.seats[static_cast<std::size_t>(i)]; !seat.isHuman && levels_.rowOf(seat.level) < 0)
            unknown += settings.namedIfThere(SeatSettings::key(keyOf("seats"), i, "level"));
    if (spec.seats.size() < SeatModel::fewest)
        return unknown;
    // Its rounds, if it has any of its own, are among the changes and not a length.
    if (length == Short)
        spec.changes.emplace_back("short", "true");
    take(spec);
    setRoundsChosen(rounds);
    setLength(isLength ? static_cast<Length>(length) : usual);
    return unknown;
}
