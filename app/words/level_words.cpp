#include "app/words/level_words.h"

#include "engine/ai/measured.h"

struct LevelWords::Entry {
    std::string_view id;
    const char* name;
    const char* blurb;
};

// The table stands within a member, because that is how lupdate knows the context of its texts.
const LevelWords::Entry* LevelWords::find(std::string_view id)
{
    static constexpr Entry table[] = {
        {"beginner", QT_TR_NOOP("Beginner"), QT_TR_NOOP("Plays any tile that fits.")},
        {"easy", QT_TR_NOOP("Easy"), QT_TR_NOOP("Gets rid of the heaviest tile first.")},
        {"medium", QT_TR_NOOP("Medium"), QT_TR_NOOP("Plans the longest train and follows it.")},
        {"newcomer", QT_TR_NOOP("Newcomer"), QT_TR_NOOP("Has just learned the rules: own train first.")},
        {"learner", QT_TR_NOOP("Learner"), QT_TR_NOOP("Often sees only the next few tiles.")},
        {"casual", QT_TR_NOOP("Casual"), QT_TR_NOOP("Plays along, and overlooks some things.")},
        {"steady", QT_TR_NOOP("Steady"), QT_TR_NOOP("Plans ahead; nearly the best is good enough.")},
        {"skilled", QT_TR_NOOP("Skilled"), QT_TR_NOOP("Errs rarely, and only by a little.")},
        {"hard", QT_TR_NOOP("Hard"), QT_TR_NOOP("Weighs its best train against the points that would be left.")},
        {"expert", QT_TR_NOOP("Expert"),
         QT_TR_NOOP("Tries each move against many guesses at how the hidden tiles lie.")},
        {"master", QT_TR_NOOP("Master"), QT_TR_NOOP("Also reads from what others play which tiles they may hold.")},
    };
    for (const Entry& entry : table)
        if (entry.id == id)
            return &entry;
    return nullptr;
}

QString LevelWords::name(std::string_view id)
{
    const Entry* entry = find(id);
    return entry ? tr(entry->name) : QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

QString LevelWords::blurb(std::string_view id)
{
    const Entry* entry = find(id);
    return entry ? tr(entry->blurb) : QString();
}

QString LevelWords::measured(std::string_view id)
{
    const std::optional<int> won = mt::gamesWonAgainstThreeHard(id);
    if (!won)
        return {};
    const int ofHundred = (*won + 5) / 10;
    if (ofHundred == 0)
        return tr("Wins fewer than 1 of 100 games against three “%1”.", "%1: a level").arg(name("hard"));
    return tr("Wins %n of 100 games against three “%1”.", "%1: a level", ofHundred).arg(name("hard"));
}

QString LevelWords::note(std::string_view id)
{
    const QString strength = measured(id);
    return strength.isEmpty() ? blurb(id) : blurb(id) + QLatin1Char('\n') + strength;
}

QString LevelWords::question(const std::vector<int>& seats, const SeatNames& names)
{
    return tr("The level of %1 is not known here. At which level should the computer play on?", "%1: names of players")
        .arg(names.list(seats));
}
