// The languages that this program speaks: one for each .qm file built in.
#pragma once

#include <QAbstractListModel>
#include <QStringList>
#include <QtQml/qqmlregistration.h>

class LanguageModel : public QAbstractListModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")

public:
    enum Role { CodeRole = Qt::UserRole + 1, NativeNameRole };

    explicit LanguageModel(QObject* parent = nullptr);

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QHash<int, QByteArray> roleNames() const override;

    /// "de", "en", "zh_CN"; in the order of their native names.
    const QStringList& codes() const { return codes_; }
    static QString nativeName(const QString& code);

private:
    QStringList codes_;
};
