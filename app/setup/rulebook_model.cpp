#include "app/setup/rulebook_model.h"

#include "app/platform/plain_text.h"
#include "app/words/rulebook_words.h"

void RulebookModel::retranslate()
{
    std::vector<RulebookRow> books;
    for (const mt::Rulebook& book : mt::allRulebooks())
        books.push_back({plainText(book.id), RulebookWords::rulebookName(book.id),
                         RulebookWords::rulebookBlurb(book.id), RulebookWords::rulebookSource(book.id)});
    setRows(std::move(books));
}

#include "moc_rulebook_model.cpp"
