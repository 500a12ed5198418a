// The switch to another language: what is told, what stays, and what a code that there is not does.
#include "app/words/event_words.h"
#include "app/words/languages.h"

#include <QCoreApplication>
#include <QLocale>

#include <gtest/gtest.h>

namespace
{

QString aSentence()
{
    return EventWords::sentence({.kind = mt::EventKind::passed, .seat = 0}, SeatNames({"Anna"}, -1));
}

class Switch : public testing::Test
{
protected:
    Switch()
    {
        QObject::connect(&languages, &Languages::changed, [this] { ++changes; });
    }
    ~Switch() override { QLocale::setDefault(before); }

    const QLocale before;
    Languages languages;
    int changes = 0;
};

TEST_F(Switch, NothingIsSpokenUntilALanguageIsChosen)
{
    EXPECT_TRUE(languages.current().isEmpty());
    EXPECT_FALSE(languages.use("tlh"));
    EXPECT_TRUE(languages.current().isEmpty());
    EXPECT_EQ(changes, 0);
}

TEST_F(Switch, EveryTextIsInTheNewLanguageWhenItIsTold)
{
    ASSERT_TRUE(languages.use("en"));
    const QString english = aSentence();
    QString atTheSignal;
    QObject::connect(&languages, &Languages::changed, [&] { atTheSignal = aSentence(); });
    ASSERT_TRUE(languages.use("de"));
    EXPECT_EQ(atTheSignal, aSentence());
    EXPECT_NE(atTheSignal, english);
    EXPECT_EQ(languages.current(), "de");
    EXPECT_EQ(QLocale().language(), QLocale::German);
    EXPECT_EQ(changes, 2);
    EXPECT_TRUE(languages.use("de"));
    EXPECT_EQ(changes, 2) << "it is spoken already";
    ASSERT_TRUE(languages.use("en"));
    EXPECT_EQ(aSentence(), english);
}

TEST_F(Switch, ACodeThatThereIsNotLeavesTheLanguageAsItWas)
{
    ASSERT_TRUE(languages.use("de"));
    const QString german = aSentence();
    for (const char* code : {"tlh", "", "de_AT", "../mexican-train_fr", "DE"}) {
        EXPECT_FALSE(languages.use(QLatin1String(code))) << code;
        EXPECT_EQ(languages.current(), "de") << code;
        EXPECT_EQ(aSentence(), german) << code;
    }
}

TEST_F(Switch, EveryLanguageOfTheListCanBeSpoken)
{
    std::vector<QString> sentences;
    for (const QString& code : Languages::all()) {
        ASSERT_TRUE(languages.use(code)) << code.toStdString();
        EXPECT_EQ(languages.current(), code);
        sentences.push_back(aSentence());
    }
    std::sort(sentences.begin(), sentences.end());
    EXPECT_EQ(std::unique(sentences.begin(), sentences.end()), sentences.end()) << "two languages say the same";
    EXPECT_GE(sentences.size(), 10U) << "those of the first version";
}

TEST_F(Switch, WhoHasGoneSpeaksNoMore)
{
    const QString plain = aSentence();
    {
        Languages others;
        ASSERT_TRUE(others.use("de"));
        EXPECT_NE(aSentence(), plain);
    }
    EXPECT_EQ(aSentence(), plain);
}

TEST(LanguageList, IsInTheOrderOfNativeNames)
{
    const QStringList all = Languages::all();
    EXPECT_GE(all.size(), 10);
    for (int row = 1; row < all.size(); ++row)
        EXPECT_LT(Languages::nativeName(all[row - 1]).compare(Languages::nativeName(all[row]), Qt::CaseInsensitive), 0);
}

TEST(LanguageList, NamesHaveNoCountryAndBeginWithACapital)
{
    for (const auto& [code, name] :
         {std::pair("en", "English"), std::pair("es", "Español"), std::pair("fr", "Français"),
          std::pair("cs", "Čeština"), std::pair("it", "Italiano"), std::pair("ru", "Русский")})
        EXPECT_EQ(Languages::nativeName(QLatin1String(code)).toStdString(), name);
    EXPECT_TRUE(Languages::nativeName("zh_CN").contains("中文"));
}

TEST(LanguageList, TheSystemsWishIsMetAsNearlyAsCanBe)
{
    const QStringList codes{"de", "en", "es", "uk", "zh_CN"};
    const struct {
        QStringList wanted;
        const char* best;
    } known[] = {
        {{}, "en"},
        {{"de"}, "de"},
        {{"de_CH"}, "de"},
        {{"es-419"}, "es"},
        {{"fi", "sv-SE"}, "en"},
        {{"fi", "uk-UA", "de"}, "uk"},
        {{"zh_CN"}, "zh_CN"},
        {{"zh-Hans-CN"}, "zh_CN"},
        {{"zh-TW"}, "en"},
        {{"zh-TW", "de"}, "de"},
        {{"C"}, "en"},
        {{""}, "en"},
    };
    for (const auto& [wanted, best] : known)
        EXPECT_EQ(Languages::bestFor(wanted, codes).toStdString(), best) << wanted.join(' ').toStdString();
}

} // namespace
