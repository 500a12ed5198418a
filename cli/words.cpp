#include "cli/words.h"

#include "engine/record/action_json.h"
#include "engine/record/notation.h"

namespace mt::cli
{
namespace
{

std::string inQuotes(std::string_view token) { return '"' + printable(token) + '"'; }

std::string value(const Fault& fault) { return printable(fault.value); }

std::string instead(const Fault& fault) { return ": " + value(fault) + " stands there, it is " + fault.expected; }

std::string tile(const Fault& fault) { return tileText(fault.tile); }

std::string aboutText(const Fault& fault)
{
    switch (fault.kind) {
    case FaultKind::unreadable: return "it cannot be read";
    case FaultKind::empty: return "it is empty";
    case FaultKind::notJson: return "it is not JSON";
    case FaultKind::numberTooLarge: return "it has a number beyond all bounds";
    case FaultKind::byteOrderMark: return "it begins with a byte order mark, which does not belong there";
    case FaultKind::tooLong: return "it is longer than " + std::to_string(maxTextBytes) + " bytes";
    case FaultKind::tooDeep: return "it is nested more than " + std::to_string(maxJsonDepth) + " levels deep";
    case FaultKind::notAnObject: return "it is not a JSON object";
    case FaultKind::duplicateKey: return "the key " + inQuotes(fault.key) + " is there twice";
    case FaultKind::missingKey: return "the key " + inQuotes(fault.key) + " is missing";
    case FaultKind::badValue: return inQuotes(fault.key) + " cannot be " + value(fault);
    case FaultKind::wrongFormat: return "its format is " + inQuotes(fault.value) + ", not " + fault.expected;
    case FaultKind::wrongVersion: return "its version is " + value(fault) + ", not " + fault.expected;
    case FaultKind::rules: return sentence(fault.rules);
    default: return {};
    }
}

std::string illegalAction(const Fault& fault)
{
    return actionJson(fault.action).dump() + " is illegal: " + sentence(fault.refusal);
}

std::string aboutLine(const Fault& fault)
{
    switch (fault.kind) {
    case FaultKind::unknownLine: return "it is none of the lines that a record has";
    case FaultKind::unknownAction: return "it is no action";
    case FaultKind::headerExpected: return "the first line must be the record's header";
    case FaultKind::roundExpected: return "round " + fault.expected + " must begin here";
    case FaultKind::actionExpected: return "an action must come here: the round is running";
    case FaultKind::roundEndExpected: return "the round is over: its roundEnd must come here";
    case FaultKind::gameEndExpected: return "the game is over: its gameEnd must come here";
    case FaultKind::afterGameEnd: return "nothing may follow the game's end";
    case FaultKind::illegalAction: return illegalAction(fault);
    case FaultKind::wrongRound: return "wrong round" + instead(fault);
    case FaultKind::wrongEngine: return "wrong engine" + instead(fault);
    case FaultKind::wrongFirstSeat: return "wrong firstSeat" + instead(fault);
    case FaultKind::wrongDeck: return "the deck is not the tiles of this round: look for the " + tile(fault);
    case FaultKind::wrongCommit: return "commit is not the fingerprint of this deck and salt";
    case FaultKind::noSuchSeat: return "there is no seat " + value(fault);
    case FaultKind::undoTooFar: return "undo " + value(fault) + ": this round has " + fault.expected + " to take back";
    case FaultKind::wrongReason: return "wrong reason" + instead(fault);
    case FaultKind::wrongScores: return "wrong scores" + instead(fault);
    case FaultKind::wrongTotals: return "wrong totals" + instead(fault);
    case FaultKind::wrongWinners: return "wrong winners" + instead(fault);
    default: return {};
    }
}

std::string doesNotFit(const Fault& fault)
{
    return "the " + tile(fault) + " does not fit on " + trainName(fault.train) + ", whose end there is " +
           std::to_string(fault.pip);
}

std::string aboutPosition(const Fault& fault)
{
    const std::string train = trainName(fault.train);
    switch (fault.kind) {
    case FaultKind::tileMissing: return "the " + tile(fault) + " is nowhere";
    case FaultKind::tileTwice: return "the " + tile(fault) + " is there twice";
    case FaultKind::tileNotInSet: return "the " + tile(fault) + " is not in this set";
    case FaultKind::engineNotDouble: return "the engine " + tile(fault) + " is no double";
    case FaultKind::engineNotHeld: return "the engine " + tile(fault) + " is in a hand that does not place it now";
    case FaultKind::engineNotYetLaid: return "the engine " + tile(fault) + " is in a hand, yet trains are begun";
    case FaultKind::trainMissing: return train + " is missing from trains";
    case FaultKind::trainTwice: return train + " is in trains twice";
    case FaultKind::noMexicanTrain: return "there is no Mexican Train under these rules";
    case FaultKind::mexicanMarker: return "the Mexican Train never has a marker";
    case FaultKind::tileDoesNotFit: return doesNotFit(fault);
    case FaultKind::openDoubleMissing: return train + " ends in a double and is missing from openDoubles";
    case FaultKind::openDoubleNotThere: return train + " is in openDoubles and does not end in a double";
    case FaultKind::openDoubleTwice: return train + " is in openDoubles twice";
    case FaultKind::bindingNotOpen: return train + " is in binding and not in openDoubles";
    case FaultKind::seatTwice: return "seat " + value(fault) + " is in opened twice";
    case FaultKind::positionOver:
        return "the round is over (" + std::string(reasonText(fault.reason)) + "), so no turn can begin";
    default: return {};
    }
}

} // namespace

std::string trainName(TrainId train)
{
    return train == mexicanTrain ? "the Mexican Train" : "train " + std::to_string(train + 1);
}

std::string sentence(const Fault& fault)
{
    for (auto* about : {aboutText, aboutLine, aboutPosition})
        if (std::string text = about(fault); !text.empty())
            return text;
    return {};
}

std::string sentence(const FileProblem& problem)
{
    switch (problem.kind) {
    case FileProblem::Kind::missing: return "there is no such file";
    case FileProblem::Kind::folder: return "it is a folder";
    case FileProblem::Kind::pipe: return "it is a pipe; standard input is read as -";
    case FileProblem::Kind::device: return "it is a device, not a file";
    case FileProblem::Kind::tooLarge: return "it is larger than " + std::to_string(problem.mostBytes) + " bytes";
    case FileProblem::Kind::unreadable: break;
    }
    return "it cannot be read: " + problem.system.message();
}

std::string whyNotWritten(const FileProblem& problem)
{
    switch (problem.kind) {
    case FileProblem::Kind::folder:
    case FileProblem::Kind::device: return sentence(problem);
    case FileProblem::Kind::pipe: return "it is a pipe, not a file";
    case FileProblem::Kind::tooLarge: return "it exists and is not written over";
    case FileProblem::Kind::missing:
    case FileProblem::Kind::unreadable: break;
    }
    return "it cannot be written";
}

std::string inFile(const std::string& file, const Fault& fault)
{
    return file + ": line " + std::to_string(fault.line) + ": " + sentence(fault);
}

} // namespace mt::cli
