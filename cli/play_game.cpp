#include "cli/play_game.h"

#include "cli/cli.h"
#include "cli/protocol.h"
#include "cli/words.h"
#include "engine/record/sealed_deal.h"

#include <ostream>

namespace mt::cli
{
namespace
{

class Host
{
public:
    Host(const GameSetup& setup, std::ostream* record, std::ostream& err, std::vector<int>& takenOver)
        : setup_(setup), record_(record), err_(err), takenOver_(takenOver)
    {
    }

    Replay play()
    {
        sitDown();
        while (replay_.next() != Replay::Next::nothing)
            step();
        return std::move(replay_);
    }

private:
    const State& state() const { return replay_.game().round; }
    std::string seatSeed(std::size_t seat) const { return setup_.seed + "/seat/" + std::to_string(seat + 1); }

    std::string nameOf(std::size_t seat) const
    {
        return "seat " + std::to_string(seat + 1) + ", " + setup_.seats[seat].level;
    }

    // Everything that happens goes this way: through the rules, into the record.
    void append(const RecordLine& line)
    {
        if (const std::optional<Fault> fault = replay_.append(line))
            throw std::logic_error("play: its own line is refused: " + sentence(*fault));
        if (record_ != nullptr && !appendLine(*record_, line))
            throw InputError(setup_.recordName + ": it cannot be written");
    }

    void sitDown()
    {
        HeaderLine header{.rules = setup_.rules, .players = {}, .seed = setup_.seed};
        for (std::size_t seat = 0; seat < setup_.seats.size(); ++seat) {
            const SeatChoice& choice = setup_.seats[seat];
            const std::string who = choice.character.empty() ? choice.level : choice.character;
            const std::string kind = choice.ours != nullptr ? who : "program";
            header.players.push_back({.name = kind + " " + std::to_string(seat + 1),
                                      .kind = PlayerKind::ai,
                                      .level = choice.level,
                                      .nameId = choice.character,
                                      .leaning = choice.leaning});
            players_.push_back(choice.ours != nullptr
                                   ? levelPlayer(*choice.ours, seatSeed(seat))
                                   : programPlayer(choice.command, setup_.milliseconds, nameOf(seat), err_));
        }
        append(header);
        for (std::size_t seat = 0; seat < players_.size(); ++seat)
            players_[seat]->tell(helloMessage(setup_.rules, static_cast<int>(seat)).dump());
    }

    void step()
    {
        switch (replay_.next()) {
        case Replay::Next::round: return startRound();
        case Replay::Next::roundEnd: return appendAndTellAll(replay_.roundEndLine());
        case Replay::Next::gameEnd: return appendAndTellAll(replay_.gameEndLine());
        case Replay::Next::action: return move();
        case Replay::Next::header:
        case Replay::Next::nothing: return;
        }
    }

    void startRound()
    {
        const Game& game = replay_.game();
        const int round = nextRound(game);
        int firstSeat = game.firstSeat;
        if (round == 1 && setup_.rules.options.starter == Starter::rotate)
            firstSeat = setup_.firstSeat >= 0 ? setup_.firstSeat : randomFirstSeat(setup_.rules, setup_.seed);
        append(sealedDeal(setup_.rules, setup_.seed, round, firstSeat));
        for (std::size_t seat = 0; seat < players_.size(); ++seat)
            players_[seat]->tell(roundMessage(state(), static_cast<int>(seat)).dump());
    }

    void appendAndTellAll(const RecordLine& line)
    {
        append(line);
        for (const std::unique_ptr<SeatPlayer>& player : players_)
            player->tell(lineText(line));
    }

    void move()
    {
        const std::size_t seat = state().table.turn;
        std::variant<Action, std::string> answer = players_[seat]->act(replay_);
        if (const std::string* why = std::get_if<std::string>(&answer)) {
            takeOver(seat, *why);
            answer = players_[seat]->act(replay_);
        }
        const Action action = std::get<Action>(answer);
        append(action);
        for (std::size_t other = 0; other < players_.size(); ++other)
            players_[other]->tell(sawMessage(state(), action, static_cast<int>(other)).dump());
    }

    void takeOver(std::size_t seat, const std::string& why)
    {
        err_ << oneLine(nameOf(seat) + ": " + why + "; its seat goes to " + std::string(takeOverLevel)) << std::endl;
        players_[seat] = levelPlayer(*findLevel(takeOverLevel), seatSeed(seat));
        takenOver_.push_back(static_cast<int>(seat));
        append(TakenOverLine{.seat = static_cast<int>(seat)});
    }

    const GameSetup& setup_;
    std::ostream* record_;
    std::ostream& err_;
    std::vector<int>& takenOver_;
    Replay replay_;
    std::vector<std::unique_ptr<SeatPlayer>> players_;
};

} // namespace

Replay playGame(const GameSetup& setup, std::ostream* record, std::ostream& err, std::vector<int>& takenOver)
{
    return Host(setup, record, err, takenOver).play();
}

} // namespace mt::cli
