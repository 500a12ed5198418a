// Which language is spoken, and the switch to another one while everything runs.
#pragma once

#include <QLocale>
#include <QObject>
#include <QStringList>
#include <QTranslator>

class Languages : public QObject
{
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    /// Those that are built in, one for each .qm file: "de", "en", "zh_CN"; in the order of their native names.
    static QStringList all();
    static QString nativeName(const QString& code);

    const QString& current() const { return current_; }
    /// One of all(); false for any other, and nothing changes then.
    bool use(const QString& code);
    /// Of `codes` the one that the system's settings ask for; English where they ask for none of them.
    static QString bestFor(const QStringList& wanted, const QStringList& codes);

signals:
    /// The new translators are in place: every text has to be asked for again.
    void changed();

private:
    QTranslator own_;
    QTranslator qt_;
    QString current_;
};
