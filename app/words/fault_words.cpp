#include "app/words/fault_words.h"

#include "app/words/refusal_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/tile_words.h"

#include <QDir>

using mt::FaultKind;

QString FaultWords::problem(const StoreProblem& problem)
{
    const QString file = QDir::toNativeSeparators(problem.file);
    switch (problem.kind) {
    case StoreProblem::Kind::missing:
        // Bytes that are not UTF-8 were replaced when the name was read.
        return file.contains(QChar::ReplacementCharacter)
                   ? tr("The file %1 cannot be opened: its name is not written in UTF-8. Give it another name.")
                         .arg(file)
                   : tr("The saved game %1 is not there any more.").arg(file);
    case StoreProblem::Kind::unreadable:
        return tr("The file %1 cannot be read: %2").arg(file, ofFile(problem.obstacle));
    case StoreProblem::Kind::unwritable:
        return tr("The file %1 cannot be written, so this game is not being saved: %2").arg(file, problem.system);
    case StoreProblem::Kind::readOnly:
        return tr("The saved game %1 cannot be continued where it is: %2. It can be continued in a copy; this file "
                  "stays as it is.",
                  "%1: a file, %2: what the system says")
            .arg(file, problem.system);
    case StoreProblem::Kind::pageUnwritable: return tr("The file %1 cannot be written: %2").arg(file, problem.system);
    case StoreProblem::Kind::inUse: return tr("The game %1 is open in another window.").arg(file);
    case StoreProblem::Kind::unbegun:
        return tr("There is no game in the file %1: it is empty, or its first line is not whole.").arg(file);
    case StoreProblem::Kind::cutOff:
        return tr("The last line of the saved game %1, line %2, was only half written, and is left out. The game goes "
                  "on "
                  "after the line before.",
                  "%1: a file, %2: a number")
            .arg(file, QString::number(problem.fault.line));
    case StoreProblem::Kind::undealt:
    case StoreProblem::Kind::damaged:
        if (problem.offersCopy)
            return tr("The saved game %1 is damaged. Line %2: %3 What comes before that line can be continued in a "
                      "copy; this file stays as it is.",
                      "%3: a sentence")
                .arg(file, QString::number(problem.fault.line), sentence(problem.fault));
        return tr("The file %1 is not a saved game that can be continued. Line %2: %3", "%3: a sentence")
            .arg(file, QString::number(problem.fault.line), sentence(problem.fault));
    case StoreProblem::Kind::noteDamaged:
        return tr("The file %1 does not say which game was played last. Look for it among the saved games.").arg(file);
    case StoreProblem::Kind::setAside:
        return tr("The settings in the file %1 cannot be read. The file is kept as %2, and the program begins with "
                  "settings of its own.",
                  "%1, %2: files")
            .arg(file, QDir::toNativeSeparators(problem.system));
    case StoreProblem::Kind::unknownSettings:
        return tr("The settings (the file %1) contain something that this version of the program does not know: %2. It "
                  "uses its own values instead; what is written there stays until you choose something else.",
                  "%1: a file, %2: \"theme=neon\" and the like")
            .arg(file, problem.system);
    case StoreProblem::Kind::refused:
        return tr("There is a fault in this program. %1 It was not carried out and is not in the saved game; "
                  "the game goes on.",
                  "%1: a sentence")
            .arg(sentence(problem.fault));
    }
    return {};
}

QString FaultWords::ofFile(const mt::FileProblem& problem)
{
    using Kind = mt::FileProblem::Kind;
    constexpr std::uint64_t megabyte = std::uint64_t{1} << 20;
    switch (problem.kind) {
    case Kind::missing: return tr("it is not there", "a file");
    case Kind::folder: return tr("it is a folder", "not a file");
    case Kind::pipe: return tr("it is a pipe", "not a file");
    case Kind::device: return tr("it is a device", "not a file");
    case Kind::tooLarge:
        return problem.mostBytes < megabyte
                   ? tr("it is far too large")
                   : tr("it is larger than %1 MB", "%1: a number").arg(problem.mostBytes / megabyte);
    case Kind::unreadable: break;
    }
    return QString::fromLocal8Bit(problem.system.message().c_str());
}

QString FaultWords::sentence(const mt::Fault& fault)
{
    const QString value = QString::fromStdString(fault.value);
    const QString expected = QString::fromStdString(fault.expected);
    switch (fault.kind) {
    case FaultKind::rules: return RulebookWords::errorSentence(fault.rules);
    case FaultKind::illegalAction:
        return tr("Player %1 does something that the rules do not allow.").arg(fault.action.seat + 1);
    case FaultKind::wrongRound:
    case FaultKind::wrongEngine:
    case FaultKind::wrongFirstSeat:
    case FaultKind::wrongReason:
    case FaultKind::wrongScores:
    case FaultKind::wrongTotals:
    case FaultKind::wrongWinners:
        return tr("It says %1 where the rules give %2.", "%1, %2: values").arg(value, expected);
    case FaultKind::wrongDeck: return tr("The tiles dealt are not exactly those of the set.");
    case FaultKind::wrongCommit: return tr("The fingerprint of the deal does not match its tiles.");
    case FaultKind::noSuchSeat: return tr("There is no player %1.").arg(value);
    case FaultKind::undoTooFar: return tr("It undoes more moves than were made.");
    case FaultKind::unknownLine:
    case FaultKind::headerExpected:
    case FaultKind::roundExpected:
    case FaultKind::actionExpected:
    case FaultKind::roundEndExpected:
    case FaultKind::gameEndExpected:
    case FaultKind::afterGameEnd: return ofOrder(fault.kind);
    default: return ofText(fault);
    }
}

QString FaultWords::ofText(const mt::Fault& fault)
{
    const QString key = QString::fromStdString(fault.key);
    const QString value = QString::fromStdString(fault.value);
    switch (fault.kind) {
    case FaultKind::empty: return tr("It is empty.");
    case FaultKind::numberTooLarge: return tr("A number in it is too large.");
    case FaultKind::tooLong:
    case FaultKind::tooDeep: return tr("It is far larger than a line of a game can be.");
    case FaultKind::duplicateKey: return tr("“%1” appears twice.").arg(key);
    case FaultKind::missingKey: return tr("“%1” is missing.").arg(key);
    case FaultKind::badValue: return tr("“%1” cannot be %2.", "%1: a key, %2: its value").arg(key, value);
    case FaultKind::wrongFormat: return tr("It is another kind of file.");
    case FaultKind::wrongVersion: return tr("It was written by another version of this game.");
    default: return tr("It does not look like a line of a saved game.");
    }
}

QString FaultWords::ofOrder(FaultKind kind)
{
    switch (kind) {
    case FaultKind::headerExpected: return tr("The beginning of the game is missing.");
    case FaultKind::roundExpected: return tr("The deal of the next round should be here.");
    case FaultKind::actionExpected: return tr("What the next player does should be here.");
    case FaultKind::roundEndExpected: return tr("The end of the round should be here.");
    case FaultKind::gameEndExpected: return tr("The end of the game should be here.");
    case FaultKind::afterGameEnd: return tr("The game is over before this line.");
    default: return tr("It does not belong in a saved game.");
    }
}
