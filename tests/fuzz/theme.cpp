// What somebody may call a theme, or a colour: no name but a listed one loads a file, and words can be read on any
// colour.
#include "app/theme/contrast.h"
#include "app/theme/themes.h"
#include "tests/fuzz/laws.h"
#include "tests/fuzz/target.h"

#include <QGuiApplication>
#include <QQmlEngine>

namespace mt::fuzz
{
namespace
{

Themes& themes()
{
    static int count = 1;
    static char name[] = "fuzz";
    static char* arguments[] = {name, nullptr};
    static const QGuiApplication app(count, arguments);
    static QQmlEngine engine;
    static Themes* const all = Themes::create(&engine, nullptr);
    return *all;
}

void holdId(const QString& id)
{
    const QString before = themes().id();
    const bool listed = Themes::listed().contains(id);
    hold((themes().theme(id) != nullptr) == listed, "a theme is loaded if it is listed, and else not",
         id.toStdString());
    themes().setId(id);
    hold(themes().id() == (listed ? id : before), "another id changes nothing", id.toStdString());
    hold(themes().current() != nullptr, "there is a theme in force");
}

void holdColour(const QString& text)
{
    const QColor colour(text);
    if (!colour.isValid())
        return;
    hold(contrast(Themes::wordsOn(colour), colour) >= 4.5, "words can be read on every colour", text.toStdString());
    hold(contrast(colour, Qt::white) >= 1 && contrast(colour, Qt::white) <= 21.01, "a contrast is one to 21");
}

} // namespace

void holdLaws(const std::string& text)
{
    for (const QString& line : QString::fromStdString(text).split(QLatin1Char('\n'))) {
        holdId(line);
        holdColour(line);
    }
}

} // namespace mt::fuzz
