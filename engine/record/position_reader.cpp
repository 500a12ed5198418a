#include "engine/base/tile_set.h"
#include "engine/record/json_fields.h"
#include "engine/record/position.h"
#include "engine/record/rules_json.h"

#include <algorithm>

namespace mt
{
namespace
{

class PositionReader
{
public:
    explicit PositionReader(const Json& object) : object_(object), fields_(object_, fault_) {}

    std::variant<Position, Fault> read()
    {
        using Step = void (PositionReader::*)();
        for (const Step step :
             {&PositionReader::readFormat, &PositionReader::readTable, &PositionReader::readHands,
              &PositionReader::readBoneyard, &PositionReader::readTrains, &PositionReader::placeEngine,
              &PositionReader::findMissingTile, &PositionReader::readOpenDoubles, &PositionReader::readBinding,
              &PositionReader::readOpened, &PositionReader::beginTurnUnlessOver}) {
            (this->*step)();
            if (fault_)
                return *fault_;
        }
        return Position{std::move(rules_), state_};
    }

private:
    Table& table() { return state_.table; }

    void readFormat()
    {
        if (const std::string found = fields_.text("format"); fields_.ok() && found != positionFormat)
            fields_.refuse({.kind = FaultKind::wrongFormat, .value = found, .expected = std::string(positionFormat)});
        if (fields_.ok() && !fields_.is("version", positionVersion))
            fields_.refuse({.kind = FaultKind::wrongVersion,
                            .value = fields_.quoted("version"),
                            .expected = std::to_string(positionVersion)});
    }

    void readTable()
    {
        const std::size_t players = fields_.array("hands").size();
        if (fields_.ok())
            rules_ = readRules(fields_, static_cast<int>(std::min<std::size_t>(players, maxSeats + 1)));
        engine_ = fields_.tile("engine");
        if (!fields_.ok())
            return;
        if (!engine_.isDouble())
            return fields_.refuse({.kind = FaultKind::engineNotDouble, .tile = engine_});
        if (engine_.high() > rules_.options.set)
            return fields_.refuse({.kind = FaultKind::tileNotInSet, .tile = engine_});
        const int round = rules_.options.set - engine_.high() + 1;
        state_ = layTable(rules_, round, engine_.high());
        table().turn = static_cast<std::uint8_t>(fields_.number("turn", 1, rules_.players) - 1);
    }

    // Each tile is in one place only.
    bool claim(Tile tile)
    {
        if (tile.high() > rules_.options.set)
            fields_.refuse({.kind = FaultKind::tileNotInSet, .tile = tile});
        else if (claimed_.contains(tile))
            fields_.refuse({.kind = FaultKind::tileTwice, .tile = tile});
        else
            claimed_.insert(tile);
        return fields_.ok();
    }

    void readHands()
    {
        int seat = 0;
        for (const Json& tiles : fields_.array("hands")) {
            for (const Tile tile : fields_.tilesIn(tiles, "hands"))
                if (fields_.ok() && claim(tile))
                    state_.hands[seat].add(tile);
            ++seat;
        }
    }

    void readBoneyard()
    {
        std::vector<Tile> tiles = fields_.tiles("boneyard");
        for (const Tile tile : tiles)
            if (!fields_.ok() || !claim(tile))
                return;
        std::reverse_copy(tiles.begin(), tiles.end(), state_.boneyard.begin());
        table().boneyardCount = static_cast<std::uint8_t>(tiles.size());
    }

    void readTrains()
    {
        TrainSet seen;
        for (const Json& entry : fields_.array("trains")) {
            if (!entry.is_object())
                return fields_.refuse("trains", entry);
            Fields train(entry, fault_);
            const TrainId owner = train.train("owner");
            if (!fields_.ok())
                return;
            if (owner == mexicanTrain && !table().hasMexicanTrain())
                return fields_.refuse({.kind = FaultKind::noMexicanTrain});
            if (!table().isTrain(owner))
                return train.refuse("owner");
            if (seen.contains(owner))
                return fields_.refuse({.kind = FaultKind::trainTwice, .train = owner});
            seen.insert(owner);
            readTrain(train, owner);
        }
        for (const TrainId owner : trainsInPlay(table()))
            if (!seen.contains(owner))
                return fields_.refuse({.kind = FaultKind::trainMissing, .train = owner});
    }

    void readTrain(Fields& fields, TrainId owner)
    {
        Train& train = table().trains[owner];
        for (const Tile tile : fields.tiles("tiles")) {
            if (!fields.ok() || !claim(tile))
                return;
            if (!tile.has(train.end))
                return fields.refuse(
                    {.kind = FaultKind::tileDoesNotFit, .tile = tile, .train = owner, .pip = train.end});
            append(train, tile);
        }
        const bool marker = (owner != mexicanTrain || fields.has("marker")) && fields.boolean("marker");
        if (marker && owner == mexicanTrain)
            fields.refuse({.kind = FaultKind::mexicanMarker});
        else if (marker)
            table().markers.insert(owner);
    }

    void append(Train& train, Tile tile)
    {
        table().before[tile.index()] = train.last;
        train.end = static_cast<std::uint8_t>(tile.other(train.end));
        train.last = tile;
        ++train.length;
        if (!tile.isDouble())
            for (const int pip : {tile.high(), tile.low()})
                ++table().laid[pip];
    }

    // In the hub; or, under `engine: held`, for the seat to move to lay now.
    void placeEngine()
    {
        const auto holds = [&](const Hand& hand) { return hand.has(engine_); };
        const bool held = std::any_of(state_.hands.begin(), state_.hands.end(), holds);
        if (!held)
            return void(claim(engine_));
        Hand& hand = state_.hands[table().turn];
        if (rules_.options.engine == Engine::aside || !hand.has(engine_))
            return fields_.refuse({.kind = FaultKind::engineNotHeld, .tile = engine_});
        for (const Train& train : table().trains)
            if (train.isStarted())
                return fields_.refuse({.kind = FaultKind::engineNotYetLaid, .tile = engine_});
        hand.remove(engine_);
        engineWasHeld_ = true;
    }

    void findMissingTile()
    {
        for (const Tile tile : fullSet(rules_.options.set))
            if (!claimed_.contains(tile))
                return fields_.refuse({.kind = FaultKind::tileMissing, .tile = tile});
    }

    void readOpenDoubles()
    {
        TrainSet listed;
        for (const TrainId train : fields_.trains("openDoubles")) {
            if (!fields_.ok())
                return;
            if (!table().isTrain(train) || !table().isOpenDouble(train))
                return fields_.refuse({.kind = FaultKind::openDoubleNotThere, .train = train});
            if (listed.contains(train))
                return fields_.refuse({.kind = FaultKind::openDoubleTwice, .train = train});
            listed.insert(train);
            table().openDoubles[table().openDoubleCount++] = train;
        }
        for (const TrainId train : trainsInPlay(table()))
            if (table().isOpenDouble(train) && !listed.contains(train))
                return fields_.refuse({.kind = FaultKind::openDoubleMissing, .train = train});
        openDoubles_ = listed;
    }

    void readBinding()
    {
        table().binding = rules_.options.openDoublesBind == OpenDoublesBind::nobody ? TrainSet() : openDoubles_;
        if (rules_.options.openDoublesBind != OpenDoublesBind::nextPlayer || !fields_.has("binding"))
            return;
        table().binding = {};
        for (const TrainId train : fields_.trains("binding")) {
            if (!openDoubles_.contains(train))
                return fields_.refuse({.kind = FaultKind::bindingNotOpen, .train = train});
            table().binding.insert(train);
        }
    }

    void readOpened()
    {
        const bool required =
            rules_.options.opening == Opening::train || rules_.options.mexicanTrain == MexicanTrain::secondTurn;
        if (!required && !fields_.has("opened")) {
            table().opened = engineWasHeld_ ? SeatSet() : SeatSet::firstOf(rules_.players);
            return;
        }
        for (const int seat : fields_.numbers("opened", 1, rules_.players)) {
            if (table().opened.contains(seat - 1))
                return fields_.refuse({.kind = FaultKind::seatTwice, .value = std::to_string(seat)});
            table().opened.insert(seat - 1);
        }
    }

    void beginTurnUnlessOver()
    {
        if (const std::optional<RoundEndReason> reason = whyOver(state_))
            return fields_.refuse({.kind = FaultKind::positionOver, .reason = *reason});
        beginTurn(state_);
    }

    const Json& object_;
    std::optional<Fault> fault_;
    Fields fields_;
    GameRules rules_;
    State state_;
    Tile engine_;
    TileSet claimed_;
    TrainSet openDoubles_;
    bool engineWasHeld_ = false;
};

} // namespace

std::variant<Position, Fault> readPosition(std::string_view text)
{
    Json object;
    std::optional<Fault> fault = parseObject(text, object);
    // Several objects, one a line: a record, perhaps. Then its first line says better what is wrong.
    if (fault && fault->kind == FaultKind::notJson && !parseObject(text.substr(0, text.find('\n')), object) &&
        object.contains("format") && object["format"] != positionFormat)
        fault.reset();
    if (fault)
        return std::move(*fault);
    return PositionReader(object).read();
}

} // namespace mt
