// The rulebooks of the engine's catalogue, in words.
#pragma once

#include "app/platform/row_model.h"
#include "engine/rules/catalogue.h"

struct RulebookRow {
    Q_GADGET
    Q_PROPERTY(QString id MEMBER id)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString blurb MEMBER blurb)
    Q_PROPERTY(QString source MEMBER source)

public:
    QString id;
    QString name;
    QString blurb;  ///< what sets it apart
    QString source; ///< where it is printed

    friend bool operator==(const RulebookRow&, const RulebookRow&) = default;
};

/// In the catalogue's order.
class RulebookModel : public RowModel<RulebookRow>
{
public:
    RulebookModel() { retranslate(); }
    void retranslate();
};
