// Games for the tests of the window, and what of the window cannot be seen from QML.
#pragma once

#include "app/program/program.h"
#include "tests/qml/pseudo_language.h"

#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>

#include <memory>

class TestGames : public QObject
{
    Q_OBJECT

public:
    /// The engine whose texts follow the language of the games.
    void useEngine(QQmlEngine* engine) { engine_ = engine; }

    /// A game as `--new` describes it, with a data folder of its own. Takes the place of the game before it, whose
    /// window must be gone.
    Q_INVOKABLE Program* begin(const QString& spec, qreal pace);
    /// The game on the table once more, its record now naming that level for every AI seat; false: it cannot be opened.
    Q_INVOKABLE bool reopenWithLevel(const QString& level) const;
    /// The same without a game: what somebody finds who starts the program for the first time.
    Q_INVOKABLE Program* beginWithout();
    /// The coach looks at as many worlds as it does for players; before that at so few that it finds hardly anything.
    Q_INVOKABLE void haveCoachLookWell() const;
    /// What the seat really holds, whether it is shown or not: a map of `high` and `low` for each tile.
    Q_INVOKABLE QVariantList hand(int seat) const;
    /// The sheets of the window, by the words of the files that have them: they can be asked for before there is
    /// a window.
    Q_INVOKABLE QStringList sheetNames() const;
    /// What the plate of a closed train may say.
    Q_INVOKABLE QStringList closedWords() const;
    /// Whether all sizes are looked at in all languages, not each once (MT_EVERY_SIZE).
    Q_INVOKABLE bool everySize() const;
    /// The codes of all languages that are built in.
    Q_INVOKABLE QStringList languages() const;
    /// Has everything said in PseudoLanguage, or again in the language of the game.
    Q_INVOKABLE void speakPseudo(bool speak);
    /// All items in it, each before those in itself. QML would make a list anew for each look at an item's children.
    Q_INVOKABLE QVariantList itemsBelow(QQuickItem* top) const;
    /// What a screen reader finds in the window: each node's name, whatever its depth.
    Q_INVOKABLE QStringList accessibleNames(QQuickWindow* window) const;
    /// Does what a screen reader does to press what has this name; false: there is nothing of that name to be pressed.
    Q_INVOKABLE bool press(QQuickWindow* window, const QString& name) const;
    /// What a screen reader comes upon in the window and can neither name nor press although it is a control.
    Q_INVOKABLE QStringList dumbControls(QQuickWindow* window) const;
    /// Waits until the window has been laid out and drawn once more.
    Q_INVOKABLE void nextFrame(QQuickWindow* window) const;
    /// What is seen of an item, as a number that says whether it is still the same.
    Q_INVOKABLE QString picture(QQuickWindow* window, QQuickItem* item) const;
    /// A key as a keyboard of another layout sends it: `place` is the Latin letter there, `letter` what it writes.
    Q_INVOKABLE void pressPlace(QQuickWindow* window, const QString& place, const QString& letter, int modifiers) const;
    /// A key held down until it has been repeated so often.
    Q_INVOKABLE void hold(QQuickWindow* window, int key, const QString& text, int modifiers, int repeats) const;
    /// With times between the clicks that say whether they are one by one or a double click; those of Qt Quick Test do
    /// not.
    Q_INVOKABLE void click(QQuickWindow* window, QPointF where) const;
    Q_INVOKABLE void doubleClick(QQuickWindow* window, QPointF where) const;
    /// Takes the fingers off the window as the system does that needs them for something else.
    Q_INVOKABLE void cancelTouch(QQuickWindow* window) const;

    /// Where tests/pictures puts its pictures, and in which languages they are (MT_PICTURES, MT_PICTURE_LANGUAGES).
    Q_INVOKABLE QString pictureFile(const QString& language, int number, const QString& name) const;
    Q_INVOKABLE QStringList pictureLanguages() const;
    /// Has the score sheet of the game on the table saved as a PDF; false: it is not there after a while.
    Q_INVOKABLE bool saveScoreSheet(const QString& file) const;
    /// Has the score sheet of the game on the table saved as a PDF that cannot be written, and comes back when that is
    /// known.
    Q_INVOKABLE void refuseScoreSheet(const QString& file) const;
    /// The same with the rules of that game.
    Q_INVOKABLE void refuseRules(const QString& file) const;
    /// Takes the folder of the saved games away and lets there be none; or lets there be one again.
    Q_INVOKABLE void blockSaving(bool isBlocked) const;
    /// The whole game in a file of that name in the data folder; false: it could not be written.
    Q_INVOKABLE void saveGameAs(const QString& name) const;
    /// Opens a copy of the game on the table in which its last action was taken back and done again, very often.
    Q_INVOKABLE void openLong() const;
    /// The program ended by the system and started again, while nothing can be saved in the place of the saved games;
    /// afterwards it can. Its window must be gone.
    Q_INVOKABLE Program* restartRescued();
    /// Removes the files of the score-keeper.
    Q_INVOKABLE void loseKeptGames() const;
    /// A picture of the preview before that sheet is printed; no printer is needed. False: it could not be made.
    Q_INVOKABLE bool savePrintPreview(const QString& file) const;

private:
    Program* makeProgram(qreal pace);
    Program* startProgram(qreal pace);

    QQmlEngine* engine_ = nullptr;
    PseudoLanguage pseudo_;
    std::unique_ptr<QTemporaryDir> dataDir_;
    std::unique_ptr<Program> program_;
};
