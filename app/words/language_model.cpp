#include "app/words/language_model.h"

#include <QDir>
#include <QLocale>

#include <algorithm>

LanguageModel::LanguageModel(QObject* parent) : QAbstractListModel(parent)
{
    const QString prefix = QStringLiteral("mexican-train_");
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({prefix + QStringLiteral("*.qm")}))
        codes_.append(file.mid(prefix.size()).chopped(3));
    std::sort(codes_.begin(), codes_.end(), [](const QString& a, const QString& b) {
        return nativeName(a).compare(nativeName(b), Qt::CaseInsensitive) < 0;
    });
}

int LanguageModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(codes_.size());
}

QVariant LanguageModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const QString& code = codes_[index.row()];
    switch (role) {
    case CodeRole: return code;
    case NativeNameRole: return nativeName(code);
    default: return {};
    }
}

QHash<int, QByteArray> LanguageModel::roleNames() const { return {{CodeRole, "code"}, {NativeNameRole, "nativeName"}}; }

QString LanguageModel::nativeName(const QString& code)
{
    // Without a country: "English", not "American English", and not "Español de España".
    if (code == QLatin1String("en"))
        return QStringLiteral("English");
    if (code == QLatin1String("es"))
        return QStringLiteral("Español");
    QString name = QLocale(code).nativeLanguageName();
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name;
}
