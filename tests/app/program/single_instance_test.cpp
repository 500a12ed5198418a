// A second start of the program is heard by the first.
#include "app/program/single_instance.h"
#include "tests/app/support.h"

#include <QDir>
#include <QLocalSocket>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <future>

#include <sys/stat.h>

namespace
{

using Turn = SingleInstance::Turn;
using namespace std::chrono_literals;

class SecondStart : public testing::Test
{
protected:
    /// Another program that is started for that folder: it has a thread of its own, as it has a process of its own.
    std::future<Turn> start(const StartRequest& request, std::chrono::milliseconds patience = 60s)
    {
        return std::async(std::launch::async,
                          [=, this] { return SingleInstance(folder_, place_.path()).take(request, patience); });
    }
    Turn answerTo(std::future<Turn> started)
    {
        EXPECT_TRUE(waitUntil([&] { return started.wait_for(0s) == std::future_status::ready; }));
        return started.get();
    }

    const QTemporaryDir data_;
    const QTemporaryDir place_;
    const QString folder_ = data_.path();
    SingleInstance first_{folder_, place_.path()};
    std::vector<StartRequest> heard_;
    const QMetaObject::Connection hears_ = QObject::connect(
        &first_, &SingleInstance::asked, &first_, [this](const StartRequest& request) { heard_.push_back(request); });
};

TEST_F(SecondStart, HandsItsRequestToTheFirst)
{
    ASSERT_EQ(first_.take({}), Turn::first);
    const StartRequest wanted{"/a/b \"ä\".jsonl", "rules=tactic;seats=human", "de", "token"};
    EXPECT_EQ(answerTo(start(wanted)), Turn::handed);
    ASSERT_TRUE(waitUntil([&] { return !heard_.empty(); }));
    EXPECT_EQ(heard_, std::vector{wanted});
}

TEST_F(SecondStart, IsFirstWhenTheFirstHasEnded)
{
    ASSERT_EQ(first_.take({}), Turn::first);
    first_.close();
    EXPECT_EQ(answerTo(start({})), Turn::first);
    EXPECT_TRUE(heard_.empty());
}

TEST_F(SecondStart, OfAnotherFolderIsFirstThere)
{
    ASSERT_EQ(first_.take({}), Turn::first);
    SingleInstance other(folder_ + "/other", place_.path());
    EXPECT_EQ(other.take({}), Turn::first);
    // The same folder by another name, and one that is not there yet.
    EXPECT_EQ(SingleInstance(folder_ + "/none/..", place_.path()).take({}, 1ms), Turn::unheard);
    EXPECT_EQ(SingleInstance(folder_ + "/x/../other", place_.path()).take({}, 1ms), Turn::unheard);
}

TEST_F(SecondStart, WaitsInVainForOneThatHangs)
{
    ASSERT_EQ(first_.take({}), Turn::first);
    // Nobody lets the first one hear in this thread.
    EXPECT_EQ(start({}, 200ms).get(), Turn::unheard);
}

TEST_F(SecondStart, WhatAKilledProgramLeftDoesNotHinder)
{
    auto gone = std::make_unique<SingleInstance>(folder_, place_.path());
    ASSERT_EQ(gone->take({}), Turn::first);
    const QStringList left = QDir(place_.path()).entryList(QDir::Files | QDir::System);
    ASSERT_EQ(left.size(), 2) << left.join(' ').toStdString();
    const QString lock = place_.path() + '/' + left.filter(QStringLiteral(".lock")).value(0);
    const QByteArray held = bytesOf(lock);
    gone.reset();
    // A file of the socket's name where nobody hears, and a lock of a process that is no more.
    for (const QString& name : left)
        writeFile(place_.path() + '/' + name, {});
    writeFile(lock, "4194305" + held.mid(held.indexOf('\n')));
    EXPECT_EQ(first_.take({}), Turn::first);
    EXPECT_EQ(answerTo(start({})), Turn::handed);
}

TEST_F(SecondStart, APipeInThePlaceOfTheLockIsNotWaitedFor)
{
    ASSERT_EQ(first_.take({}), Turn::first);
    const QString lock = QDir(place_.path()).entryList({QStringLiteral("*.lock")}, QDir::Files).value(0);
    first_.close();
    ASSERT_EQ(::mkfifo(QFile::encodeName(place_.filePath(lock)).constData(), 0600), 0);
    EXPECT_EQ(first_.take({}, 1s), Turn::unheard) << "the window opens all the same";
}

TEST_F(SecondStart, WithoutAPlaceItIsAlone)
{
    EXPECT_EQ(SingleInstance(folder_, QString()).take({}), Turn::unheard);
    EXPECT_EQ(SingleInstance(folder_, place_.path() + "/none").take({}), Turn::unheard);
}

TEST_F(SecondStart, WhatIsNoRequestIsNotAnswered)
{
    ASSERT_EQ(first_.take({}), Turn::first);
    const QStringList sockets = QDir(place_.path()).entryList(QDir::System);
    ASSERT_EQ(sockets.size(), 1);
    for (const QByteArray& said : {QByteArray("hello\n"), QByteArray("[1]\n"), QByteArray(200000, 'x')}) {
        QLocalSocket stranger;
        stranger.connectToServer(place_.path() + '/' + sockets.front());
        ASSERT_TRUE(stranger.waitForConnected());
        stranger.write(said);
        EXPECT_TRUE(waitUntil([&] { return stranger.state() == QLocalSocket::UnconnectedState; }));
        EXPECT_EQ(stranger.readAll(), QByteArray());
    }
    EXPECT_TRUE(heard_.empty());
    EXPECT_EQ(answerTo(start({})), Turn::handed) << "and it goes on hearing";
}

} // namespace
