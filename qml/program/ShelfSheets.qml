pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as Templates
import MexicanTrain.Program
import MexicanTrain.Ui.Coach
import MexicanTrain.Ui.Controls
import MexicanTrain.Ui.Daily
import MexicanTrain.Ui.History
import MexicanTrain.Ui.Ladder
import MexicanTrain.Ui.Play
import MexicanTrain.Ui.Replay
import MexicanTrain.Ui.Scorekeeper
import MexicanTrain.Ui.Scores

/** Sheets that no game needs: what is kept, and help. They are read when somebody wants the first of them. */
Item {
    id: shelf

    required property Program program
    required property Commands commands

    readonly property LazySheet games: LazySheet {
        parent: shelf
        command: shelf.commands.games

        GamesSheet {
            library: shelf.program.library
            onReplayWanted: path => {
                close();
                shelf.program.replay.open(path);
            }
        }
    }
    readonly property LazySheet daily: LazySheet {
        parent: shelf
        command: shelf.commands.daily

        DealOfDaySheet {
            daily: shelf.program.daily
            onPlayWanted: {
                if (shelf.program.daily.play())
                    close();
            }
            onReplayWanted: path => {
                close();
                shelf.program.replay.open(path);
            }
        }
    }
    readonly property LazySheet ladder: LazySheet {
        parent: shelf
        command: shelf.commands.ladder

        LadderSheet {
            ladder: shelf.program.ladder
            onPlayWanted: {
                if (shelf.program.ladder.play())
                    close();
            }
        }
    }
    readonly property LazySheet help: LazySheet {
        parent: shelf
        command: shelf.commands.help

        HelpSheet {
            commands: shelf.commands
            onTutorialWanted: {
                close();
                shelf.program.startTutorial();
            }
            onRulesWanted: {
                close();
                shelf.commands.rulesWanted("");
            }
        }
    }
    readonly property LazySheet scoreKeeper: LazySheet { parent: shelf; command: shelf.commands.scoreKeeper; ScoreKeeperSheet { keeper: shelf.program.scoreKeeper; printer: shelf.program.sheetPrinter } }
    readonly property LazySheet blankSheet: LazySheet { parent: shelf; command: shelf.commands.blankSheet; BlankSheet { plan: shelf.program.scoreKeeper.plan; printer: shelf.program.sheetPrinter } }
    readonly property LazySheet statistics: LazySheet { parent: shelf; command: shelf.commands.statistics; StatisticsSheet { statistics: shelf.program.statistics; forgettingProblem: shelf.program.library.problem; onForgettingWanted: shelf.forgetting.open(); onAwardsWanted: shelf.awards.open(); onSkillWanted: shelf.skill.open() } }
    readonly property LazySheet forgetting: LazySheet {
        parent: shelf

        QuestionSheet {
            id: forgettingSheet

            z: 1
            heading: qsTr("Forget everything?")
            words: qsTr("Statistics, awards, the ladder and the deals of the day begin again from nothing, for everybody who plays here, and the saved games go to the wastebasket. The game on the table stays, and so do the games of the score-keeper.")
            yes: qsTr("Keep everything")
            others: [
                Templates.Action {
                    text: qsTr("Forget everything")
                    onTriggered: {
                        shelf.program.forgetEverything();
                        forgettingSheet.close();
                    }
                }
            ]
        }
    }
    readonly property LazySheet awards: LazySheet { parent: shelf; command: shelf.commands.awards; AwardsSheet { awards: shelf.program.awards; onReplayWanted: (path, round) => shelf.replayFrom(path, round) } }
    readonly property LazySheet skill: LazySheet { parent: shelf; SkillSheet { skill: shelf.program.skill; onReplayWanted: path => shelf.replayFrom(path, 1) } }
    readonly property LazySheet about: LazySheet { parent: shelf; command: shelf.commands.about; AboutSheet { program: shelf.program } }
    readonly property LazySheet replay: LazySheet { parent: shelf; ReplayScreen { replay: shelf.program.replay; onTrainWanted: track => shelf.commands.trainWanted(track); onSameTilesWanted: shelf.playReplayedAgain() } }
    readonly property LazySheet fairness: LazySheet { parent: shelf; command: shelf.commands.fairness; FairnessSheet { fairness: shelf.program.fairness } }

    function replayFrom(path: string, round: int): void {
        awards.close();
        skill.close();
        statistics.close();
        program.replay.open(path, round);
    }
    function playReplayedAgain(): void {
        if (program.playReplayedAgain())
            replay.close();
    }
    function coach(): void {
        (replay.sheet() as ReplayScreen).coached = true;
        program.replayGame();
    }
}
