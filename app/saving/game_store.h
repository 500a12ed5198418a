// Saved games on disk: one record a game, and a note which of them is the one to go on with.
//
// A record only ever grows: each line is in its file when append() returns, and then brought to the disk, or is tried
// again until it is (see RecordWriter). While a record is open for writing, its lock file keeps every other program
// away from it. What cannot be read is left exactly as it is.
#pragma once

#include "app/saving/record_opening.h"
#include "app/saving/record_writer.h"
#include "app/saving/rescue_places.h"
#include "app/saving/store_problem.h"

#include <QString>

#include <functional>
#include <optional>
#include <utility>
#include <variant>

class GameStore
{
public:
    /// Told what came of it, once.
    using Answer = std::function<void(const std::optional<StoreProblem>&)>;

    /// `folder`: an absolute path; it is made when it is first needed. Empty: nothing that is created is kept.
    /// With `syncs` append() does not wait for the disk, and `changed` is called when what is said of it may be
    /// otherwise.
    GameStore(const QString& folder, Disk& disk, SyncQueue* syncs, std::function<void()> changed);
    /// Without them nothing is ever rescued.
    void setRescuePlaces(const RescuePlaces& places) { places_ = places; }
    bool hasRescuePlaces() const { return places_.has_value(); }
    GameStore(const GameStore&) = delete;
    GameStore& operator=(const GameStore&) = delete;
    ~GameStore() { close(); }

    /// A new record, from now on the one to go on with.
    void create();
    /// Why that record, which has been read, cannot be gone on with, or copied.
    std::optional<StoreProblem> wrong(const RecordOpening& record) const;
    /// Goes on with a record with which nothing is wrong: `replay` gets the game. A half-written last line, left by a
    /// crash, is cut off. Of a copy what is good goes into a new record. With a problem no record is open.
    std::optional<StoreProblem> open(RecordOpening& record, mt::Replay& replay);
    /// Writes the line down, and before it what is not on the disk yet. Where no record is open it is not kept.
    void append(const mt::RecordLine& line);
    /// Tries again to write what is not on the disk, if there is anything.
    void save();
    /// All of the record is on the disk, or on its way there and nothing is known to be wrong; also where none is open.
    bool isSaved() const { return isSaved_; }
    /// It is saved, but for what is on its way.
    bool isSyncing() const { return isSaved_ && awaitsDisk(); }
    /// Something is on its way, whatever is known to be wrong: `changed` will be called.
    bool awaitsDisk() const { return writer_.isSyncing(); }
    /// Why it is not saved: what came of the last try. Nothing while isSaved().
    const std::optional<StoreProblem>& problem() const { return problem_; }
    /// What open() left out of the record, if anything.
    const std::optional<StoreProblem>& cutOff() const { return cutOff_; }
    /// The open record's; empty: there is none. Before its first line is saved, there may be no such file.
    const QString& path() const { return writer_.path(); }
    /// All of the open record in that file, in the place of whatever has that name; it goes on in there, and until it
    /// is there, where it is. With a problem all is as before. It is answered at once without `syncs`, and not any more
    /// after close() or saveAtLast().
    void saveAs(const QString& path, Answer answer);
    /// Before the program ends: what is not on the disk is tried once more, and waited for. What still is not there
    /// goes into a rescue file, whole. False: that could not be written either.
    bool saveAtLast();
    /// What is not on the disk is tried a last time; whether all of the record is there.
    bool close();

    /// The files that saveAtLast() has left behind, but for the open record. Those of which all is in the record that
    /// they are of go.
    QStringList rescued() const;
    /// The open record, which is such a file, becomes one of the saved games: the one it was of, if nothing else has
    /// happened in that one since then. With a problem it goes on where it is. Answered as saveAs().
    void takeHome(Answer answer);

    /// The record to go on with, or an empty string. Its file may have gone.
    QString current() const;
    /// Why nobody knows which record that is.
    std::optional<StoreProblem> noteProblem() const;
    /// From now on there is none; the record stays.
    void forgetCurrent();
    /// The open record is complete: once all of it is saved it is not the one to go on with any more.
    void finish();

private:
    std::optional<StoreProblem> goOn(RecordOpening& record, std::string lines);
    void copy(std::string lines);
    void follow(const std::error_code& error);
    void moveTo(const QString& path, const std::function<void(std::error_code)>& moved);
    std::variant<QString, StoreProblem> readNote() const;
    bool isUnbegun(const QString& path, std::string_view text) const;
    QString homeOf(const QString& rescued) const;
    QString gamesFolder() const;
    QString noteFile() const;

    QString folder_;
    SyncQueue* syncs_;
    std::function<void()> changed_;
    RecordWriter writer_;
    std::optional<RescuePlaces> places_;
    QString moved_; ///< a rescue file whose game has come home; it goes when all of that is on the disk
    bool isSaved_ = true;
    std::optional<StoreProblem> problem_;
    std::optional<StoreProblem> cutOff_;
};
