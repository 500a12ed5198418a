// The rules of all rulebooks in all languages as files: each tells what the page of the program tells.
#include "app/rules/rule_document.h"
#include "app/rules/rule_export.h"
#include "app/rules/rule_model.h"
#include "app/theme/fonts.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <QDirIterator>
#include <QTemporaryDir>
#include <QXmlStreamReader>

namespace
{

/// What stands in the elements of a name, and what their attribute says.
struct Read {
    QStringList texts;
    QStringList attributes;
};

Read all(const QByteArray& page, const QString& element, const QString& attribute = {})
{
    Read read;
    QXmlStreamReader xml(page);
    while (!xml.atEnd())
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == element) {
            if (!attribute.isEmpty() && xml.attributes().hasAttribute(attribute))
                read.attributes << xml.attributes().value(attribute).toString();
            if (element != QLatin1String("img"))
                read.texts << xml.readElementText();
        }
    EXPECT_FALSE(xml.hasError()) << xml.errorString().toStdString();
    return read;
}

class RuleFiles : public InEnglish
{
protected:
    void SetUp() override { Fonts::use(); }

    QTemporaryDir dir;
    RuleModel rules;
};

TEST_F(RuleFiles, APageTellsWhatTheModelTells)
{
    for (const int book : {1, 2, 3, 4, 5}) {
        rules.setSubject(book);
        const QByteArray page = RuleDocument::html(rules, "en", {{{"Elsewhere", "else <where>.html", "de"}, {"Here"}}});
        QStringList titles;
        QStringList texts;
        qsizetype pictures = 0;
        for (const RuleRow& row : rules.rows()) {
            titles << row.title;
            texts << row.text;
            pictures += row.picture.isEmpty() ? 0 : 1;
        }
        titles.removeAll(QString());
        EXPECT_EQ(all(page, "h2").texts, rules.sections());
        EXPECT_EQ(all(page, "h3").texts, titles);
        const QStringList images = all(page, "img", "src").attributes;
        EXPECT_EQ(images.size(), pictures);
        EXPECT_GT(pictures, 0);
        for (const QString& image : images)
            EXPECT_TRUE(image.startsWith("data:image/png;base64,iVBOR"));
        EXPECT_EQ(all(page, "a", "href").attributes, QStringList("else <where>.html"));
        EXPECT_TRUE(page.contains("<html lang=\"en\">"));
        for (const QString& text : texts)
            EXPECT_TRUE(page.contains(text.toHtmlEscaped().replace("&quot;", "\"").toUtf8()) ||
                        page.contains(text.toHtmlEscaped().toUtf8()))
                << text.toStdString();
    }
}

TEST_F(RuleFiles, OfAllBooksLeadToEachOther)
{
    const QString folder = dir.filePath(QStringLiteral("web/rules"));
    const QStringList two{"de", "zh_CN"}; // all ten take their time
    ASSERT_EQ(RuleExport::write(folder, two), QString());
    QStringList pages;
    qsizetype pdfs = 0;
    for (QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories); files.hasNext();) {
        const QString path = files.next();
        if (path.endsWith(QLatin1String(".html")))
            pages << path;
        pdfs += path.endsWith(QLatin1String(".pdf")) && bytesOf(path).startsWith("%PDF") ? 1 : 0;
    }
    const qsizetype books = rules.subjects().size() - 1;
    ASSERT_EQ(pages.size(), two.size() * books + 1);
    EXPECT_EQ(pdfs, two.size() * books);
    for (const QString& path : pages) {
        const QStringList links = all(bytesOf(path), "a", "href").attributes;
        for (const QString& link : links)
            EXPECT_TRUE(QFileInfo::exists(QFileInfo(path).path() + "/" + link)) << path.toStdString();
        const bool isIndex = QFileInfo(path).path() == folder;
        EXPECT_EQ(links.size(), isIndex ? two.size() * books : books - 1 + two.size() - 1 + 1);
    }
    const QByteArray german = bytesOf(folder + "/de/mexican-train-rules-tactic.html");
    EXPECT_TRUE(german.contains("Doppelstein") && german.contains("<html lang=\"de\">"));
    EXPECT_TRUE(bytesOf(folder + "/zh_CN/mexican-train-rules-tactic.html").contains("<html lang=\"zh-CN\">"));
    // Somebody's page stays.
    EXPECT_TRUE(RuleExport::write(folder).contains("not empty"));
    writeFile(dir.filePath("file"), "x");
    EXPECT_FALSE(RuleExport::write(dir.filePath("file/sub")).isEmpty());
}

} // namespace
