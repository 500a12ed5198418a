#include "app/replay/deal_model.h"

#include "app/replay/fairness_words.h"
#include "engine/record/notation.h"

DealModel::Row DealModel::running(const mt::RoundLine& deal)
{
    return {.round = deal.deal.round, .fingerprint = QString::fromStdString(deal.commit)};
}

DealModel::Row DealModel::finished(const mt::RoundLine& deal)
{
    Row row = running(deal);
    row.salt = QString::fromStdString(deal.salt);
    QStringList tiles;
    for (const mt::Tile tile : deal.deal.deck)
        tiles.append(QString::fromStdString(mt::tileText(tile)));
    row.deck = tiles.join(QLatin1Char(' '));
    return row;
}

int DealModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant DealModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row& row = rows_[static_cast<std::size_t>(index.row())];
    switch (role) {
    case RoundRole: return row.round;
    case FingerprintRole: return row.fingerprint;
    case SaltRole: return row.salt;
    case DeckRole: return row.deck;
    case VerdictRole:
        return row.fingerprint.isEmpty() ? FairnessWords::withoutFingerprint()
               : row.deck.isEmpty()      ? FairnessWords::sealed()
                                         : FairnessWords::verified();
    default: return {};
    }
}

QHash<int, QByteArray> DealModel::roleNames() const
{
    return {{RoundRole, "round"},
            {FingerprintRole, "fingerprint"},
            {SaltRole, "salt"},
            {DeckRole, "deck"},
            {VerdictRole, "verdict"}};
}

void DealModel::show(std::vector<Row> rows)
{
    beginResetModel();
    rows_ = std::move(rows);
    endResetModel();
    emit countChanged();
}

void DealModel::retranslate()
{
    if (count() > 0)
        emit dataChanged(index(0), index(count() - 1), {VerdictRole});
}
