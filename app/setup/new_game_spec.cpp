#include "app/setup/new_game_spec.h"

#include "app/platform/plain_text.h"
#include "app/words/day_words.h"
#include "engine/ai/level.h"
#include "engine/record/deal_of_day.h"

#include <QStringList>

namespace
{

constexpr QLatin1Char quote('"');

// A quotation mark at the beginning of a value or a name holds together what would part it, up to the next one.
QStringList parts(const QString& text, QChar separator)
{
    QStringList parts(QString{});
    bool isQuoted = false;
    QChar before = separator;
    for (const QChar letter : text) {
        if (letter == quote)
            isQuoted = !isQuoted && (before == QLatin1Char('=') || before == QLatin1Char(':'));
        if (letter == separator && !isQuoted)
            parts.append(QString());
        else
            parts.last() += letter;
        if (!letter.isSpace())
            before = letter;
    }
    return parts;
}

bool isUnclosed(const QString& value) { return value.startsWith(quote) && value.indexOf(quote, 1) < 0; }

QString unquoted(const QString& value)
{
    const bool isQuoted = value.startsWith(quote) && value.indexOf(quote, 1) == value.size() - 1;
    return isQuoted ? value.mid(1, value.size() - 2).trimmed() : value;
}

std::variant<std::vector<Seat>, SpecError> parseSeats(const QString& text)
{
    std::vector<Seat> seats;
    for (const QString& part : parts(text, QLatin1Char(','))) {
        const QString who = part.section(QLatin1Char(':'), 0, 0).trimmed();
        const QString name = part.section(QLatin1Char(':'), 1).trimmed();
        if (isUnclosed(name))
            return SpecError{QStringLiteral("seats: the quotation mark before %1 is not closed").arg(name.mid(1))};
        const bool isHuman = who == QLatin1String("human");
        if (!isHuman && mt::findLevel(who.toStdString()) == nullptr)
            return SpecError{QStringLiteral("\"%1\" is neither \"human\" nor a computer player's level").arg(who)};
        seats.push_back({unquoted(name), isHuman, isHuman ? std::string() : who.toStdString(), QString()});
    }
    if (seats.size() < 2 || seats.size() > mt::maxSeats)
        return SpecError{QStringLiteral("seats: 2 to %1, not %2").arg(mt::maxSeats).arg(seats.size())};
    return seats;
}

// Nobody shall know on the day itself what others meet for the first time.
std::optional<SpecError> seedProblem(const std::string& seed, const QDate& today)
{
    const auto day = mt::dayOfSeed(seed);
    if (!day || *day <= DayWords::dateOf(today))
        return std::nullopt;
    return SpecError{
        QStringLiteral("seed: the deal of %1 cannot be played before that day").arg(plainText(mt::dateText(*day)))};
}

} // namespace

std::variant<NewGameSpec, SpecError> parseNewGame(const QString& text, const QDate& today)
{
    NewGameSpec spec;
    spec.rulebook = mt::allRulebooks().front().id;
    QString first;
    QStringList given;
    for (const QString& part : parts(text, QLatin1Char(';'))) {
        if (part.isEmpty())
            continue;
        const qsizetype equals = part.indexOf(QLatin1Char('='));
        const QString key = part.left(equals).trimmed();
        const QString raw = part.mid(equals + 1).trimmed();
        const QString value = unquoted(raw);
        if (equals < 1 || value.isEmpty())
            return SpecError{QStringLiteral("\"%1\" is not of the form name=value").arg(part)};
        if (isUnclosed(raw))
            return SpecError{QStringLiteral("%1: the quotation mark before %2 is not closed").arg(key, raw.mid(1))};
        if (given.contains(key))
            return SpecError{QStringLiteral("%1: it is given more than once").arg(key)};
        given.append(key);
        if (key == QLatin1String("rules")) {
            spec.rulebook = value.toStdString();
        } else if (key == QLatin1String("seats")) {
            auto seats = parseSeats(value);
            if (const auto* error = std::get_if<SpecError>(&seats))
                return *error;
            spec.seats = std::get<std::vector<Seat>>(std::move(seats));
        } else if (key == QLatin1String("seed")) {
            spec.seed = value.toStdString();
            if (auto problem = seedProblem(*spec.seed, today))
                return *problem;
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
