#include "app/words/reaction_words.h"

QString ReactionWords::said(Reaction reaction)
{
    switch (reaction) {
    case Reaction::drewMuch: return tr("Oh dear!", "said by a computer player who draws and draws");
    case Reaction::cannotPlay: return tr("Drat!", "said by a computer player who has to pass");
    case Reaction::laidDouble: return tr("Ha!", "said by a computer player who plays a double");
    case Reaction::hasGuest: return tr("Hey!", "said by a computer player on whose train somebody else played a tile");
    case Reaction::isOut: return tr("Hooray!", "said by a computer player who goes out");
    }
    return {};
}
