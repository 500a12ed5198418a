// Every theme, by figures: what stands on what can be told apart.
#include "app/people/seat.h"
#include "app/theme/contrast.h"
#include "app/theme/painted_items.h"
#include "app/theme/pip_colours.h"
#include "app/theme/theme_definition.h"
#include "app/theme/themes.h"

#include <QDir>
#include <QImage>
#include <QPainter>
#include <QQmlComponent>
#include <QQmlEngine>
#include <QQmlFile>

#include <gtest/gtest.h>

#include <cstdio>
#include <memory>

namespace
{

using Colours = std::vector<QColor>;

QColor over(const QColor& below, const QColor& above, double strength = 1)
{
    const double a = above.alphaF() * strength;
    const auto mix = [a](double low, double high) { return static_cast<float>(low + (high - low) * a); };
    return QColor::fromRgbF(mix(below.redF(), above.redF()), mix(below.greenF(), above.greenF()),
                            mix(below.blueF(), above.blueF()));
}

/// One theme with what its words stand on.
class ThemeFigures
{
public:
    explicit ThemeFigures(const QString& id) : file_(&engine_, fileOf(id)), theme_(file_.create())
    {
        if (theme_ == nullptr)
            qFatal("%s", qPrintable(file_.errorString()));
    }

    QVariant value(const char* role) const { return theme_->property(role); }
    QColor colour(const char* role) const { return value(role).value<QColor>(); }
    const TileArt& tiles() const { return *value("tiles").value<TileArt*>(); }

    /// Where the lamp shines most and where it shines least.
    Colours cloth() const
    {
        Colours all;
        const QImage lamp(QQmlFile::urlToLocalFileOrQrc(value("lamplight").toUrl()));
        for (const char* role : {"clothTop", "clothBottom"}) {
            all.push_back(colour(role));
            for (int y = 0; y < lamp.height(); y += 7)
                for (int x = 0; x < lamp.width(); x += 7)
                    all.push_back(over(colour(role), lamp.pixelColor(x, y)));
        }
        return all;
    }
    /// The picture in squares as wide as a letter.
    Colours wood(const char* picture, const char* plain) const
    {
        constexpr int letter = 8;
        const QImage image(QQmlFile::urlToLocalFileOrQrc(value(picture).toUrl()));
        if (image.isNull())
            return {colour(plain)};
        Colours all;
        const QImage squares = image.scaled(image.size() / letter, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
        for (int y = 0; y < squares.height(); ++y)
            for (int x = 0; x < squares.width(); ++x)
                all.push_back(squares.pixelColor(x, y));
        return all;
    }
    Colours on(Colours below, const char* role, double strength = 1) const
    {
        for (QColor& each : below)
            each = over(each, colour(role), strength);
        return below;
    }
    Colours just(std::initializer_list<const char*> roles) const
    {
        Colours all;
        for (const char* role : roles)
            all.push_back(colour(role));
        return all;
    }

private:
    static QUrl fileOf(const QString& id)
    {
        return QUrl(QStringLiteral("qrc:/MexicanTrain/Ui/Theme/themes/%1.qml").arg(id));
    }

    struct Engine : QQmlEngine {
        Engine() { addImportPath(QStringLiteral("qrc:/")); }
    } engine_;
    QQmlComponent file_;
    std::unique_ptr<QObject> theme_;
};

double worst(const QColor& colour, const Colours& below)
{
    double least = 21;
    for (const QColor& each : below)
        least = std::min(least, contrast(colour, each));
    return least;
}

class EachTheme : public testing::TestWithParam<QString>
{
protected:
    ThemeFigures theme{GetParam()};
    const double forWords = GetParam() == QLatin1String("HighContrast") ? 7 : 4.5;

    void check(const char* role, const char* where, const Colours& below, double wanted) const
    {
        const double least = worst(theme.colour(role), below);
        std::printf("%-14s %-12s on %-18s %5.2f\n", qPrintable(GetParam()), role, where, least);
        EXPECT_GE(least, wanted) << role << " on " << where;
    }
    void words(std::initializer_list<const char*> roles, const char* where, const Colours& below) const
    {
        for (const char* role : roles)
            check(role, where, below, forWords);
    }
};

TEST_P(EachTheme, WordsCanBeReadOnTheTable)
{
    const Colours cloth = theme.cloth();
    const Colours wood = theme.wood("wood", "woodColour");
    words({"text", "sentence", "refusal"}, "cloth", cloth);
    words({"text", "textSoft", "sentence"}, "wood", wood);
    words({"text"}, "header", theme.wood("darkWood", "darkWoodColour"));
    words({"text", "textSoft", "alert"}, "plate", theme.on(cloth, "plate"));
    words({"textSoft"}, "quiet button", theme.on(cloth, "quiet"));
    words({"text"}, "button", theme.just({"button"}));
    words({"actionText"}, "action", theme.just({"action"}));
    words({"brassText"}, "brass", theme.just({"brass"}));
    words({"discText"}, "disc", theme.just({"sentence", "refusal"}));
    words({"tunnelText"}, "tunnel", theme.on(cloth, "tunnel"));
    for (const char* hue : {"placeGo", "placeCaution"})
        words({"placeText"}, "landing place", theme.on(theme.on(cloth, "lane"), hue, 0.26));
}

TEST_P(EachTheme, WordsCanBeReadOnPaper)
{
    const Colours paper = theme.just({"paper", "paperShade", "field"});
    words({"ink", "inkSoft", "inkWarning", "inkGood"}, "paper", paper);
    words({"ink", "inkSoft", "inkGood"}, "stripe", theme.on(paper, "paperStripe"));
    words({"ink", "inkSoft"}, "pointed at", theme.on(paper, "paperHover"));
    words({"ink"}, "highlight", theme.just({"highlight"}));
    words({"tagText"}, "tag", theme.just({"tag"}));
    words({"actionText"}, "tag", theme.just({"action"}));
}

TEST_P(EachTheme, WhatHasTheFocusIsSeen)
{
    const Colours cloth = theme.cloth();
    check("focus", "lane", theme.on(cloth, "lane"), 3);
    check("focus", "own lane", theme.on(cloth, "ownLane"), 3);
    check("focus", "wood", theme.wood("wood", "woodColour"), 3);
    check("focus", "header", theme.wood("darkWood", "darkWoodColour"), 3);
    check("inkFocus", "paper", theme.just({"paper", "paperShade", "field"}), 3);
}

TEST_P(EachTheme, WhereATileMayLieIsSeen)
{
    const Colours cloth = theme.cloth();
    for (const char* line : {"placeGo", "placeCaution"})
        for (const char* lane : {"lane", "ownLane"})
            check(line, lane, theme.on(cloth, lane), 3);
    check("placeGo", "wood", theme.wood("wood", "woodColour"), 3);
    check("sentence", "lane", theme.on(cloth, "lane"), 3);
}

TEST_P(EachTheme, SignalsAndSwitchesAreSeen)
{
    for (const char* lamp : {"stop", "caution", "go"}) {
        check(lamp, "mast", theme.just({"mast"}), 3);
        check(lamp, "lamp off", theme.just({"lampOff"}), 3);
    }
    check("toggleOff", "paper", theme.just({"paper", "paperShade"}), 3);
    check("action", "paper", theme.just({"paper", "paperShade"}), 3);
}

// Lit or pointed at, what a button of the replay shows is seen; of brass, its face or its rim.
TEST_P(EachTheme, TheButtonsOfTheReplayAreSeen)
{
    const Colours bar = theme.wood("darkWood", "darkWoodColour");
    for (const char* state : {"button", "hovered", "pressed"})
        check("text", state, theme.on(bar, state), 3);
    const Colours groove = theme.on(bar, "groove");
    const double face = std::min(worst(theme.colour("brass"), bar), worst(theme.colour("brass"), groove));
    const double rim = std::min(worst(theme.colour("text"), bar), worst(theme.colour("text"), groove));
    std::printf("%-14s slider: face %5.2f, rim %5.2f\n", qPrintable(GetParam()), face, rim);
    EXPECT_GE(std::max(face, rim), 3);
}

/// How much of a locomotive's outline, on what it stands on, is seen: from 0 to 1, by the ends of each line of pixels.
double outlineSeen(const QUrl& picture, const QColor& paint, const QColor& below)
{
    constexpr int tolerance = 3;
    QImage image(240, 144, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    TintedPicture locomotive;
    locomotive.setPicture(picture);
    locomotive.setColour(paint);
    locomotive.setSize(image.size());
    QPainter painter(&image);
    locomotive.paint(painter);
    painter.end();
    const auto ends = [&](int y, auto wanted) {
        std::pair<int, int> found{image.width(), -1};
        for (int x = 0; x < image.width(); ++x)
            if (wanted(image.pixelColor(x, y)))
                found = {std::min(found.first, x), x};
        return found;
    };
    int lines = 0;
    int seen = 0;
    for (int y = 0; y < image.height(); ++y) {
        const auto [left, right] = ends(y, [](const QColor& pixel) { return pixel.alpha() > 200; });
        if (right < left)
            continue;
        const auto [from, to] = ends(y, [&](const QColor& pixel) { return contrast(over(below, pixel), below) >= 3; });
        ++lines;
        seen += from <= left + tolerance && to >= right - tolerance ? 1 : 0;
    }
    return lines == 0 ? 0 : static_cast<double>(seen) / lines;
}

// Where contrast is what a theme is for, dark iron must not be lost in the dark.
TEST_P(EachTheme, ALocomotiveIsSeenAsAWhole)
{
    const bool mustBeSeen = theme.value("plainBadges").toBool();
    for (const char* ground : {"lane", "ownLane"}) {
        const Colours below = theme.on(theme.just({"clothTop"}), ground);
        double least = 1;
        for (const QString& paint : seatColours())
            least = std::min(least, outlineSeen(theme.value("locomotive").toUrl(), QColor(paint), below.front()));
        std::printf("%-14s locomotive on %-8s %4.2f of its outline\n", qPrintable(GetParam()), ground, least);
        if (mustBeSeen) {
            EXPECT_GE(least, 0.98) << ground;
        }
    }
}

TEST_P(EachTheme, ABadgeCanBeRead)
{
    const bool plain = theme.value("plainBadges").toBool();
    for (const QString& colour : seatColours()) {
        const QColor base = plain ? theme.colour("plate") : QColor(colour);
        EXPECT_GE(contrast(Themes::wordsOn(base), base), plain ? forWords : 4.5) << qPrintable(colour);
    }
}

TEST_P(EachTheme, PipsAndDigitsAreSeenOnTheTile)
{
    const QColor face = theme.tiles().face();
    for (int palette = 0; palette < QMetaEnum::fromType<PipColours>().keyCount(); ++palette) {
        double pips = 21;
        double digits = 21;
        for (int value = 0; value < mt::pipValues; ++value) {
            const auto colours = static_cast<PipColours>(palette);
            pips = std::min(pips, contrast(pipColour(colours, value), face));
            digits = std::min(digits, contrast(digitColour(colours, value, face, 4.5), face));
        }
        std::printf("%-14s palette %d: pips %5.2f, digits %5.2f\n", qPrintable(GetParam()), palette, pips, digits);
        EXPECT_GE(pips, 3) << palette;
        EXPECT_GE(digits, 4.5) << palette;
    }
}

TEST_P(EachTheme, HasANameOfItsOwn)
{
    EXPECT_FALSE(theme.value("title").toString().isEmpty());
    for (const QString& other : Themes::listed()) {
        if (other == GetParam())
            continue;
        EXPECT_NE(ThemeFigures(other).value("title"), theme.value("title")) << qPrintable(other);
    }
}

INSTANTIATE_TEST_SUITE_P(All, EachTheme, testing::ValuesIn(Themes::listed()),
                         [](const auto& theme) { return theme.param.toStdString(); });

TEST(ThemeList, EveryFileIsATheme)
{
    const QStringList files =
        QDir(QStringLiteral(":/MexicanTrain/Ui/Theme/themes")).entryList({QStringLiteral("*.qml")});
    EXPECT_GE(files.size(), 3);
    EXPECT_EQ(Themes::listed().size(), files.size());
    EXPECT_EQ(Themes::listed().constFirst(), QLatin1String("Classic"));
}

} // namespace
