// The lines of the statistics' journal, to the byte: files that are on disks must be understood for good.
#include "app/history/journal_line.h"

#include <QTimeZone>

#include <gtest/gtest.h>

namespace
{

const QString someGame = QStringLiteral("c0ffee");
const QDateTime someTime(QDate(2026, 5, 4), QTime(13, 2, 1), QTimeZone::utc());

struct Known {
    const char* text;
    decltype(JournalLine::what) what;
};

const std::vector<Known>& knownLines()
{
    static const DealtEntry dealt{
        "tactic", true, 13, {{"Zoë \"Z\" \\ \n", mt::PlayerKind::human, ""}, {"Bo", mt::PlayerKind::ai, "easy"}}};
    static const DealtEntry dealtWithDeal{dealt.rulebook, dealt.hasOwnRules, dealt.rounds, dealt.players, "f00d"};
    static const std::vector<Known> lines{
        {R"({"did":"dealt","game":"c0ffee","ownRules":true,"players":[{"name":"Zoë \"Z\" \\ \n"},{"level":"easy",)"
         R"("name":"Bo"}],"rounds":13,"rules":"tactic","when":"2026-05-04T13:02:01Z"})",
         dealt},
        {R"({"deal":"f00d","did":"dealt","game":"c0ffee","ownRules":true,"players":[{"name":"Zoë \"Z\" \\ \n"},)"
         R"({"level":"easy","name":"Bo"}],"rounds":13,"rules":"tactic","when":"2026-05-04T13:02:01Z"})",
         dealtWithDeal},
        {R"({"did":"begun","game":"c0ffee","when":"2026-05-04T13:02:01Z"})", BegunEntry{}},
        {R"({"did":"round","game":"c0ffee","out":[1],"round":2,"scores":[31,0],"trains":[4,0],)"
         R"("when":"2026-05-04T13:02:01Z"})",
         CountedRound{2, {31, 0}, {4, 0}, {1}}},
        {R"({"did":"round","game":"c0ffee","out":[],"round":1,"scores":[7,8],"trains":[],"when":"2026-05-04T13:02:01Z"})",
         CountedRound{1, {7, 8}, {}, {}}},
        {R"({"did":"finished","game":"c0ffee","totals":[31,12],"when":"2026-05-04T13:02:01Z","winners":[1]})",
         FinishedEntry{{31, 12}, {1}}},
        {R"({"did":"apart","game":"c0ffee","when":"2026-05-04T13:02:01Z","why":"older-copy"})",
         ApartEntry{ApartEntry::Why::olderCopy}},
        {R"({"did":"given-up","game":"c0ffee","lines":20,"when":"2026-05-04T13:02:01Z"})", GivenUpEntry{20}},
        {R"({"did":"hint","game":"c0ffee","lines":9,"seat":13,"when":"2026-05-04T13:02:01Z"})", HintEntry{13, 9}},
        {R"({"did":"hint","game":"c0ffee","lines":1,"seat":0,"when":"2026-05-04T13:02:01Z"})", HintEntry{0, 1}},
        {R"({"did":"deleted","entry":{"rules":"tactic"},"file":"2026-05-04-130201.mtrain","game":"c0ffee",)"
         R"("when":"2026-05-04T13:02:01Z"})",
         DeletedEntry{"2026-05-04-130201.mtrain", {{"rules", "tactic"}}}}};
    return lines;
}

TEST(JournalLines, AreWrittenAndReadToTheByte)
{
    for (const Known& known : knownLines()) {
        const JournalLine line{someGame, someTime, known.what};
        EXPECT_EQ(journalText(line).toStdString(), std::string(known.text) + '\n');
        EXPECT_EQ(readJournalLine(known.text), line) << known.text;
    }
}

// The fuzzer found it: such a line was read, and another one written.
TEST(JournalLines, ATimeIsInWholeSeconds)
{
    const QByteArray exact = QByteArray(knownLines().at(1).text).replace("13:02:01Z", "13:02:01.250Z");
    ASSERT_TRUE(readJournalLine(exact));
    EXPECT_EQ(readJournalLine(exact)->when, someTime);
}

// Each of them is one of the lines above with one thing in it that must not be.
TEST(JournalLines, WhatIsNoneIsRefused)
{
    const auto changed = [](std::size_t line, const char* old, const char* fresh) {
        return QByteArray(knownLines().at(line).text).replace(old, fresh);
    };
    for (const QByteArray& text : {changed(0, R"({"level":"easy","name":"Bo"})", R"({"level":"easy"})"),
                                   changed(0, R"("level":"easy",)", R"("level":1,)"),
                                   changed(0, R"(,{"level":"easy","name":"Bo"})", ""),
                                   changed(0, R"("rounds":13)", R"("rounds":20)"),
                                   changed(0, R"("ownRules":true)", R"("ownRules":1)"),
                                   changed(2, R"("did":"begun",)", ""),
                                   changed(2, "begun", "ended"),
                                   changed(2, "c0ffee", ""),
                                   changed(2, "13:02:01", "25:02:01"),
                                   changed(3, "[31,0]", "[31,-1]"),
                                   changed(3, "[31,0]", "[31,1000001]"),
                                   changed(3, "[31,0]", R"([31,"0"])"),
                                   changed(3, "[31,0]", "31"),
                                   changed(3, "[4,0]", "[4,0,0,0,0,0,0,0,0,0,0,0,0,0,0]"),
                                   changed(3, R"("out":[1])", R"("out":[14])"),
                                   changed(6, "older-copy", "weather"),
                                   changed(7, R"("lines":20)", R"("lines":0)"),
                                   changed(8, R"("seat":13)", R"("seat":14)"),
                                   QByteArray("[]"),
                                   QByteArray("{"),
                                   QByteArray("")})
        EXPECT_FALSE(readJournalLine(text)) << text.constData();
}

} // namespace
