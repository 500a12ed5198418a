// The file of settings, whatever stands in it: every setting is one that can be chosen, and is found again when
// written.
#include "app/settings/preferences.h"
#include "app/theme/themes.h"
#include "tests/fuzz/laws.h"
#include "tests/fuzz/target.h"

#include <QCoreApplication>
#include <QFile>
#include <QMetaEnum>
#include <QMetaProperty>
#include <QTemporaryDir>

#include <cmath>

namespace mt::fuzz
{
namespace
{

// Another name each time: Qt keeps what it has read of a file, and knows a changed one by its time alone.
QString freshFile()
{
    static const QTemporaryDir dir;
    static int number = 0;
    return dir.filePath(QString::number(++number));
}

void holdRange(qreal value, qreal low, qreal high, const char* law)
{
    hold(std::isfinite(value) && value >= low && value <= high, law);
}

void holdChoices(const Preferences& preferences)
{
    hold(Themes::listed().contains(preferences.theme()), "the theme is one of those there are");
    holdRange(preferences.textSize(), 100, 150, "the size of text is one that can be chosen");
    holdRange(preferences.pace(), 0, 3, "the pace is one that can be chosen");
    holdRange(preferences.thinking(), 0, 3, "the time to think is one that can be chosen");
    holdRange(preferences.soundVolume(), 0, 1, "the volume is one that can be chosen");
    const QMetaObject* type = preferences.metaObject();
    for (int i = type->propertyOffset(); i < type->propertyCount(); ++i) {
        const QMetaProperty property = type->property(i);
        if (property.isEnumType())
            hold(property.enumerator().valueToKey(property.read(&preferences).toInt()) != nullptr,
                 "a choice is one that exists", property.name());
    }
}

// Everything is written anew, and so in our own words.
void holdReadBack(const Preferences& preferences)
{
    const QString copy = freshFile();
    const QMetaObject* type = preferences.metaObject();
    {
        Preferences other(copy);
        for (int i = type->propertyOffset(); i < type->propertyCount(); ++i)
            type->property(i).write(&other, type->property(i).read(&preferences));
    }
    const Preferences again(copy);
    for (int i = type->propertyOffset(); i < type->propertyCount(); ++i)
        hold(type->property(i).read(&again) == type->property(i).read(&preferences),
             "what was accepted is written and read back as the same", type->property(i).name());
    QFile::remove(copy);
}

} // namespace

void holdLaws(const std::string& text)
{
    const QString path = freshFile();
    QFile file(path);
    hold(file.open(QIODevice::WriteOnly), "the fuzzer can write its file");
    file.write(text.data(), static_cast<qint64>(text.size()));
    file.close();
    const Preferences preferences(path);
    file.remove();
    holdChoices(preferences);
    // To write takes a hundred times as long as to read.
    if (text.size() % 64 == 0)
        holdReadBack(preferences);
}

} // namespace mt::fuzz
