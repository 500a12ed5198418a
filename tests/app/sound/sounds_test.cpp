// Sounds: that there is one for everything that should be heard, and that silence is really silent.
#include "app/sound/sounds.h"

#include "app/sound/turn_call.h"
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

namespace
{

/// Remembers what it is asked to play.
struct Listener {
    bool hasDevice = true;
    std::atomic<int> opened = 0;
    std::atomic<int> closed = 0;
    std::atomic<int> written = 0;
    std::atomic<int> loudest = 0;
};

class ListeningOutput : public SoundOutput
{
public:
    explicit ListeningOutput(Listener& listener) : listener_(listener) {}
    bool open() override
    {
        ++listener_.opened;
        return listener_.hasDevice;
    }
    bool write(std::span<const std::int16_t> samples) override
    {
        for (const std::int16_t sample : samples)
            listener_.loudest = std::max<int>(listener_.loudest, std::abs(sample));
        listener_.written += static_cast<int>(samples.size());
        return true;
    }
    void close() override { ++listener_.closed; }

private:
    Listener& listener_;
};

/// A sound server that hangs, until it is let go.
struct Hang {
    std::mutex mutex;
    std::condition_variable changed;
    bool isHanging = false;
    bool isFree = false;
    std::atomic<bool> isGone = false;

    void hang()
    {
        std::unique_lock lock(mutex);
        isHanging = true;
        changed.notify_all();
        changed.wait(lock, [this] { return isFree; });
    }
    void waitForIt()
    {
        std::unique_lock lock(mutex);
        changed.wait(lock, [this] { return isHanging; });
    }
    void letGo()
    {
        const std::lock_guard lock(mutex);
        isFree = true;
        changed.notify_all();
    }
};

class HangingOutput : public SoundOutput
{
public:
    HangingOutput(std::shared_ptr<Hang> server, bool opens) : server_(std::move(server)), opens_(opens) {}
    ~HangingOutput() override { server_->isGone = true; }
    bool open() override
    {
        if (!opens_)
            server_->hang();
        return true;
    }
    bool write(std::span<const std::int16_t>) override
    {
        server_->hang();
        return true;
    }
    void close() override {}

private:
    std::shared_ptr<Hang> server_;
    bool opens_;
};

std::unique_ptr<SoundOutput> into(Listener& listener) { return std::make_unique<ListeningOutput>(listener); }

/// Plays it, alone and from beginning to end; how loud it became.
int loudnessOf(Sound sound, double volume)
{
    Listener listener;
    Sounds sounds(into(listener));
    sounds.setVolume(volume);
    sounds.play(sound);
    EXPECT_TRUE(waitUntil([&] { return listener.closed > 0; }));
    return listener.loudest;
}

mt::Event eventOf(mt::EventKind kind, mt::Tile tile = mt::Tile(6, 5))
{
    mt::Event event;
    event.kind = kind;
    event.tile = tile;
    return event;
}

} // namespace

TEST(Sounds, EverySoundIsThere)
{
    std::set<QString> names;
    for (const Sound sound : allSounds) {
        ASSERT_FALSE(soundFiles(sound).isEmpty());
        for (const QString& name : soundFiles(sound)) {
            EXPECT_TRUE(names.insert(name).second) << "two sounds are the same: " << name.toStdString();
            const Samples samples = readWave(bytesOf(name));
            ASSERT_FALSE(samples.empty()) << name.toStdString();
            EXPECT_LT(samples.size(), 2 * samplesPerSecond) << "short: " << name.toStdString();
            const auto loudest = *std::ranges::max_element(samples, {}, [](int sample) { return std::abs(sample); });
            EXPECT_GT(std::abs(loudest), 6000) << "to be heard: " << name.toStdString();
            EXPECT_LT(std::abs(loudest), 26000) << "two at once are not too much: " << name.toStdString();
            EXPECT_LT(std::abs(samples.back()), 200) << "it dies away: " << name.toStdString();
        }
    }
    EXPECT_GT(soundFiles(Sound::tile).size(), 1);
}

TEST(Sounds, WhatHappensIsHeard)
{
    using mt::EventKind;
    const QTemporaryDir dir;
    const GameSession game(dir.path());
    const auto soundOf = [&](const mt::Event& event) { return ::soundOf(event, game); };
    EXPECT_EQ(soundOf(eventOf(EventKind::tilePlayed)), Sound::tile);
    EXPECT_EQ(soundOf(eventOf(EventKind::tilePlayed, mt::Tile(6, 6))), Sound::doubleTile);
    EXPECT_EQ(soundOf(eventOf(EventKind::engineLaid, mt::Tile(12, 12))), Sound::doubleTile);
    EXPECT_EQ(soundOf(eventOf(EventKind::tileDrawn)), Sound::draw);
    EXPECT_EQ(soundOf(eventOf(EventKind::markerPlaced)), Sound::whistle);
    EXPECT_EQ(soundOf(eventOf(EventKind::markerRemoved)), Sound::departure);
    EXPECT_EQ(soundOf(eventOf(EventKind::lastTile)), Sound::lastTile);
    // These go with another event, or nothing moves.
    for (const EventKind kind :
         {EventKind::turnStarted, EventKind::doubleClosed, EventKind::doubleOpened, EventKind::markerAsked,
          EventKind::dutyOwed, EventKind::passed, EventKind::openingEnded})
        EXPECT_FALSE(soundOf(eventOf(kind)));
}

TEST(Sounds, ARoundIsWonLostOrOver)
{
    std::set<Sound> met;
    for (int seed = 0; seed < 40; ++seed) {
        const QTemporaryDir dir;
        GameSession game(dir.path());
        NewGameSetup setup;
        const QString spec = QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy,human:Clara;seed=%1");
        setup.take(std::get<NewGameSpec>(parseNewGame(spec.arg(seed))));
        game.start(setup.start());
        std::vector<mt::Moment> moments;
        while (game.mover() >= 0)
            game.perform(mt::legalActions(game.state()).front(), &moments);
        const mt::Event end = moments.back().event;
        ASSERT_EQ(end.kind, mt::EventKind::roundEnded);
        const Sound wanted = end.reason != mt::RoundEndReason::out ? Sound::roundEnd
                             : end.seat == 1                       ? Sound::roundLost
                                                                   : Sound::roundWon;
        EXPECT_EQ(soundOf(end, game), wanted);
        met.insert(wanted);
    }
    EXPECT_EQ(met.size(), 3U);
}

TEST(Sounds, ATurnIsCalledWhenAnotherHasMoved)
{
    const QTemporaryDir dir;
    GameController game(dir.path());
    const TurnCall call(game);
    int called = 0;
    QObject::connect(&call, &TurnCall::called, [&] { ++called; });
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=29;first=1"));
    EXPECT_EQ(called, 0) << "nobody has moved";
    bool drew = false;
    for (int turn = 1; turn < 12 && !game.roundEnded(); ++turn) {
        const int before = called;
        while (game.myTurn()) {
            drew = drew || game.canDraw();
            ASSERT_TRUE(doFirstLegal(game));
            EXPECT_EQ(called, before) << "not after what one did oneself";
        }
        ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); }));
        EXPECT_EQ(called, before + (game.myTurn() ? 1 : 0)) << "once";
    }
    EXPECT_TRUE(drew);
}

TEST(Sounds, ATurnIsCalledBehindTheCurtain)
{
    const QTemporaryDir dir;
    GameController game(dir.path());
    const TurnCall call(game);
    int called = 0;
    QObject::connect(&call, &TurnCall::called, [&] { ++called; });
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,human:Bert;seed=3;first=1"));
    game.liftCurtain();
    EXPECT_EQ(called, 0);
    while (!game.curtain())
        ASSERT_TRUE(doFirstLegal(game));
    EXPECT_EQ(called, 1);
    game.liftCurtain();
    EXPECT_EQ(called, 1) << "whoever lifts it knows";
}

TEST(Sounds, ATurnWithoutAChoiceIsNotCalled)
{
    const QTemporaryDir dir;
    GameController game(dir.path());
    game.setAutoDraw(true);
    const TurnCall call(game);
    int called = 0;
    int forced = 0;
    QObject::connect(&call, &TurnCall::called, [&] {
        ++called;
        EXPECT_FALSE(game.movesByItself());
    });
    QObject::connect(&game, &GameController::settled, [&] { forced += game.myTurn() && game.movesByItself() ? 1 : 0; });
    begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;seed=3;first=1"));
    for (int seed = 3; seed < 20 && forced < 2; ++seed) {
        begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;first=1;seed=%1").arg(seed));
        while (waitUntil([&] { return game.roundEnded() || (game.myTurn() && !game.movesByItself()); }) &&
               game.myTurn())
            doFirstLegal(game);
    }
    EXPECT_GE(forced, 2);
    EXPECT_GT(called, 0);
}

TEST(Sounds, AGameIsHeard)
{
    Listener listener;
    Sounds sounds(into(listener));
    const QTemporaryDir dir;
    GameController game(dir.path());
    sounds.follow(game);
    begin(game, QStringLiteral("rules=tactic;seats=human:Anna,easy;seed=heard;first=1"));
    EXPECT_TRUE(waitUntil([&] { return listener.loudest > 0; })) << "the deal";
    EXPECT_TRUE(waitUntil([&] { return listener.closed == 1; })) << "and then nothing runs on";

    listener.loudest = 0;
    EXPECT_FALSE(game.play(-1, 0));
    EXPECT_FALSE(game.play(game.hand()->tiles().front().index(), 77));
    EXPECT_TRUE(waitUntil([&] { return listener.loudest > 0; })) << "a refusal";
    EXPECT_TRUE(waitUntil([&] { return listener.closed == 2; }));

    listener.loudest = 0;
    EXPECT_TRUE(doFirstLegal(game));
    EXPECT_TRUE(waitUntil([&] { return listener.loudest > 0; })) << "a tile";
}

TEST(Sounds, VolumeIsObeyed)
{
    const int full = loudnessOf(Sound::doubleTile, 1);
    const int half = loudnessOf(Sound::doubleTile, 0.5);
    EXPECT_GT(full, 10000);
    EXPECT_GT(half, 1000);
    EXPECT_LT(half, full / 2);
}

TEST(Sounds, VolumeZeroPlaysNothing)
{
    Listener listener;
    {
        Sounds sounds(into(listener));
        sounds.setVolume(0);
        for (const Sound sound : allSounds)
            sounds.play(sound);
    }
    EXPECT_EQ(listener.opened, 0) << "the device is left alone";
    EXPECT_EQ(listener.written, 0);
}

TEST(Sounds, WithoutADeviceThereIsSilence)
{
    Listener listener;
    listener.hasDevice = false;
    {
        Sounds sounds(into(listener));
        sounds.play(Sound::tile);
        EXPECT_TRUE(waitUntil([&] { return listener.opened == 1; }));
        sounds.play(Sound::whistle);
        EXPECT_TRUE(waitUntil([&] { return listener.opened == 2; })) << "it may have been plugged in since";
    }
    EXPECT_EQ(listener.written, 0);
}

TEST(Sounds, WithoutADeviceNothingIsLogged)
{
    testing::internal::CaptureStderr();
    testing::internal::CaptureStdout();
    EXPECT_FALSE(systemSoundOutput("no such device")->open());
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "");
    EXPECT_EQ(testing::internal::GetCapturedStdout(), "");
}

// Whoever quits waits for no sound server, whether it hangs when it is asked for a device or when it is given sounds.
TEST(Sounds, AServerThatHangsKeepsNobody)
{
    for (const bool opens : {false, true}) {
        const auto server = std::make_shared<Hang>();
        auto sounds = std::make_unique<Sounds>(std::make_unique<HangingOutput>(server, opens));
        sounds->play(Sound::tile);
        server->waitForIt();
        std::atomic<bool> isOver = false;
        WorkerThread quitting;
        quitting.start([&](const mt::StopToken&) {
            sounds.reset();
            isOver = true;
        });
        EXPECT_TRUE(waitUntil([&] { return isOver.load(); }));
        EXPECT_FALSE(server->isGone) << "it still hangs";
        server->letGo();
        EXPECT_TRUE(waitUntil([&] { return server->isGone.load(); })) << "and then nothing is left";
    }
}

TEST(Sounds, ManyAtOnceAreNotLouderThanThereIsRoomFor)
{
    const Samples loud(1000, 30000);
    const Samples louder(500, 30000);
    Mixer mixer;
    mixer.begin(loud);
    mixer.begin(loud);
    Samples piece(400);
    mixer.mix(piece, 0.5);
    EXPECT_EQ(piece.front(), 15000) << "the same at the same time is one";
    mixer.begin(louder);
    mixer.mix(piece, 1);
    EXPECT_EQ(piece.front(), 32767);
    mixer.mix(piece, 1);
    EXPECT_EQ(piece[0], 32767);
    EXPECT_EQ(piece[150], 30000) << "one of the two has ended";
    EXPECT_EQ(piece[250], 0);
    EXPECT_TRUE(mixer.isQuiet());
}

TEST(Sounds, WhatIsNoWaveFileIsSilence)
{
    const QByteArray good = bytesOf(soundFiles(Sound::tile).front());
    ASSERT_FALSE(readWave(good).empty());
    for (qsizetype length = 0; length < 60; ++length)
        EXPECT_TRUE(readWave(good.left(length)).empty()) << length;
    QByteArray stereo = good;
    stereo[22] = 2;
    EXPECT_TRUE(readWave(stereo).empty());
    QByteArray endless = good;
    endless.replace(40, 4, "\xff\xff\xff\xff");
    EXPECT_TRUE(readWave(endless).empty());
}
