#include "app/theme/tile_item.h"

#include "engine/base/tile.h"

#include <QQuickWindow>
#include <QSGImageNode>
#include <QSGTexture>

#include <array>
#include <map>
#include <memory>
#include <tuple>

namespace
{
struct SheetTexture {
    TileSheet sheet;
    std::unique_ptr<QSGTexture> texture;
};

// Tiles of the same art, style, window and size share a texture for as long as one of them is in the scene. Touched
// only while the scene graph synchronises, when the other threads wait.
using SheetKey = std::tuple<const TileArt*, int, TileStyle, const QQuickWindow*, int>;
using SheetCache = std::map<SheetKey, std::weak_ptr<SheetTexture>>;

SheetCache& sheetCache()
{
    static SheetCache cache;
    return cache;
}

// `value` is on it.
std::shared_ptr<SheetTexture> sheetFor(const TileArt* art, TileStyle style, QQuickWindow* window, int shortSide,
                                       int value)
{
    std::weak_ptr<SheetTexture>& entry = sheetCache()[{art, art->revision(), style, window, shortSide}];
    if (auto shared = entry.lock(); shared && value < shared->sheet.values)
        return shared;
    auto made = std::make_shared<SheetTexture>();
    made->sheet = art->keptSheet(shortSide, style, value);
    made->texture.reset(window->createTextureFromImage(made->sheet.image, QQuickWindow::TextureHasAlphaChannel));
    made->texture->setFiltering(QSGTexture::Linear);
    made->sheet.image = QImage();
    entry = made;
    std::erase_if(sheetCache(), [](const auto& item) { return item.second.expired(); });
    return made;
}

// A transform node, though it transforms nothing: when something below a plain node changes, the software renderer of
// Qt 6.4 forgets where that is and paints it once in the window's corner.
//
// Only parts that are seen are in the scene: the software renderer asks each node of it for each frame, and a table has
// up to two hundred tiles.
class TileNode : public QSGTransformNode
{
public:
    enum Part { shadow, body, firstHalf, secondHalf, dimmedBody, dimmedFirstHalf, dimmedSecondHalf, parts };
    static constexpr Part dimmed = dimmedBody; ///< from here on

    explicit TileNode(QQuickWindow* window)
    {
        for (auto& part : parts_) {
            part.reset(window->createImageNode());
            part->setFiltering(QSGTexture::Linear);
            part->setOwnsTexture(false);
            part->setFlag(QSGNode::OwnedByParent, false);
        }
        fade_.setFlag(QSGNode::OwnedByParent, false);
        appendChildNode(parts_[shadow].get());
        appendChildNode(parts_[body].get());
        fade_.appendChildNode(parts_[dimmedBody].get());
    }
    ~TileNode() override
    {
        removeAllChildNodes();
        fade_.removeAllChildNodes();
    }

    /// `dimmedSheet`: the same for a tile that is dimmed; what is not seen takes any.
    void setSheets(std::shared_ptr<SheetTexture> sheet, std::shared_ptr<SheetTexture> dimmedSheet)
    {
        for (std::size_t i = 0; i < parts; ++i)
            parts_[i]->setTexture((i < dimmed ? sheet : dimmedSheet)->texture.get());
        sheet_ = std::move(sheet);
        dimmedSheet_ = std::move(dimmedSheet);
    }
    void setDimmed(qreal opacity)
    {
        fade_.setOpacity(opacity);
        show(opacity > 0, *this, fade_, *lastChild());
    }
    /// A back has no halves.
    void setFaceUp(bool faceUp)
    {
        show(faceUp, *this, *parts_[firstHalf], *parts_[body]);
        show(faceUp, *this, *parts_[secondHalf], *parts_[faceUp ? firstHalf : body]);
        show(faceUp, fade_, *parts_[dimmedFirstHalf], *parts_[dimmedBody]);
        show(faceUp, fade_, *parts_[dimmedSecondHalf], *parts_[faceUp ? dimmedFirstHalf : dimmedBody]);
    }
    void setPart(Part part, const QRectF& target, const QRect& source)
    {
        parts_[part]->setRect(target);
        parts_[part]->setSourceRect(source);
    }

private:
    static void show(bool isSeen, QSGNode& parent, QSGNode& node, QSGNode& before)
    {
        if (isSeen == (node.parent() != nullptr))
            return;
        if (isSeen)
            parent.insertChildNodeAfter(&node, &before);
        else
            parent.removeChildNode(&node);
    }

    std::shared_ptr<SheetTexture> sheet_;
    std::shared_ptr<SheetTexture> dimmedSheet_;
    std::array<std::unique_ptr<QSGImageNode>, parts> parts_;
    QSGOpacityNode fade_;
};
} // namespace

TileItem::TileItem(QQuickItem* parent) : QQuickItem(parent) { setFlag(ItemHasContents); }

void TileItem::setArt(TileArt* art)
{
    if (art_ == art)
        return;
    if (art_)
        disconnect(art_, nullptr, this, nullptr);
    art_ = art;
    if (art_)
        connect(art_, &TileArt::changed, this, &QQuickItem::update);
    emit artChanged();
    update();
}

int TileItem::tileId() const { return first_ < 0 || second_ < 0 ? -1 : mt::Tile(first_, second_).index(); }

void TileItem::setTileId(int tileId)
{
    const mt::Tile tile = tileId < 0 ? mt::Tile() : mt::Tile::fromIndex(tileId);
    setFirst(tile.exists() ? tile.high() : -1);
    setSecond(tile.exists() ? tile.low() : -1);
}

void TileItem::geometryChange(const QRectF& now, const QRectF& before)
{
    QQuickItem::geometryChange(now, before);
    update();
}

QSGNode* TileItem::updatePaintNode(QSGNode* old, UpdatePaintNodeData*)
{
    const qreal shortSide = std::min(width(), height());
    if (!art_ || shortSide < 1) {
        delete old;
        return nullptr;
    }
    auto* node = old ? static_cast<TileNode*>(old) : new TileNode(window());
    const int dots = qRound(shortSide * window()->effectiveDevicePixelRatio());
    const int value = std::max(first_, second_);
    const auto shared = sheetFor(art_, style_, window(), dots, value);
    // Most tiles are never dimmed; one that was may be so again soon.
    wasDimmed_ = wasDimmed_ || dimmed_ > 0;
    TileStyle dim = style_;
    dim.isDimmed = true;
    node->setSheets(shared, wasDimmed_ ? sheetFor(art_, dim, window(), dots, value) : shared);

    const TileSheet& sheet = shared->sheet;
    const TilePose pose = width() > height() ? TilePose::lying : TilePose::upright;
    const QRectF whole(0, 0, width(), height());
    const QPointF step = pose == TilePose::lying ? QPointF(shortSide, 0) : QPointF(0, shortSide);
    const QRectF half(0, 0, shortSide, shortSide);
    const bool faceUp = first_ >= 0 && second_ >= 0;

    const qreal reach = sheet.shadowReach() * shortSide / sheet.shortSide * (1 + lift_);
    const qreal drop = shortSide * (0.045 + 0.22 * lift_);
    node->setPart(TileNode::shadow, whole.adjusted(-reach, -reach, reach, reach).translated(drop * 0.4, drop),
                  sheet.shadow(pose));
    const QRect firstMarks = faceUp ? sheet.half(pose, first_) : QRect();
    const QRect secondMarks = faceUp ? sheet.half(pose, second_) : QRect();
    for (const int layer : {0, TileNode::dimmedBody - TileNode::body}) {
        const auto part = [layer](TileNode::Part of) { return static_cast<TileNode::Part>(of + layer); };
        node->setPart(part(TileNode::body), whole, faceUp ? sheet.face(pose) : sheet.back(pose));
        node->setPart(part(TileNode::firstHalf), half, firstMarks);
        node->setPart(part(TileNode::secondHalf), half.translated(step), secondMarks);
    }
    node->setFaceUp(faceUp);
    node->setDimmed(dimmed_);
    return node;
}

#include "moc_tile_choices.cpp"
#include "moc_tile_item.cpp"
