// The name of an AI follows the language, in the game and in its record; what somebody typed does not.
#include "tests/app/in_english.h"
#include "tests/app/play/games.h"

namespace
{

class NamesInAGame : public InEnglish
{
protected:
    void speak(const char* language)
    {
        ASSERT_TRUE(languages.use(QLatin1String(language)));
        game.retranslate();
    }
    static QStringList shown(GameController& game)
    {
        QStringList names;
        for (const TrainRow& train : game.trains()->rows())
            if (!train.isMexican())
                names.append(train.name);
        return names;
    }
    static QByteArray header(const GameController& game)
    {
        return bytesOf(game.session().recordPath()).split('\n').front();
    }

    QTemporaryDir dir;
    GameController game{dir.path()};
};

TEST_F(NamesInAGame, OfAnAiFollowsTheLanguageAndATypedOneDoesNot)
{
    ASSERT_TRUE(
        begin(game, QStringLiteral("rules=tactic;seats=human:Emma,easy,hard:Clara,human:Bruno;seed=4;first=1")));
    EXPECT_EQ(shown(game), QStringList({"Emma", "Dario", "Clara", "Bruno"}));
    speak("ru");
    const QStringList inRussian{"Emma", "Данила", "Clara", "Bruno"};
    EXPECT_EQ(shown(game), inRussian);
    EXPECT_EQ(game.scores()->seatNames(), inRussian);
    EXPECT_EQ(game.session().seatNames(), inRussian);
    ASSERT_TRUE(game.handOver(3, QStringLiteral("easy")));
    awaitDisk(game);
    EXPECT_EQ(shown(game), inRussian) << "an AI plays for Bruno, who is called that in every language";
    speak("en");
    EXPECT_EQ(shown(game)[1], "Dario");
}

TEST_F(NamesInAGame, ARecordHasTheNameAndItsId)
{
    speak("ru");
    QByteArray first;
    QString path;
    {
        GameController russian(dir.path());
        ASSERT_TRUE(begin(russian, QStringLiteral("rules=tactic;seats=human:Emma,easy,hard:Clara;seed=4;first=1")));
        awaitDisk(russian);
        first = header(russian);
        path = russian.session().recordPath();
    }
    EXPECT_TRUE(first.contains(R"({"name":"Борис","kind":"ai","level":"easy","nameId":"bruno","leaning":"heavy"})"))
        << first.data();
    EXPECT_TRUE(first.contains(R"({"name":"Clara","kind":"ai","level":"hard"})")) << first.data();
    speak("en");
    game.setPace(0);
    ASSERT_TRUE(game.open(path));
    EXPECT_EQ(shown(game), QStringList({"Emma", "Bruno", "Clara"}));
    awaitDisk(game);
    EXPECT_EQ(header(game), first) << "what is written stays";
    EXPECT_EQ(game.session().seat(1).leaning, "heavy");
    EXPECT_EQ(game.session().seat(2).leaning, "") << "who typed a name chose no character";
}

} // namespace
