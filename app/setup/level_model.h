// The AI levels that are offered to players, in words.
#pragma once

#include "app/platform/row_model.h"

#include <string>

struct LevelRow {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString note MEMBER note)

public:
    QString id;
    QString name;
    QString note; ///< how it plays, and how well

    friend bool operator==(const LevelRow&, const LevelRow&) = default;
};

/// From the weakest to the strongest.
class LevelModel : public ROW_MODEL(LevelRow)
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of the new game's setup.")

    /// The row of the level that nobody chose.
    Q_PROPERTY(int defaultRow READ defaultRow CONSTANT)

public:
    explicit LevelModel(QObject* parent = nullptr) : RowModel(parent) { retranslate(); }

    int defaultRow() const;
    /// The row of that level, or of its heir where it is offered no more; -1 where there is no such level.
    int rowOf(const std::string& id) const;
    void retranslate();
};
