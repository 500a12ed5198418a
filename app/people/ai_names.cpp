#include "app/people/ai_names.h"

struct AiNames::Entry {
    std::string_view id;
    const char* name;
};

// The table stands within a member, because that is how lupdate knows the context of its texts.
const std::vector<AiNames::Entry>& AiNames::entries()
{
    static const std::vector<Entry> table = {
        {"bruno", QT_TR_NOOP("Bruno")}, {"clara", QT_TR_NOOP("Clara")}, {"dario", QT_TR_NOOP("Dario")},
        {"emma", QT_TR_NOOP("Emma")},   {"felix", QT_TR_NOOP("Felix")}, {"greta", QT_TR_NOOP("Greta")},
        {"hugo", QT_TR_NOOP("Hugo")},   {"ines", QT_TR_NOOP("Ines")},   {"jakob", QT_TR_NOOP("Jakob")},
        {"karla", QT_TR_NOOP("Karla")}, {"leo", QT_TR_NOOP("Leo")},     {"mina", QT_TR_NOOP("Mina")},
        {"nils", QT_TR_NOOP("Nils")},   {"olga", QT_TR_NOOP("Olga")},
    };
    return table;
}

const std::vector<std::string_view>& AiNames::ids()
{
    static const std::vector<std::string_view> all = [] {
        std::vector<std::string_view> ids;
        for (const Entry& entry : entries())
            ids.push_back(entry.id);
        return ids;
    }();
    return all;
}

QString AiNames::shown(std::string_view id, const QString& otherwise)
{
    for (const Entry& entry : entries())
        if (entry.id == id)
            return tr(entry.name);
    return otherwise;
}

std::string_view AiNames::idOfOld(const QString& name)
{
    for (const Entry& entry : entries())
        if (name == QLatin1String(entry.name))
            return entry.id;
    return {};
}
