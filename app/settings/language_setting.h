// The language that the program speaks, and is to speak at the next start.
#pragma once

#include "app/platform/row_model.h"
#include "app/saving/settings_file.h"
#include "app/words/languages.h"

#include <QObject>

/// A language, by the name its speakers know; in English where no font can write that.
struct LanguageRow {
    Q_GADGET
    Q_PROPERTY(QString code MEMBER code)
    Q_PROPERTY(QString nativeName MEMBER nativeName)

public:
    QString code;
    QString nativeName;

    friend bool operator==(const LanguageRow&, const LanguageRow&) = default;
};

class LanguageSetting : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(RowList* list READ list CONSTANT)
    /// Its code. One that is not in `list` changes nothing.
    Q_PROPERTY(QString current READ current WRITE setCurrent NOTIFY changed)

public:
    /// Speaks at once: what `settingsFile` names, else what the system asks for. With `syncs` nothing waits for the
    /// disk.
    explicit LanguageSetting(const QString& settingsFile, SyncQueue* syncs = nullptr);

    RowList* list() { return &list_; }
    QString current() const { return languages_.current(); }
    /// Also at the next start.
    void setCurrent(const QString& code);
    /// What the file said and this version does not know: "key=value".
    QStringList unknown() const;
    /// For this time only; false: there is no such language. One that no font can write is not spoken, see problem().
    bool use(const QString& code);
    /// Why the language that was asked for last is not spoken, in a sentence; empty: it is, or somebody has read it.
    QString problem() const;
    void dismissProblem() { unwritten_.clear(); }

signals:
    /// The new translators are in place: every text has to be asked for again. Also where the language that was asked
    /// for is not spoken.
    void changed();

private:
    QString atStart() const;

    SettingsFile settings_;
    Languages languages_;
    QString unwritten_;
    RowModel<LanguageRow> list_;
};
