#include "app/words/rulebook_words.h"

#include "app/platform/plain_text.h"

struct RulebookWords::Entry {
    std::string_view id;
    const char* name;
    const char* blurb;
    const char* source;
};

// The table stands within a member, because that is how lupdate knows the context of its texts.
const RulebookWords::Entry* RulebookWords::find(std::string_view rulebook)
{
    static constexpr Entry table[] = {
        {"ecowoodart", QT_TR_NOOP("Eco Wood Art"),
         QT_TR_NOOP("Whoever holds the engine starts. Open doubles hold everybody up and may be closed in any order; a "
                    "double drawn after a double must be played if it fits."),
         QT_TR_NOOP("Comes with the wooden model set by Eco Wood Art.")},
        {"tactic", QT_TR_NOOP("Tactic"),
         QT_TR_NOOP("The engine lies in the station before the deal and the players take turns to start. You decide "
                    "yourself whether your marker comes off."),
         QT_TR_NOOP("Comes with “Original Mexican Train” by Tactic.")},
        {"novelca", QT_TR_NOOP("Novelca"),
         QT_TR_NOOP(
             "Open doubles are closed in the order in which they were played, and an empty boneyard ends the round."),
         QT_TR_NOOP("Comes with Novelca 11003603, and in a Russian leaflet.")},
        {"bigtable", QT_TR_NOOP("Big table"),
         QT_TR_NOOP("For 2 to 14 players with sets from double-6 to double-18. On your first turn you may play a whole "
                    "train; the double blank costs 50 points."),
         QT_TR_NOOP("From a German article, for 2 to 14 players.")},
        {"tournament", QT_TR_NOOP("Tournament"),
         QT_TR_NOOP("The tile after a double must be played on that double, you draw only once per turn, nobody goes "
                    "out on an open double, and ties are broken."),
         QT_TR_NOOP("Published tournament rules; no leaflet prints them.")},
    };
    for (const Entry& entry : table)
        if (entry.id == rulebook)
            return &entry;
    return nullptr;
}

QString RulebookWords::rulebookName(std::string_view id)
{
    const Entry* book = find(id);
    return book ? tr(book->name) : plainText(id);
}

QString RulebookWords::rulebookBlurb(std::string_view id)
{
    const Entry* book = find(id);
    return book ? tr(book->blurb) : QString();
}

QString RulebookWords::rulebookSource(std::string_view id)
{
    const Entry* book = find(id);
    return book ? tr(book->source) : QString();
}

QString RulebookWords::errorSentence(const mt::RulesError& error)
{
    const QString subject = QString::fromStdString(error.subject);
    const QString value = QString::fromStdString(error.value);
    switch (error.fault) {
    case mt::RulesFault::unknownRulebook: return tr("There is no rulebook called “%1”.").arg(subject);
    case mt::RulesFault::unknownOption: return tr("There is no option called “%1”.").arg(subject);
    case mt::RulesFault::badValue: return tr("“%2” is not a value of the option “%1”.").arg(subject, value);
    case mt::RulesFault::playerCount:
        return tr("This rulebook is for %1 to %2 players.").arg(error.low).arg(error.high);
    case mt::RulesFault::engineAndStarter:
        return tr("If the engine is dealt, whoever holds it must start; if it is set aside, the players must take "
                  "turns to start.");
    case mt::RulesFault::shortNotPrinted: return tr("This rulebook has no short game.");
    case mt::RulesFault::shortSet: return tr("The short game is played with the double-9 set.");
    case mt::RulesFault::roundsBeyondSet: return tr("With this set at most %n round(s) can be played.", "", error.high);
    case mt::RulesFault::noHandSize:
        return tr("There is no number of tiles to deal for %1 players with the double-%2 set.")
            .arg(error.high)
            .arg(error.low);
    case mt::RulesFault::tooFewTiles:
        return tr("The double-%2 set does not have enough tiles for %1 players.").arg(error.high).arg(error.low);
    }
    return {};
}
