#include "app/ladder/ladder.h"

#include "app/ladder/ladder_words.h"
#include "app/people/seat.h"
#include "app/platform/plain_text.h"
#include "app/play/game_controller.h"

#include <algorithm>

namespace
{

bool isOf(const mt::RecordPlayer& player, const mt::Character& character)
{
    return player.kind == mt::PlayerKind::ai && player.nameId == character.id && player.level == character.level &&
           player.leaning == character.leaning;
}

} // namespace

Ladder::Ladder(Archive& archive, GameController& game, Against against, QObject* parent)
    : QObject(parent), game_(game), against_(std::move(against)), watch_(archive)
{
    connect(&archive, &Archive::started, this, [this] { read_.clear(); });
    connect(&archive, &Archive::entriesRead, this, &Ladder::take);
    connect(&archive, &Archive::finished, this, [this] {
        beaten_ = std::exchange(read_, {});
        place_ = std::max(next(), 0);
        show();
    });
    show();
}

std::vector<std::string> Ladder::beatenIn(const RecordEntry& game)
{
    const auto isHuman = [&](int seat) {
        return game.players[static_cast<std::size_t>(seat)].kind == mt::PlayerKind::human;
    };
    if (game.state != RecordEntry::State::finished || game.seatHanded || game.isPractice ||
        std::ranges::none_of(game.winners, isHuman))
        return {};
    std::vector<std::string> beaten;
    for (int seat = 0; seat < static_cast<int>(game.players.size()); ++seat) {
        const mt::RecordPlayer& player = game.players[static_cast<std::size_t>(seat)];
        const mt::Character* const character = mt::findCharacter(player.nameId);
        if (character != nullptr && isOf(player, *character) && std::ranges::count(game.winners, seat) == 0)
            beaten.push_back(player.nameId);
    }
    return beaten;
}

const Ladder::Win* Ladder::winOver(const mt::Character& character) const
{
    const auto found = beaten_.find(std::string(character.id));
    return found == beaten_.end() ? nullptr : &found->second;
}

void Ladder::take(const std::vector<RecordEntry>& entries)
{
    for (const RecordEntry& game : entries)
        for (const std::string& id : beatenIn(game)) {
            Win& win = read_.try_emplace(id, Win{game.begun, true}).first->second;
            win.begun = std::min(win.begun, game.begun);
            win.isHelped = win.isHelped && game.takenBack;
        }
}

void Ladder::open()
{
    watch_.begin();
    place_ = std::max(next(), 0);
    show();
}

void Ladder::leave() { watch_.end(); }

void Ladder::setPlace(int row)
{
    if (!rungs_.isRow(row) || row == place_)
        return;
    place_ = row;
    emit changed();
}

int Ladder::next() const
{
    const std::span<const mt::Character> all = mt::allCharacters();
    const auto found =
        std::ranges::find_if(all, [this](const mt::Character& character) { return winOver(character) == nullptr; });
    return found == all.end() ? -1 : static_cast<int>(found - all.begin());
}

QString Ladder::standing() const
{
    return reading() ? LadderWords::reading() : LadderWords::standing(static_cast<int>(beaten_.size()), rungs_.count());
}

QString Ladder::name() const { return nameOf(shown()); }

QString Ladder::story() const
{
    const Win* win = winOver(shown());
    return win == nullptr ? LadderWords::story(shown(), std::nullopt, false)
                          : LadderWords::story(shown(), win->begun.date(), win->isHelped);
}

QString Ladder::action() const { return LadderWords::play(shown()); }

bool Ladder::play() { return game_.startGame(against_(shown())); }

void Ladder::show()
{
    const int nextRow = reading() ? -1 : next();
    std::vector<RungRow> rows;
    for (const mt::Character& each : mt::allCharacters()) {
        const bool isNext = static_cast<int>(rows.size()) == nextRow;
        const Win* win = winOver(each);
        const bool isHelped = win != nullptr && win->isHelped;
        rows.push_back({plainText(each.id), nameOf(each), win != nullptr, isHelped, isNext,
                        LadderWords::spoken(each, win != nullptr, isHelped, isNext)});
    }
    rungs_.setRows(std::move(rows));
    emit changed();
}

#include "moc_ladder.cpp"
