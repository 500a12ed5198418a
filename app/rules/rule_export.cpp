#include "app/rules/rule_export.h"

#include "app/rules/rule_document.h"
#include "app/rules/rule_model.h"
#include "app/saving/whole_file.h"

#include <QDir>
#include <QLocale>

namespace
{

const auto index = QStringLiteral("index.html");

QString wrong(const QString& path, const QString& reason) { return QStringLiteral("%1: %2").arg(path, reason); }

class Export
{
public:
    Export(const QString& folder, const QStringList& languages) : folder_(folder), codes_(languages) {}

    QString write()
    {
        if (!folder_.mkpath(QStringLiteral(".")))
            return wrong(folder_.path(), QStringLiteral("the folder cannot be made"));
        if (!folder_.isEmpty(QDir::AllEntries | QDir::NoDotAndDotDot | QDir::Hidden | QDir::System))
            return wrong(folder_.path(), QStringLiteral("the folder is not empty"));
        std::vector<std::vector<RuleLink>> all;
        for (const QString& language : codes_) {
            languages_.use(language);
            rules_.retranslate();
            if (!folder_.mkdir(language))
                return wrong(folder_.filePath(language), QStringLiteral("the folder cannot be made"));
            all.push_back({{Languages::nativeName(language), {}, language}});
            for (int book = 1; book < rules_.subjects().size(); ++book) {
                rules_.setSubject(book);
                if (QString error = writeBook(language); !error.isEmpty())
                    return error;
                all.back().push_back({rules_.subjects().at(book), language + QLatin1Char('/') + name(), language});
            }
        }
        return writeFile(folder_.filePath(index), RuleDocument::index(all));
    }

private:
    QString writeFile(const QString& path, const QByteArray& bytes)
    {
        QString error;
        saveWhole(bytes, path, nullptr, &languages_, [&](const QString& reason) { error = reason; });
        return error.isEmpty() ? error : wrong(path, error);
    }

    QString name(const QString& ending = QStringLiteral("html")) const
    {
        return RuleDocument::fileName(rules_, ending);
    }

    QString writeBook(const QString& language)
    {
        const QDir folder(folder_.filePath(language));
        const QString pdf = name(QStringLiteral("pdf"));
        if (QString error = writeFile(folder.filePath(pdf), RuleDocument::pdf(rules_)); !error.isEmpty())
            return error;
        return writeFile(folder.filePath(name()), RuleDocument::html(rules_, language, links(language)));
    }

    // To the other rulebooks, to the same in other languages, and to what can be printed.
    std::vector<std::vector<RuleLink>> links(const QString& language)
    {
        const int subject = rules_.subject();
        std::vector<RuleLink> books;
        for (int book = 1; book < rules_.subjects().size(); ++book) {
            rules_.setSubject(book);
            books.push_back({rules_.subjects().at(book), book == subject ? QString() : name()});
        }
        rules_.setSubject(subject);
        std::vector<RuleLink> tongues;
        for (const QString& other : codes_)
            tongues.push_back({Languages::nativeName(other),
                               other == language ? QString() : QStringLiteral("../%1/%2").arg(other, name()), other});
        return {books, tongues, {{QStringLiteral("PDF"), name(QStringLiteral("pdf"))}}};
    }

    QDir folder_;
    QStringList codes_;
    Languages languages_;
    RuleModel rules_;
};

} // namespace

QString RuleExport::write(const QString& folder, const QStringList& languages)
{
    const QLocale before;
    const QString error = Export(folder, languages).write();
    QLocale::setDefault(before);
    return error;
}
