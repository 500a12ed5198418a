// A level of the AI that speaks the bot protocol (docs/bot-protocol.md).
#pragma once

#include "cli/observed_round.h"
#include "engine/ai/level.h"

#include <iosfwd>
#include <optional>
#include <string>

namespace mt::cli
{

class Bot
{
public:
    /// Its answers go to `out`, which must outlive it.
    Bot(const Level& level, std::string seed, std::ostream& out) : level_(level), seed_(std::move(seed)), out_(out) {}

    /// Handles one message of the host's. What is wrong with it, if anything is: then it is of no use to go on.
    std::optional<Fault> handle(const std::string& text);

private:
    void sitDown(Fields& message, std::optional<Fault>& fault);
    void beginRound(Fields& message);
    void endRound(Fields& message);
    /// Nothing when none has begun, which is refused then, or when the message is refused already.
    ObservedRound* roundOf(Fields& message);
    void watch(Fields& message, std::optional<Fault>& fault);
    void act(Fields& message);

    const Level& level_;
    std::string seed_;
    std::ostream& out_;
    Options options_;
    int players_ = 0;
    int seat_ = 0;
    Rng rng_{""};
    std::optional<ObservedRound> round_; ///< from its beginning to the host's roundEnd
};

} // namespace mt::cli
