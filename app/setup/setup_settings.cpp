// The last new game's choices, kept for the next one.
#include "app/setup/new_game_setup.h"

#include <QStringList>

void NewGameSetup::save(QSettings& settings) const
{
    settings.beginGroup(QStringLiteral("newGame"));
    settings.setValue(QStringLiteral("rules"),
                      QString::fromUtf8(book().id.data(), static_cast<qsizetype>(book().id.size())));
    QStringList changes;
    for (const auto& [name, value] : changes_)
        changes.append(QString::fromStdString(name + "=" + value));
    settings.setValue(QStringLiteral("changes"), changes);
    settings.setValue(QStringLiteral("length"), static_cast<int>(length_));
    settings.setValue(QStringLiteral("rounds"), roundsChosen_);
    settings.beginWriteArray(QStringLiteral("seats"), seats_.count());
    const std::vector<Seat> seats = seats_.seats();
    for (int i = 0; i < seats_.count(); ++i) {
        const Seat& seat = seats[static_cast<std::size_t>(i)];
        settings.setArrayIndex(i);
        settings.setValue(QStringLiteral("name"), seat.name);
        settings.setValue(QStringLiteral("human"), seat.isHuman);
        settings.setValue(QStringLiteral("level"), QString::fromStdString(seat.level));
        settings.setValue(QStringLiteral("colour"), seat.colour);
    }
    settings.endArray();
    settings.endGroup();
}

// Settings may be edited or of another version: whatever is not known falls back to the defaults.
void NewGameSetup::load(QSettings& settings)
{
    settings.beginGroup(QStringLiteral("newGame"));
    NewGameSpec spec;
    spec.rulebook = settings.value(QStringLiteral("rules")).toString().toStdString();
    for (const QString& change : settings.value(QStringLiteral("changes")).toStringList()) {
        const std::string name = change.section(QLatin1Char('='), 0, 0).toStdString();
        const std::string value = change.section(QLatin1Char('='), 1).toStdString();
        const mt::OptionInfo* option = mt::findOption(name);
        if (option && option->parse(value) >= 0)
            spec.changes.emplace_back(name, value);
    }
    const int length = settings.value(QStringLiteral("length"), Full).toInt();
    const int rounds = settings.value(QStringLiteral("rounds"), roundsChosen_).toInt();
    const int count = settings.beginReadArray(QStringLiteral("seats"));
    for (int i = 0; i < count && i < SeatModel::most; ++i) {
        settings.setArrayIndex(i);
        spec.seats.push_back({settings.value(QStringLiteral("name")).toString(),
                              settings.value(QStringLiteral("human")).toBool(),
                              settings.value(QStringLiteral("level")).toString().toStdString(),
                              settings.value(QStringLiteral("colour")).toString()});
    }
    settings.endArray();
    settings.endGroup();
    if (mt::findRulebook(spec.rulebook) == nullptr || count < SeatModel::fewest)
        return;
    take(spec);
    setRoundsChosen(rounds);
    setLength(static_cast<Length>(length));
}
