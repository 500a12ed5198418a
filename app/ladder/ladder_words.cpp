#include "app/ladder/ladder_words.h"

#include "app/people/seat.h"
#include "app/words/character_words.h"
#include "app/words/level_words.h"

#include <QLocale>

QString LadderWords::reading() { return tr("Looking through your saved games…"); }

QString LadderWords::standing(int beaten, int all)
{
    if (beaten == all)
        return tr("You have beaten them all.");
    return tr("Beaten so far: %1 of %2. You may play against anyone.", "%1, %2: how many computer players")
        .arg(beaten)
        .arg(all);
}

QString LadderWords::story(const mt::Character& character, std::optional<QDate> beaten, bool isHelped)
{
    QStringList lines = {LevelWords::name(character.level), LevelWords::blurb(character.level),
                         CharacterWords::leaning(character.leaning)};
    if (beaten)
        lines.append(
            tr("Beaten on %1", "%1: a date with the weekday, which may end with a full stop; of a computer player")
                .arg(QLocale().toString(*beaten, QLocale::LongFormat)));
    if (isHelped)
        lines.append(tr("Something was taken back on the way."));
    return lines.join(QLatin1Char('\n'));
}

QString LadderWords::spoken(const mt::Character& character, bool isBeaten, bool isHelped, bool isNext)
{
    QStringList parts = {nameOf(character), LevelWords::name(character.level)};
    if (isBeaten)
        parts.append(tr("beaten", "of a computer player"));
    if (isHelped)
        parts.append(tr("something was taken back"));
    if (isNext)
        parts.append(tr("the next one", "of a computer player who has not been beaten yet"));
    return parts.join(QStringLiteral(", "));
}

QString LadderWords::play(const mt::Character& character)
{
    return tr("Play against %1", "%1: name of a computer player").arg(nameOf(character));
}
