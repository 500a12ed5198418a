// Collects what the program shows of a data folder: in English, without what changes from day to day. Programs of
// earlier versions were compiled with this file, too, and wrote down what they showed (tests/data/upgrade/README.md),
// so it asks for nothing that they did not have.
#pragma once

#include "app/program/program.h"
#include "app/program/start_request.h"
#include "tests/app/support.h"

#include <QFileInfo>
#include <QJsonArray>
#include <QJsonObject>
#include <QMetaProperty>
#include <QRegularExpression>

/// Reads a folder that somebody has played in, and says what is shown on each page.
class Shown
{
public:
    /// `now`: the moment at which somebody looks, for the calendar shows that day's month.
    Shown(const QString& folder, const QDateTime& now) : program_(folder), now_(now)
    {
        if (!begin(program_, {{}, {}, QStringLiteral("en"), {}}).isEmpty())
            qFatal("it does not begin");
    }

    QJsonObject all()
    {
        // The page that is read first fills the caches.
        const QJsonObject games = savedGames();
        return {{"games", games}, {"statistics", statistics()}, {"awards", awards()},     {"ladder", ladder()},
                {"days", days()}, {"scores", scores()},         {"settings", settings()}, {"onTable", onTable()}};
    }

private:
    using Rows = QVariantList;

    template <typename Page>
    static void awaitAnswer(Page& page)
    {
        if (!waitUntil([&] { return !page.property("reading").toBool(); }))
            qFatal("it is read for ever");
    }
    static QString text(const QVariant& row, const char* role)
    {
        return row.toMap().value(QString::fromLatin1(role)).toString();
    }
    static QString joined(const QStringList& parts, const QString& between)
    {
        QStringList said = parts;
        said.removeAll(QString());
        return said.join(between);
    }

    // By the name of the file.
    QJsonObject savedGames()
    {
        GameLibrary& library = *program_.library();
        library.refresh();
        awaitAnswer(library);
        QJsonObject games;
        for (int row = 0; row < library.count(); ++row) {
            const auto of = [&](int role) { return library.data(library.index(row), role).toString(); };
            games[QFileInfo(library.path(row)).fileName()] =
                joined({of(GameLibrary::RulesRole), of(GameLibrary::PlayersRole), of(GameLibrary::ProgressRole),
                        of(GameLibrary::StandingRole), of(GameLibrary::StateTextRole), of(GameLibrary::FaultRole)},
                       QStringLiteral(" | "));
        }
        library.leave();
        return games;
    }

    // By player and kind of game; in front of the figures stands how many games are of that kind.
    QJsonObject statistics()
    {
        StatisticsModel& page = *program_.statistics();
        page.refresh();
        awaitAnswer(page);
        QJsonObject players;
        for (int player = 0; player < page.players().size(); ++player) {
            page.setPlayer(player);
            QJsonObject kinds;
            for (int kind = 0; kind < page.kinds().size(); ++kind) {
                page.setKind(kind);
                static const QRegularExpression counted(QStringLiteral("^(.*) \\((\\d+)\\)$"));
                const QRegularExpressionMatch name = counted.match(page.kinds().at(kind));
                QJsonObject figures{{"games", name.captured(2).toInt()}};
                for (const QVariant& row : contents(*page.figures()))
                    figures[text(row, "label")] = // an amount was called a value at first
                        joined({text(row, "value"), text(row, "amount"), text(row, "detail")}, QStringLiteral(" | "));
                QJsonArray best;
                for (const QVariant& row : contents(*page.bestRounds()))
                    best.append(joined({text(row, "points"), text(row, "opponents"), text(row, "othersPoints"),
                                        text(row, "rules"), text(row, "date")},
                                       QStringLiteral(" | ")));
                figures["best rounds"] = best;
                kinds[name.captured(1)] = figures;
            }
            players[page.players().at(player)] = kinds;
        }
        return players;
    }

    QJsonObject awards()
    {
        AwardsModel& page = *program_.awards();
        page.refresh();
        awaitAnswer(page);
        QJsonObject players;
        for (int player = 0; player < page.players().size(); ++player) {
            page.setPlayer(player);
            QJsonObject earned;
            for (const QVariant& row : contents(*page.awards()))
                if (row.toMap().value(QStringLiteral("earned")).toBool())
                    earned[text(row, "title")] = text(row, "where");
            QJsonObject bests;
            for (const QVariant& row : contents(*page.bests()))
                bests[text(row, "label")] = joined({text(row, "amount"), text(row, "where")}, QStringLiteral(" | "));
            players[page.players().at(player)] = QJsonObject{{"earned", earned}, {"bests", bests}};
        }
        page.leave();
        return players;
    }

    // The ladder tells who has been beaten, and what it says of them.
    QJsonObject ladder()
    {
        Ladder& page = *program_.ladder();
        page.open();
        awaitAnswer(page);
        QJsonObject beaten{{"standing", page.standing()}};
        const Rows rungs = contents(*page.rungs());
        for (int row = 0; row < rungs.size(); ++row)
            if (rungs[row].toMap().value(QStringLiteral("isBeaten")).toBool()) {
                page.setPlace(row);
                beaten[text(rungs[row], "character")] = joined(
                    {text(rungs[row], "spoken"), page.story().section(QLatin1Char('\n'), -1)}, QStringLiteral(" | "));
            }
        page.leave();
        return beaten;
    }

    // Those of the month of which there is something to say.
    QJsonObject days()
    {
        DailyDeal& page = *program_.daily();
        page.setClock([this] { return now_; });
        page.open();
        page.stop(); // what the levels come to is no matter of the folder, and takes its time
        awaitAnswer(page);
        QJsonObject played;
        for (const QVariant& cell : contents(*page.cells()))
            if (!text(cell, "mark").isEmpty())
                played[text(cell, "day")] = joined({text(cell, "mark"), text(cell, "spoken")}, QStringLiteral(" | "));
        played["story"] = page.story();
        page.leave();
        return played;
    }

    // Of the games with real tiles.
    QJsonArray scores()
    {
        ScoreKeeper& keeper = *program_.scoreKeeper();
        keeper.refresh();
        awaitAnswer(keeper);
        QJsonArray games;
        const Rows rows = contents(*keeper.games());
        for (int row = 0; row < rows.size(); ++row) {
            if (!keeper.open(row))
                qFatal("it cannot be opened");
            games.append(QJsonObject{{"names", text(rows[row], "names")},
                                     {"rules", keeper.rulesText()},
                                     {"rounds", static_cast<int>(keeper.rounds().size())},
                                     {"standing", keeper.scores()->standing()}});
            keeper.close();
        }
        return games;
    }

    QJsonObject settings()
    {
        QJsonObject chosen{{"language", program_.language()->current()}, {"problem", program_.settingsProblem()}};
        const Preferences& preferences = *program_.preferences();
        const QMetaObject& all = *preferences.metaObject();
        for (int i = all.propertyOffset(); i < all.propertyCount(); ++i)
            chosen[QString::fromLatin1(all.property(i).name())] = all.property(i).read(&preferences).toString();
        NewGameSetup& setup = *program_.setup();
        chosen["rulebook"] = setup.rulebookName();
        chosen["rounds"] = setup.roundsChosen();
        QStringList seats;
        for (const QVariant& seat : contents(*setup.seats()))
            seats.append(joined({text(seat, "shownName"), text(seat, "isHuman"), text(seat, "level"),
                                 text(seat, "character"), text(seat, "colour")},
                                QStringLiteral(" ")));
        chosen["seats"] = seats.join(QStringLiteral(" | "));
        QStringList tables;
        for (const QVariant& table : contents(*setup.tables()))
            tables.append(text(table, "who"));
        chosen["tables"] = tables.join(QStringLiteral(" | "));
        return chosen;
    }

    // The game that was left last goes on.
    QJsonObject onTable()
    {
        const GameSession& session = program_.game()->session();
        if (!session.isActive())
            return {};
        return {{"record", QFileInfo(session.recordPath()).fileName()},
                {"round", program_.game()->property("round").toInt()}};
    }

    Program program_;
    QDateTime now_;
};
