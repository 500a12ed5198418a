#include "app/history/award_words.h"

#include "app/history/history_words.h"

#include <QLocale>

QString AwardWords::where(const Feat& feat)
{
    const QString rules = HistoryWords::rules({feat.rulebook, false});
    return tr("%1 · %2, round %3", "%1: date, %2: rulebook, %3: number")
        .arg(HistoryWords::date(feat.begun), rules, QString::number(feat.round));
}

AwardRow AwardWords::row(const Award& award, const std::optional<Feat>& feat)
{
    AwardRow row{Awards::title(award), Awards::task(award), feat.has_value(), {}, {}};
    if (feat) {
        row.where = where(*feat);
        row.spoken =
            tr("%1, earned. %2 %3", "%1: an award, %2: what earns it, %3: where").arg(row.title, row.task, row.where);
    } else {
        row.spoken = tr("%1, not earned yet. %2", "%1: an award, %2: what earns it").arg(row.title, row.task);
    }
    return row;
}

BestRow AwardWords::row(const Best& best, const std::optional<Feat>& feat)
{
    BestRow row{Bests::name(best), feat ? Bests::amount(best, feat->value) : QStringLiteral("–"), {}, {}};
    if (feat)
        row.where = where(*feat);
    row.spoken = tr("%1: %2", "%1: what, %2: so much").arg(row.label, feat ? row.amount : tr("none yet", "best"));
    if (feat)
        row.spoken += QStringLiteral(". ") + row.where;
    return row;
}

QString AwardWords::standing(int earned, int all) { return tr("%1 of %2 earned", "awards").arg(earned).arg(all); }

QString AwardWords::progress(int read, int all) { return tr("Looking through the games: %1 of %2").arg(read).arg(all); }

QString AwardWords::news(const FeatBook::News& news, const FeatBook& book, const QString& player, bool isNamed)
{
    QStringList sentences;
    QStringList awards;
    for (const std::string& id : news.awards)
        awards.append(Awards::title(*Awards::find(id)));
    if (!awards.isEmpty())
        sentences.append(tr("%n new award(s): %1.", "%1: their names", static_cast<int>(awards.size()))
                             .arg(QLocale().createSeparatedList(awards)));
    const std::map<std::string, Feat> bests = book.bests(player);
    for (const std::string& id : news.bests) {
        const Best& best = *Bests::find(id);
        sentences.append(tr("Your best so far: %1, %2.", "%1: in what, %2: so much")
                             .arg(Bests::name(best), Bests::amount(best, bests.at(id).value)));
    }
    const QString all = sentences.join(QLatin1Char(' '));
    return !isNamed || all.isEmpty() ? all
                                     : tr("%1: %2", "%1: who, %2: sentences").arg(HistoryWords::player(player), all);
}
