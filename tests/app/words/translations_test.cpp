// The files in translations/: every language says everything, and says it of today's texts.
#include <QDir>
#include <QFile>
#include <QProcess>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QXmlStreamReader>

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace
{

struct Message {
    QString source;
    QStringList forms; ///< one, or the plural forms
    bool isPlural = false;
    QString state; ///< "unfinished", "vanished", "obsolete" or empty

    bool isComplete() const { return state.isEmpty() && !forms.isEmpty() && !forms.contains(QString()); }
};

/// By context, source and comment.
using Messages = std::map<QString, Message>;

Message readMessage(QXmlStreamReader& xml, QString& key)
{
    Message message;
    message.isPlural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
    QString comment;
    while (xml.readNextStartElement()) {
        if (xml.name() == QLatin1String("source")) {
            message.source = xml.readElementText();
        } else if (xml.name() == QLatin1String("comment")) {
            comment = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            message.state = xml.attributes().value(QLatin1String("type")).toString();
            if (!message.isPlural) {
                message.forms.append(xml.readElementText());
            } else {
                while (xml.readNextStartElement())
                    message.forms.append(xml.readElementText());
            }
        } else {
            xml.skipCurrentElement();
        }
    }
    key += QLatin1Char('|') + message.source + QLatin1Char('|') + comment;
    return message;
}

Messages readTranslations(const QString& path)
{
    Messages messages;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return messages;
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement)
            continue;
        if (xml.name() == QLatin1String("name"))
            context = xml.readElementText();
        if (xml.name() == QLatin1String("message")) {
            QString key = context;
            const Message message = readMessage(xml, key);
            messages[key] = message;
        }
    }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return messages;
}

std::set<std::string> keysOf(const Messages& messages)
{
    std::set<std::string> keys;
    for (const auto& [key, message] : messages)
        keys.insert(key.toStdString());
    return keys;
}

// What one of them has and the other has not.
std::vector<std::string> differences(const std::set<std::string>& one, const std::set<std::string>& other)
{
    std::vector<std::string> keys;
    std::set_symmetric_difference(one.begin(), one.end(), other.begin(), other.end(), std::back_inserter(keys));
    return keys;
}

QStringList placeholders(const QString& text)
{
    QStringList found;
    static const QRegularExpression pattern(QStringLiteral("%(n|\\d+)"));
    for (auto matches = pattern.globalMatch(text); matches.hasNext();)
        found.append(matches.next().captured());
    found.sort();
    found.removeDuplicates();
    return found;
}

QString pathOf(const QString& file) { return QDir(QStringLiteral(MT_TRANSLATIONS)).filePath(file); }

QStringList files() { return QDir(QStringLiteral(MT_TRANSLATIONS)).entryList({"mexican-train_*.ts"}); }

const QString english = QStringLiteral("mexican-train_en.ts");

TEST(Translations, AreUpToDate)
{
    const QTemporaryDir dir;
    const QString fresh = dir.filePath(english);
    ASSERT_TRUE(QFile::copy(pathOf(english), fresh));
    QProcess lupdate;
    lupdate.start(QStringLiteral(MT_LUPDATE), {QStringLiteral("@" MT_TRANSLATED_SOURCES), QStringLiteral("-ts"), fresh,
                                               QStringLiteral("-no-obsolete"), QStringLiteral("-silent")});
    ASSERT_TRUE(lupdate.waitForFinished(60000));
    ASSERT_EQ(lupdate.exitCode(), 0) << lupdate.readAllStandardError().toStdString();
    EXPECT_EQ(differences(keysOf(readTranslations(fresh)), keysOf(readTranslations(pathOf(english)))),
              std::vector<std::string>())
        << "run: cmake --build --preset dev --target mt_words_lupdate";
}

TEST(Translations, EnglishHasItsPlurals)
{
    const Messages messages = readTranslations(pathOf(english));
    EXPECT_GT(messages.size(), 200U);
    for (const auto& [key, message] : messages)
        if (message.isPlural) {
            EXPECT_TRUE(message.isComplete()) << key.toStdString();
            EXPECT_EQ(message.forms.size(), 2) << key.toStdString();
        }
}

TEST(Translations, EveryLanguageSaysEverything)
{
    EXPECT_TRUE(files().contains(QStringLiteral("mexican-train_de.ts")));
    const std::set<std::string> expected = keysOf(readTranslations(pathOf(english)));
    for (const QString& file : files()) {
        const Messages messages = readTranslations(pathOf(file));
        EXPECT_EQ(differences(keysOf(messages), expected), std::vector<std::string>()) << file.toStdString();
        for (const auto& [key, message] : messages)
            EXPECT_TRUE(file == english || message.isComplete()) << file.toStdString() << ": " << key.toStdString();
    }
}

// As Qt counts them. A language that is not here yet says how many it has here, too.
const std::map<QString, qsizetype> pluralForms = {{"cs", 3}, {"de", 2}, {"en", 2}, {"es", 2}, {"fr", 2},
                                                  {"it", 2}, {"pl", 3}, {"ru", 3}, {"uk", 3}, {"zh_CN", 1}};

QString codeOf(const QString& file) { return file.section(QLatin1Char('_'), 1).section(QLatin1Char('.'), 0, 0); }

TEST(Translations, HaveEveryPluralForm)
{
    EXPECT_GE(files().size(), 10);
    for (const QString& file : files()) {
        const auto forms = pluralForms.find(codeOf(file));
        ASSERT_NE(forms, pluralForms.end()) << file.toStdString();
        for (const auto& [key, message] : readTranslations(pathOf(file)))
            EXPECT_TRUE(!message.isPlural || message.forms.size() == forms->second)
                << file.toStdString() << ": " << key.toStdString();
    }
}

TEST(Translations, HaveTheirTermLists)
{
    for (const QString& file : files()) {
        QFile terms(pathOf(QStringLiteral("terms_%1.md").arg(codeOf(file))));
        if (file == english)
            continue;
        ASSERT_TRUE(terms.open(QIODevice::ReadOnly)) << terms.fileName().toStdString();
        const QString text = QString::fromUtf8(terms.readAll());
        for (const char* term : {"boneyard", "engine", "marker", "tile", "double", "station", "round"})
            EXPECT_TRUE(text.contains(QLatin1String(term))) << file.toStdString() << ": " << term;
    }
}

// A sentence ends as a sentence does, a button that opens something as such.
TEST(Translations, EndAsTheEnglishDo)
{
    const QString stops = QStringLiteral(".!?。！？");
    for (const QString& file : files())
        for (const auto& [key, message] : readTranslations(pathOf(file)))
            for (const QString& form : message.forms) {
                const bool isSentence = stops.contains(message.source.back());
                const bool isMore = message.source.endsWith(QStringLiteral("…"));
                EXPECT_TRUE(form.isEmpty() || !isSentence || stops.contains(form.back()))
                    << file.toStdString() << ": " << key.toStdString();
                EXPECT_TRUE(form.isEmpty() || isMore == form.endsWith(QStringLiteral("…")))
                    << file.toStdString() << ": " << key.toStdString();
            }
}

TEST(Translations, KeepTheirPlaceholders)
{
    for (const QString& file : files())
        for (const auto& [key, message] : readTranslations(pathOf(file)))
            for (const QString& form : message.forms) {
                const QStringList has = placeholders(form);
                // A plural form may leave the number out: "one tile".
                const bool leavesNumberOut = message.isPlural && !has.contains(QStringLiteral("%n"));
                EXPECT_TRUE(form.isEmpty() || leavesNumberOut || has == placeholders(message.source))
                    << file.toStdString() << ": " << key.toStdString();
            }
}

} // namespace
