// The rules as a page for the web: RuleDocument::html().
#include "app/rules/picture_painter.h"
#include "app/rules/rule_document.h"
#include "app/rules/rule_model.h"
#include "app/rules/rule_pages.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QXmlStreamWriter>

namespace
{

constexpr qreal frame = 2;        // points above and below a picture, for frames around its tiles
constexpr qreal dotsInAPoint = 3; // enough for a screen with small ones, and for paper

const auto style = QStringLiteral(
    "body{max-width:42rem;margin:2rem auto;padding:0 1rem;font:1.05rem/1.5 system-ui,sans-serif;color:#1d1b18;"
    "background:#fff}h1{line-height:1.2}h2{margin-top:2.2rem;border-bottom:1px solid #bbb}h3{margin:1.4rem 0 0}"
    "p{margin:.3rem 0}nav{font-size:.9rem}nav a,nav "
    "b{margin-right:.8rem;white-space:nowrap}img{display:block;margin-top:.5rem}"
    "@media print{nav{display:none}h2,h3{break-after:avoid}p,img{break-inside:avoid}}");

QString languageTag(QString code) { return code.replace(QLatin1Char('_'), QLatin1Char('-')); }

class Page
{
public:
    explicit Page(QByteArray* bytes) : xml_(bytes) {}

    void begin(const QString& heading, const QString& language)
    {
        xml_.writeDTD(QStringLiteral("<!DOCTYPE html>\n"));
        open("html");
        xml_.writeAttribute(QStringLiteral("lang"), languageTag(language));
        open("head");
        empty("meta", {{"charset", QStringLiteral("utf-8")}});
        empty("meta", {{"name", QStringLiteral("viewport")}, {"content", QStringLiteral("width=device-width")}});
        words("title", heading);
        words("style", style);
        xml_.writeEndElement();
        open("body");
    }

    void links(const std::vector<std::vector<RuleLink>>& lines)
    {
        open("nav");
        for (const std::vector<RuleLink>& line : lines) {
            open("p");
            for (const RuleLink& link : line) {
                open(link.address.isEmpty() ? "b" : "a");
                if (!link.address.isEmpty())
                    xml_.writeAttribute(QStringLiteral("href"), link.address);
                if (!link.language.isEmpty())
                    xml_.writeAttribute(QStringLiteral("lang"), languageTag(link.language));
                xml_.writeCharacters(link.words);
                xml_.writeEndElement();
                xml_.writeCharacters(QStringLiteral("\n"));
            }
            xml_.writeEndElement();
        }
        xml_.writeEndElement();
    }

    void words(const char* element, const QString& text)
    {
        if (!text.isEmpty())
            xml_.writeTextElement(QString::fromLatin1(element), text);
    }

    // The rule beside it says the same in words.
    void picture(const QVariantList& pieces)
    {
        if (pieces.isEmpty())
            return;
        const QSizeF size = PicturePainter::sizeOf(pieces) + QSizeF(0, 2 * frame);
        QImage image((size * dotsInAPoint).toSize(), QImage::Format_Grayscale8);
        image.fill(Qt::white);
        QPainter painter(&image);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        pictures_.draw(painter, pieces, frame, dotsInAPoint);
        painter.end();
        QBuffer png;
        image.save(&png, "PNG", 0); // as small as it gets
        empty("img", {{"alt", QString()},
                      {"height", QString::number(qRound(size.height() * 96 / 72))},
                      {"src", QStringLiteral("data:image/png;base64,") + QString::fromLatin1(png.data().toBase64())}});
    }

    void end() { xml_.writeEndDocument(); }

private:
    void open(const char* element) { xml_.writeStartElement(QString::fromLatin1(element)); }
    void empty(const char* element, const std::vector<std::pair<const char*, QString>>& attributes)
    {
        xml_.writeEmptyElement(QString::fromLatin1(element));
        for (const auto& [name, value] : attributes)
            xml_.writeAttribute(QString::fromLatin1(name), value);
    }

    QXmlStreamWriter xml_;
    PicturePainter pictures_;
};

} // namespace

QByteArray RuleDocument::html(const RuleModel& rules, const QString& language,
                              const std::vector<std::vector<RuleLink>>& above)
{
    QByteArray bytes;
    Page page(&bytes);
    page.begin(RulePages::heading(rules), language);
    page.links(above);
    page.words("h1", RulePages::heading(rules));
    for (const QString& note : RulePages::notes(rules))
        page.words("p", note);
    for (const RuleRow& row : rules.rows()) {
        if (row.opensSection)
            page.words("h2", row.section);
        page.words("h3", row.title);
        page.words("p", row.text);
        page.picture(row.picture);
    }
    page.end();
    return bytes;
}

QByteArray RuleDocument::index(const std::vector<std::vector<RuleLink>>& lines)
{
    QByteArray bytes;
    Page page(&bytes);
    page.begin(QStringLiteral("Mexican Train"), QStringLiteral("en"));
    page.words("h1", QStringLiteral("Mexican Train"));
    page.links(lines);
    page.end();
    return bytes;
}
