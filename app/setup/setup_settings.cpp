// The last new game's choices, kept for the next one.
#include "app/setup/new_game_setup.h"
#include "app/words/ai_names.h"
#include "app/words/plain_text.h"

#include <QStringList>

namespace
{

QString keyOf(const char* name) { return QStringLiteral("newGame/") + QLatin1String(name); }

// As QSettings names what is in an array.
QString seatKey(int seat, const char* name)
{
    return QStringLiteral("newGame/seats/%1/%2").arg(seat + 1).arg(QLatin1String(name));
}

// Settings of before names had ids have none.
std::string nameIdOf(const Seat& seat, const QVariant& kept)
{
    if (kept.isValid())
        return kept.toString().toStdString();
    return seat.isHuman ? std::string() : std::string(AiNames::idOfOld(seat.name));
}

} // namespace

void NewGameSetup::save(SettingsFile& settings) const
{
    QStringList changes;
    for (const auto& [name, value] : changes_)
        changes.append(QString::fromStdString(name + "=" + value));
    QVariantMap values{{keyOf("rules"), plainText(book().id)},
                       {keyOf("changes"), changes},
                       {keyOf("length"), static_cast<int>(length_)},
                       {keyOf("rounds"), roundsChosen_},
                       {keyOf("seats/size"), seats_.count()}};
    const std::vector<Seat> seats = seats_.seats();
    for (int i = 0; i < seats_.count(); ++i) {
        const Seat& seat = seats[static_cast<std::size_t>(i)];
        values[seatKey(i, "name")] = seat.name;
        values[seatKey(i, "nameId")] = QString::fromStdString(seat.nameId);
        values[seatKey(i, "human")] = seat.isHuman;
        values[seatKey(i, "level")] = QString::fromStdString(seat.level);
        values[seatKey(i, "colour")] = seat.colour;
    }
    settings.setValues(values);
}

// Settings may be edited or of another version.
QStringList NewGameSetup::load(const SettingsFile& settings)
{
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
    const int count = settings.value(keyOf("seats/size")).toInt();
    for (int i = 0; i < count && i < SeatModel::most; ++i) {
        spec.seats.push_back({settings.value(seatKey(i, "name")).toString(),
                              settings.value(seatKey(i, "human")).toBool(),
                              settings.value(seatKey(i, "level")).toString().toStdString(),
                              settings.value(seatKey(i, "colour")).toString()});
        spec.seats.back().nameId = nameIdOf(spec.seats.back(), settings.value(seatKey(i, "nameId")));
        if (!spec.seats.back().isHuman && levels_.rowOf(spec.seats.back().level) < 0)
            unknown += settings.namedIfThere(seatKey(i, "level"));
    }
    if (count < SeatModel::fewest)
        return unknown;
    take(spec);
    setRoundsChosen(rounds);
    setLength(isLength ? static_cast<Length>(length) : usual);
    return unknown;
}
