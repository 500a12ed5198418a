#include "app/setup/new_game_setup.h"

#include "app/people/ai_names.h"
#include "app/words/rulebook_words.h"
#include "engine/record/sealed_deal.h"

#include <algorithm>

NewGameSetup::NewGameSetup(QObject* parent) : QObject(parent), seats_(levels_)
{
    connect(&options_, &OptionModel::edited, this, &NewGameSetup::change);
    connect(&seats_, &SeatModel::changedChairs, this, &NewGameSetup::followFirstSeat);
    connect(&seats_, &SeatModel::edited, this, &NewGameSetup::resolve);
    resolve();
}

void NewGameSetup::setRulebook(int row)
{
    if (row == rulebook_ || row < 0 || row >= rulebooks_.rowCount())
        return;
    rulebook_ = row;
    changes_.clear();
    if (length_ == Short && !shortAvailable())
        length_ = Full;
    resolve();
}

QString NewGameSetup::rulebookName() const { return RulebookWords::rulebookName(book().id); }

void NewGameSetup::setLength(Length length)
{
    if (length < Full || length > Short || length == length_)
        return;
    length_ = length;
    // Those of a short game with rounds of its own.
    std::erase_if(changes_, [](const auto& change) { return change.first == "rounds"; });
    resolve();
}

void NewGameSetup::setRoundsChosen(int rounds)
{
    roundsChosen_ = std::clamp(rounds, 1, maxRounds_);
    resolve();
}

NewGameSetup::FirstSeatQuestion NewGameSetup::firstSeatQuestion() const
{
    if (!rules_ || rules_->options.starter != mt::Starter::rotate || seats_.humans() < 2)
        return FirstSeatQuestion::NotAsked;
    switch (book().firstPlayer) {
    case mt::FirstPlayer::oldest: return FirstSeatQuestion::Oldest;
    case mt::FirstPlayer::youngest: return FirstSeatQuestion::Youngest;
    case mt::FirstPlayer::any: return FirstSeatQuestion::Anybody;
    }
    return FirstSeatQuestion::NotAsked;
}

void NewGameSetup::setFirstSeat(int seat)
{
    firstSeat_ = seat >= 0 && seat < seats_.count() ? seat : -1;
    emit changed();
}

// Whoever was chosen begins from another chair, too.
void NewGameSetup::followFirstSeat(int from, int to)
{
    if (firstSeat_ == from)
        firstSeat_ = to;
    else if (from < firstSeat_ && firstSeat_ <= to)
        --firstSeat_;
    else if (to <= firstSeat_ && firstSeat_ < from)
        ++firstSeat_;
}

// An answer goes with its question: nobody could see it any more. What cannot be played asks nothing for the moment.
void NewGameSetup::forgetUnaskedFirstSeat()
{
    const bool isAsked = firstSeatQuestion() != FirstSeatQuestion::NotAsked;
    if (firstSeat_ >= seats_.count() || (rules_ && firstSeatAsked_ && !isAsked))
        firstSeat_ = -1;
    if (rules_)
        firstSeatAsked_ = isAsked;
}

QString NewGameSetup::error() const { return error_ ? RulebookWords::errorSentence(*error_) : QString(); }

void NewGameSetup::sitDown(int table)
{
    if (!tables_.isRow(table))
        return;
    // The list changes with the seats.
    const std::vector<Seat> seats = tables_.seats(table);
    seats_.setSeats(seats);
}

void NewGameSetup::resetOptions()
{
    changes_.clear();
    resolve();
}

GameStart NewGameSetup::again(const mt::GameRules& rules, std::vector<Seat> seats) const
{
    for (Seat& seat : seats) {
        seat.name = AiNames::shown(seat.nameId, seat.name);
        takeOfferedLevel(seat);
        if (!std::exchange(seat.isAway, false))
            continue;
        seat.isHuman = true;
        seat.level.clear();
    }
    GameStart start{rules, std::move(seats), firstSeat_, randomDigits(), false};
    if (start.firstSeat < 0 || start.firstSeat >= rules.players)
        start.firstSeat = mt::randomFirstSeat(rules, start.seed);
    return start;
}

GameStart NewGameSetup::start()
{
    const std::optional<std::string> seed = std::exchange(seed_, std::nullopt);
    GameStart start{*rules_, seats_.seats(), firstSeat_, seed ? *seed : randomDigits(), seed.has_value()};
    if (start.firstSeat < 0)
        start.firstSeat = mt::randomFirstSeat(*rules_, start.seed);
    seats_.offerLevels();
    return start;
}

GameStart NewGameSetup::against(const mt::Character& character) const
{
    constexpr int players = 2;
    auto rules = mt::resolveRules(book().id, allChanges(), players);
    if (!std::holds_alternative<mt::GameRules>(rules))
        rules = mt::resolveRules(book().id, {}, players);
    const Seat person = seats_.person();
    std::vector<QString> colours = seatColours();
    std::erase(colours, person.colour);
    const Seat other = seatOf(character, colours.front());
    GameStart start{std::get<mt::GameRules>(rules), {person, other}, -1, randomDigits(), false};
    start.firstSeat = mt::randomFirstSeat(start.rules, start.seed);
    return start;
}

void NewGameSetup::take(const NewGameSpec& spec)
{
    const std::span<const mt::Rulebook> books = mt::allRulebooks();
    for (std::size_t row = 0; row < books.size(); ++row)
        if (books[row].id == spec.rulebook)
            rulebook_ = static_cast<int>(row);
    changes_ = spec.changes;
    takeLengthFrom(changes_);
    seed_ = spec.seed;
    seats_.setSeats(spec.seats);
    // Who was named begins, be anybody asked or not.
    firstSeat_ = spec.firstSeat;
    resolve();
}

// `short` and, in other games, `rounds` are the length; a value that cannot be one stays among the changes, where it
// is an error.
void NewGameSetup::takeLengthFrom(mt::OptionChanges& changes)
{
    length_ = Full;
    const auto takeOut = [&changes](std::string_view name, auto use) {
        std::erase_if(changes, [&](const auto& change) {
            const int value = change.first == name ? mt::findOption(name)->parse(change.second) : -1;
            if (value >= 0)
                use(value);
            return value >= 0;
        });
    };
    takeOut("short", [this](int value) { length_ = value == 1 ? Short : Full; });
    if (length_ == Short)
        return;
    takeOut("rounds", [this](int value) {
        length_ = ChosenRounds;
        roundsChosen_ = value;
    });
}

void NewGameSetup::change(const QString& option, const QString& value)
{
    const std::string name = option.toStdString();
    std::erase_if(changes_, [&](const auto& change) { return change.first == name; });
    const mt::OptionInfo& info = *mt::findOption(name);
    // Back at the printed value it is no change, except that the tile set has a proposal instead.
    if (info.text(info.get(book().options)) != value.toStdString() || name == "set")
        changes_.emplace_back(name, value.toStdString());
    resolve();
}

mt::OptionChanges NewGameSetup::allChanges() const
{
    mt::OptionChanges changes = changes_;
    if (length_ == ChosenRounds)
        changes.emplace_back("rounds", std::to_string(roundsChosen_));
    if (length_ == Short)
        changes.emplace_back("short", "true");
    return changes;
}

void NewGameSetup::resolve()
{
    const auto resolved = mt::resolveRules(book().id, allChanges(), seats_.count());
    rules_.reset();
    error_.reset();
    mt::Options shown = book().options;
    mt::Options printed = shown;
    if (const auto* rules = std::get_if<mt::GameRules>(&resolved)) {
        rules_ = *rules;
        shown = rules->options;
        const auto plain = mt::resolveRules(book().id, {}, seats_.count());
        if (const auto* plainRules = std::get_if<mt::GameRules>(&plain))
            printed = plainRules->options;
    } else {
        error_ = std::get<mt::RulesError>(resolved);
        for (const auto& [name, text] : changes_)
            if (const mt::OptionInfo* option = mt::findOption(name); option && option->parse(text) >= 0)
                option->set(shown, option->parse(text));
    }
    const auto whole = mt::resolveRules(book().id, changes_, seats_.count());
    const auto* wholeRules = std::get_if<mt::GameRules>(&whole);
    maxRounds_ = (wholeRules ? wholeRules->options : shown).set + 1;
    forgetUnaskedFirstSeat();
    options_.show(shown, printed);
    tables_.show(seats_.seats());
    emit changed();
}

void NewGameSetup::retranslate()
{
    rulebooks_.retranslate();
    options_.retranslate();
    levels_.retranslate();
    characters_.retranslate();
    seats_.retranslate();
    tables_.show(seats_.seats());
    emit changed();
}

#include "moc_new_game_setup.cpp"
