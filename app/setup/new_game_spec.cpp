#include "app/setup/new_game_spec.h"

#include "app/words/plain_text.h"
#include "engine/ai/level.h"

#include <QStringList>

namespace
{

std::variant<std::vector<Seat>, SpecError> parseSeats(const QString& text)
{
    std::vector<Seat> seats;
    for (const QString& part : text.split(QLatin1Char(','))) {
        const QString who = part.section(QLatin1Char(':'), 0, 0).trimmed();
        const QString name = part.section(QLatin1Char(':'), 1).trimmed();
        const bool isHuman = who == QLatin1String("human");
        if (!isHuman && mt::findLevel(who.toStdString()) == nullptr)
            return SpecError{QStringLiteral("\"%1\" is neither \"human\" nor a computer player's level").arg(who)};
        seats.push_back({name, isHuman, isHuman ? std::string() : who.toStdString(), QString()});
    }
    if (seats.size() < 2 || seats.size() > mt::maxSeats)
        return SpecError{QStringLiteral("seats: 2 to %1, not %2").arg(mt::maxSeats).arg(seats.size())};
    return seats;
}

} // namespace

std::variant<NewGameSpec, SpecError> parseNewGame(const QString& text)
{
    NewGameSpec spec;
    spec.rulebook = mt::allRulebooks().front().id;
    QString first;
    for (const QString& part : text.split(QLatin1Char(';'), Qt::SkipEmptyParts)) {
        const qsizetype equals = part.indexOf(QLatin1Char('='));
        const QString key = part.left(equals).trimmed();
        const QString value = part.mid(equals + 1).trimmed();
        if (equals < 1 || value.isEmpty())
            return SpecError{QStringLiteral("\"%1\" is not of the form name=value").arg(part)};
        if (key == QLatin1String("rules")) {
            spec.rulebook = value.toStdString();
        } else if (key == QLatin1String("seats")) {
            auto seats = parseSeats(value);
            if (const auto* error = std::get_if<SpecError>(&seats))
                return *error;
            spec.seats = std::get<std::vector<Seat>>(std::move(seats));
        } else if (key == QLatin1String("seed")) {
            spec.seed = value.toStdString();
        } else if (key == QLatin1String("first")) {
            first = value;
        } else {
            spec.changes.emplace_back(key.toStdString(), value.toStdString());
        }
    }
    if (mt::findRulebook(spec.rulebook) == nullptr)
        return SpecError{QStringLiteral("there is no rulebook \"%1\"").arg(QString::fromStdString(spec.rulebook))};
    if (spec.seats.empty())
        spec.seats =
            std::get<std::vector<Seat>>(parseSeats(QStringLiteral("human,%1,%1,%1").arg(plainText(mt::defaultLevel))));
    bool isNumber = true;
    spec.firstSeat = first.isEmpty() ? -1 : first.toInt(&isNumber) - 1;
    if (!isNumber || spec.firstSeat < -1 || spec.firstSeat >= static_cast<int>(spec.seats.size()) ||
        (!first.isEmpty() && spec.firstSeat < 0))
        return SpecError{QStringLiteral("first: a seat from 1 to %1, not \"%2\"").arg(spec.seats.size()).arg(first)};
    return spec;
}
