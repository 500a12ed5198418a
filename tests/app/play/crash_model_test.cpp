// The power is cut at any moment of a whole game: what may then be on the disk, and that the game goes on from its last
// confirmed action.
//
// A model, not a disk. Every call to the disk is recorded while a game is played, with up to eight lines on their way
// at once. A crash comes after each call: of the writes that were not synced any may be on the disk, in their order,
// the last of these up to any byte; a name that was made or moved may be there or not until its folder has been synced.
#include "app/play/game_session.h"
#include "engine/record/record_reader.h"
#include "tests/app/held_queue.h"
#include "tests/app/saving/recording_disk.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <sstream>

namespace
{

using Kind = DiskCall::Kind;

constexpr std::size_t mostOnTheirWay = 8;

struct PlayedOnARecordingDisk {
    std::vector<DiskCall> calls;
    std::string record;                       ///< its whole path
    std::string note;                         ///< of the one to go on with
    std::string lines;                        ///< the whole record
    std::map<std::size_t, std::size_t> marks; ///< after so many calls so many bytes were confirmed
};

PlayedOnARecordingDisk play(int players, const char* rounds, const QString& folder)
{
    RecordingDisk disk;
    HeldQueue held;
    GameSession session(folder, &held.queue, disk);
    PlayedOnARecordingDisk played;
    const auto confirm = [&] {
        held.release();
        held.queue.wait();
        EXPECT_TRUE(waitUntil([&] { return !session.store().isSyncing(); }));
        held.queue.wait(); // the note
        EXPECT_TRUE(session.store().isSaved());
        played.marks[disk.count()] = static_cast<std::size_t>(bytesOf(session.recordPath()).size());
    };
    held.hold();
    session.start({rulesOf("bigtable", players, {{"set", "6"}, {"rounds", rounds}}),
                   std::vector<Seat>(static_cast<std::size_t>(players), {QStringLiteral("Anna"), true, {}, {}}), 0,
                   "power cut", false});
    const auto lines = [&] { return static_cast<std::size_t>(bytesOf(session.recordPath()).count('\n')); };
    for (std::size_t confirmed = 0; !session.isOver(); confirmed = lines()) {
        // An action may end the round and the game: three lines.
        while (lines() + 3 <= confirmed + mostOnTheirWay && !session.isOver()) {
            if (session.mover() < 0)
                session.beginRound();
            else
                session.perform(mt::legalActions(session.state()).front());
        }
        confirm();
        held.hold();
    }
    held.release();
    played.calls = disk.calls();
    played.record = session.recordPath().toStdString();
    played.note = folder.toStdString() + "/current-game";
    played.lines = bytesOf(session.recordPath()).toStdString();
    return played;
}

class Crash
{
public:
    explicit Crash(const PlayedOnARecordingDisk& played) : played_(played) {}

    /// Every state before and after every call.
    void tryAll()
    {
        for (std::size_t done = 0; done <= played_.calls.size(); ++done) {
            if (const auto mark = played_.marks.find(done); mark != played_.marks.end())
                confirmed_ = mark->second;
            judgeStates();
            if (done < played_.calls.size())
                follow(played_.calls[done]);
        }
    }
    long long states() const { return states_; }
    const std::set<std::string>& contents() const { return contents_; }

private:
    void follow(const DiskCall& call)
    {
        const bool isRecord = call.path == played_.record;
        switch (call.kind) {
        case Kind::create: isNamed_ = isNamed_ && !isRecord; break;
        case Kind::write:
            if (isRecord)
                writes_.push_back(call.bytes);
            else
                half_ = call.bytes;
            break;
        case Kind::sync:
            if (isRecord) {
                for (const std::string& write : writes_)
                    synced_ += write.size();
                writes_.clear();
            } else {
                isHalfSynced_ = true;
            }
            break;
        case Kind::rename:
            ASSERT_EQ(call.path, played_.note);
            ASSERT_TRUE(isHalfSynced_) << "else there could be a note of zeros";
            isRenamed_ = true;
            isHalfSynced_ = false;
            break;
        case Kind::syncFolder:
            isNamed_ = isNamed_ || call.path == folderOf(played_.record);
            isNoted_ = isNoted_ || (isRenamed_ && call.path == folderOf(played_.note));
            break;
        }
    }

    void judgeStates()
    {
        // Where the folder is not synced the name may be missing, and the file with it.
        const int names = (isNamed_ ? 1 : 2) * (isRenamed_ && !isNoted_ ? 2 : 1);
        if (confirmed_ > 0) {
            EXPECT_TRUE(isNamed_) << "the record might be gone";
            EXPECT_TRUE(isNoted_) << "nothing would be gone on with";
            EXPECT_EQ(half_, played_.record.substr(folderOf(played_.note).size() + 1) + '\n');
        }
        ASSERT_LE(writes_.size(), mostOnTheirWay);
        ASSERT_GE(synced_, confirmed_);
        for (unsigned kept = 0; kept < 1U << writes_.size(); ++kept)
            states_ += names * judgeCuts(kept);
    }

    // The writes of that set are on the disk, the last of them up to each byte. Returns how many states that is.
    int judgeCuts(unsigned kept)
    {
        std::string content = played_.lines.substr(0, synced_);
        std::size_t last = 0;
        bool isWhole = true;
        for (std::size_t i = 0; i < writes_.size() && kept >> i != 0; ++i) {
            const bool isKept = (kept >> i & 1U) != 0;
            isWhole = isWhole && isKept;
            content += isKept ? writes_[i] : std::string(writes_[i].size(), '\0');
            last = writes_[i].size();
        }
        // What ends before the last call was judged before it.
        if (writes_.empty() || kept >> (writes_.size() - 1) == 0)
            return static_cast<int>(last) + 1;
        for (std::size_t cut = 0; cut <= last; ++cut)
            judge(content.substr(0, content.size() - cut), isWhole, cut == 0);
        return static_cast<int>(last) + 1;
    }

    void judge(const std::string& content, bool isWhole, bool asksReader)
    {
        ASSERT_EQ(content.compare(0, confirmed_, played_.lines, 0, confirmed_), 0) << "what was confirmed is there";
        if (isWhole) {
            ASSERT_EQ(played_.lines.compare(0, content.size(), content), 0);
        }
        if ((!isWhole && !asksReader) || !contents_.insert(content).second)
            return;
        std::istringstream in(content);
        mt::RecordReader reader(in);
        while (reader.next())
            ;
        EXPECT_GE(reader.goodBytes(), confirmed_);
        const bool isBegun = content.find('\n') != std::string::npos;
        if (isWhole && isBegun) {
            EXPECT_FALSE(reader.fault()) << content.size();
            EXPECT_GE(reader.goodBytes(), content.rfind('\n') + 1) << "each whole line";
        }
    }

    static std::string folderOf(const std::string& path) { return path.substr(0, path.rfind('/')); }

    const PlayedOnARecordingDisk& played_;
    std::size_t confirmed_ = 0;       ///< bytes of the record
    std::size_t synced_ = 0;          ///< the same, as far as it was synced
    std::vector<std::string> writes_; ///< that were not
    bool isNamed_ = false;            ///< the record's name is on the disk
    std::string half_;                ///< what the note will say
    bool isHalfSynced_ = false;
    bool isRenamed_ = false; ///< the note has its name
    bool isNoted_ = false;   ///< and that is on the disk
    long long states_ = 0;
    std::set<std::string> contents_; ///< of records, that were read
};

TEST(CrashModel, EachStateGoesOnFromTheLastConfirmedAction)
{
    long long states = 0;
    for (const auto& [players, rounds] : {std::pair(2, "1"), std::pair(3, "1"), std::pair(2, "2")}) {
        const QTemporaryDir dir;
        const PlayedOnARecordingDisk played = play(players, rounds, dir.path());
        ASSERT_GT(played.marks.size(), 3U);
        ASSERT_NE(played.lines.find("gameEnd"), std::string::npos);
        Crash crash(played);
        crash.tryAll();
        EXPECT_GT(crash.contents().size(), played.lines.size()) << "each byte of the record was the last one once";
        states += crash.states();
    }
    std::printf("%lld states of the disk\n", states);
    RecordProperty("states", std::to_string(states));
}

// What the reader takes, the program goes on with: each line cut before its end, at it, and after its line feed.
TEST(CrashModel, TheProgramGoesOnWithWhatACrashLeaves)
{
    const QTemporaryDir dir;
    const std::string lines = play(2, "1", dir.path()).lines;
    const QString path = dir.filePath(QStringLiteral("games/cut.jsonl"));
    for (std::size_t end = lines.find('\n'); end != std::string::npos; end = lines.find('\n', end + 1))
        for (const std::size_t size : {end - 1, end, end + 1}) {
            writeFile(path, QByteArray::fromStdString(lines.substr(0, size)));
            GameSession session(dir.path());
            const auto problem = openNow(session, path);
            const bool isBegun = lines.find('\n') < size;
            EXPECT_EQ(problem.has_value(), !isBegun && size != end) << size;
            if (problem)
                continue;
            const std::string now = bytesOf(path).toStdString();
            EXPECT_GE(now.size(), lines.rfind('\n', size - 1) + 1);
            EXPECT_EQ(lines.compare(0, now.size(), now), 0) << "and writes what would have come";
        }
}

} // namespace
