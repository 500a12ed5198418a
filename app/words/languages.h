// Which language is spoken, and the switch to another one while everything runs.
#pragma once

#include <QLocale>
#include <QObject>
#include <QTranslator>

class Languages : public QObject
{
    Q_OBJECT

public:
    explicit Languages(QObject* parent = nullptr);
    ~Languages() override;

    const QString& current() const { return current_; }
    /// One of `codes`; false for any other, and nothing changes then.
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
