// Plays in a data folder by the objects that stand behind the window of this version, as the window asks them.
// Arguments: the folder and the steps.
#include "app/program/program.h"
#include "app/program/start_request.h"
#include "tests/app/play/games.h"

#include <QApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStandardPaths>
#include <cstdio>
#include <map>

namespace
{

QString folder;

struct Sitting {
    explicit Sitting(const QString& newGame = {}) : program(folder)
    {
        const QString wrong = begin(program, {{}, newGame, QStringLiteral("en"), {}});
        if (!wrong.isEmpty())
            qFatal("%s", qPrintable(wrong));
        game().setPace(0);
        game().setThinkingPace(0);
    }
    ~Sitting()
    {
        if (!program.saveAtLast())
            qFatal("it is not saved");
    }
    GameController& game() { return *program.game(); }
    bool await()
    {
        if (!waitUntil([&] { return game().myTurn() || game().roundEnded() || game().gameOver(); }))
            qFatal("nobody moves");
        return game().myTurn();
    }
    void move()
    {
        const auto all = mt::legalActions(game().session().state());
        const auto weight = [](const mt::Action& action) {
            return action.kind == mt::ActionKind::play
                       ? 1 + action.tile.low() + action.tile.high() + (action.tile.low() == action.tile.high() ? 20 : 0)
                       : 0;
        };
        if (!carryOut(game(), *std::max_element(all.begin(), all.end(),
                                                [&](auto& one, auto& other) { return weight(one) < weight(other); })))
            qFatal("it is refused");
        waitUntil([&] { return !game().session().awaitsDisk(); });
    }
    void moves(int number)
    {
        for (; number > 0 && await(); --number)
            move();
        await();
    }
    void playOut()
    {
        for (;;) {
            if (await())
                move();
            else if (game().gameOver())
                return;
            else
                game().nextRound();
        }
    }
    QString record() { return game().session().recordPath(); }
    bool won() { return game().session().isOver() && std::ranges::count(lastWinners(), 0) > 0; }
    std::vector<int> lastWinners()
    {
        const QByteArray last = bytesOf(record()).trimmed().split('\n').last();
        std::vector<int> seats;
        for (const QJsonValue& each : QJsonDocument::fromJson(last).object()["winners"].toArray())
            seats.push_back(each.toInt() - 1);
        return seats;
    }
    Program program;
};

QString spec(const QString& seats, int rounds, const QString& more = {})
{
    return QStringLiteral("rules=bigtable;set=6;rounds=%1;seats=%2%3").arg(rounds).arg(seats, more);
}
const QString people = QStringLiteral("human:Anna,casual,casual");

template <typename Page>
void awaitAnswer(Page& page)
{
    waitUntil([&] { return !page.property("reading").toBool(); });
}

void straight()
{
    Sitting s(spec(people, 2));
    s.program.preferences()->setTheme(QStringLiteral("Daylight"));
    s.program.preferences()->setMuted(true);
    s.await();
    s.game().planTrain();
    s.playOut();
}
void hinted()
{
    Sitting s(spec("human:Anna,newcomer,newcomer", 1));
    for (int i = 0; i < 2 && s.await(); ++i) {
        bool isSaid = false;
        QObject::connect(&s.game(), &GameController::hinted, [&] { isSaid = true; });
        s.game().hint();
        waitUntil([&] { return isSaid; });
        s.move();
    }
    s.playOut();
}
void takenBack()
{
    Sitting s(spec(people, 1));
    s.moves(2);
    if (!s.game().undo())
        qFatal("nothing to take back");
    s.playOut();
}
void handed()
{
    Sitting s(spec(people, 1));
    s.moves(3);
    s.game().handOver(0, QStringLiteral("casual"));
    s.game().handOver(0, QString());
    s.playOut();
}
void givenUp()
{
    Sitting s(spec(people, 2));
    s.moves(4);
    s.game().abandonGame();
}
void olderCopy()
{
    QString path;
    {
        Sitting s(spec(people, 1));
        s.moves(2);
        path = s.record();
    }
    const QByteArray copy = bytesOf(path);
    {
        Sitting s;
        s.moves(2);
    }
    if (bytesOf(path).size() <= copy.size())
        qFatal("nothing was played");
    writeFile(path, copy);
    Sitting s;
    s.playOut();
}
void chosenSeed()
{
    for (int number = 1; number < 15; ++number) {
        Sitting s(spec("human:Anna,steady", 1, QStringLiteral(";seed=upgrade %1").arg(number)));
        s.playOut();
        if (s.won())
            return;
    }
    qFatal("Bruno is too good");
}
void knownTiles()
{
    const QDir games(folder + "/games");
    const QByteArray first = bytesOf(games.filePath(games.entryList({"*.mtrain"}, QDir::Files, QDir::Name).first()));
    Sitting s(
        spec(people, 2, ";seed=" + QJsonDocument::fromJson(first.split('\n').first()).object()["seed"].toString()));
    s.playOut();
}
void climb(const QString& id, bool undoes)
{
    for (int i = 0; i < 10; ++i) {
        Sitting s;
        Ladder& ladder = *s.program.ladder();
        ladder.open();
        awaitAnswer(ladder);
        const QVariantList rungs = contents(*ladder.rungs());
        for (int row = 0; row < rungs.size(); ++row)
            if (rungs[row].toMap()["character"].toString() == id)
                ladder.setPlace(row);
        if (!ladder.play())
            qFatal("no game");
        ladder.leave();
        if (undoes) {
            s.moves(2);
            s.game().undo();
        }
        s.playOut();
        if (s.won())
            return;
    }
    qFatal("too good");
}
void ladder()
{
    climb("mina", true);
    climb("felix", false);
}
void daily()
{
    {
        Sitting s;
        s.program.daily()->open();
        awaitAnswer(*s.program.daily());
        if (!s.program.daily()->play())
            qFatal("no day");
        s.program.daily()->leave();
        s.moves(2);
        s.game().undo();
        s.playOut();
    }
    Sitting s;
    s.program.daily()->open();
    awaitAnswer(*s.program.daily());
    waitUntil([&] { return !s.program.daily()->busy(); });
    if (!s.program.daily()->play())
        qFatal("no day");
    s.program.daily()->leave();
    s.moves(2);
}
void scores()
{
    Sitting s;
    ScoreKeeper& keeper = *s.program.scoreKeeper();
    keeper.refresh();
    awaitAnswer(keeper);
    const QStringList names{"Anna", "Bo", "Cleo", "Dan"};
    for (int i = 0; i < 4; ++i)
        keeper.plan()->setName(i, names[i]);
    if (!keeper.begin())
        qFatal("not kept");
    for (const std::vector<int>& points : {std::vector{0, 12, 31, 7}, std::vector{24, 0, 5, 18}}) {
        for (int i = 0; i < 4; ++i)
            keeper.entry()->setPoints(i, QString::number(points[static_cast<std::size_t>(i)]));
        if (!keeper.enter())
            qFatal("not entered");
    }
    keeper.close();
}
void lookedBack()
{
    Sitting s;
    s.program.library()->refresh();
    awaitAnswer(*s.program.library());
    s.program.library()->leave();
    s.program.awards()->refresh();
    awaitAnswer(*s.program.awards());
    s.program.awards()->leave();
}
void unfinished()
{
    Sitting s(spec(people, 2));
    s.moves(3);
}

} // namespace

int main(int argc, char* argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QApplication::setApplicationName(QStringLiteral("mexican-train"));
    QApplication::setApplicationVersion(QStringLiteral(MT_VERSION));
    folder = QString::fromLocal8Bit(argv[1]);
    const std::map<std::string, void (*)()> steps{
        {"straight", straight},    {"hinted", hinted},        {"taken_back", takenBack},   {"handed", handed},
        {"given_up", givenUp},     {"older_copy", olderCopy}, {"chosen_seed", chosenSeed}, {"known_tiles", knownTiles},
        {"ladder", ladder},        {"daily", daily},          {"scores", scores},          {"looked_back", lookedBack},
        {"unfinished", unfinished}};
    for (int i = 2; i < argc; ++i) {
        std::printf("%s\n", argv[i]);
        std::fflush(stdout);
        steps.at(argv[i])();
    }
}
