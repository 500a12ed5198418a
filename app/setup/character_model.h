// The characters, in words, for who chooses an opponent.
#pragma once

#include "app/platform/row_model.h"

struct CharacterRow {
    Q_GADGET
    Q_PROPERTY(QString character MEMBER character)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString level MEMBER level)
    Q_PROPERTY(QString leaning MEMBER leaning)

public:
    QString character; ///< the id, also that of the portrait
    QString name;
    QString level;   ///< at which they are at home, as it is called
    QString leaning; ///< what they like to do, a sentence

    friend bool operator==(const CharacterRow&, const CharacterRow&) = default;
};

/// From the weakest to the strongest.
class CharacterModel : public ROW_MODEL(CharacterRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")

public:
    explicit CharacterModel(QObject* parent = nullptr) : RowModel(parent) { retranslate(); }

    /// The row of that character, or -1.
    Q_INVOKABLE int rowOf(const QString& id) const;
    void retranslate();
};
