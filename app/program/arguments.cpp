#include "app/program/arguments.h"

#include "app/setup/new_game_spec.h"

#include <CLI/CLI.hpp>

namespace
{

constexpr const char* about = "The domino game Mexican Train.\n"
                              "Without a game to begin or to open it goes on with the game that was left last.";
constexpr const char* aboutNew = "begins a game: name=value pairs with semicolons between them.\n"
                                 "rules=ID, seats=SEAT,SEAT,... (human, human:NAME or a computer player's level),\n"
                                 "seed=TEXT, first=N (the seat that begins), and any option of the rules,\n"
                                 "such as rounds=3. A name with ; or , stands between quotation marks. Example:\n"
                                 "--new \"rules=tactic;seats=human:Anna,hard,hard,casual;seed=42;rounds=3\"";

constexpr const char* aboutExport = "writes the rules of all rulebooks in all languages into that empty folder,\n"
                                    "as pages for the web and as PDF files, and ends";

Arguments ended(Arguments::Ending ending, const QString& message)
{
    Arguments result;
    result.ending = ending;
    result.message = message;
    return result;
}

std::string notEmpty(const std::string& value) { return value.empty() ? "a value is needed" : ""; }

// Bytes that are not UTF-8 were replaced when the word was read: that would be another folder.
std::string isUtf8(const std::string& value)
{
    const bool isReplaced = QString::fromStdString(value).contains(QChar::ReplacementCharacter);
    return isReplaced ? value + " is not written in UTF-8: give that folder another name" : "";
}

struct Given {
    std::string game;
    std::string record;
    std::string language;
    std::string dataDir;
    std::string rulesTo;
};

struct Asked {
    CLI::Option* begins;
    CLI::Option* file;
};

// What is read into `given`, and what has to be known besides.
Asked describe(CLI::App& app, Given& given)
{
    app.set_version_flag("--version", "mexican-train " MT_VERSION);
    const auto option = [&app](const char* name, std::string& value, const char* type, const char* help) {
        return app.add_option(name, value, help)->type_name(type)->take_last()->check(notEmpty);
    };
    CLI::Option* begins = option("--new", given.game, "GAME", aboutNew);
    CLI::Option* opens = option("--open", given.record, "RECORD", "goes on with the game in that record");
    CLI::Option* file = app.add_option("RECORD", given.record, "a saved game to go on with, as --open does");
    file->type_name("")->check(notEmpty)->excludes(begins)->excludes(opens);
    opens->excludes(begins);
    CLI::Option* speaks = option("--language", given.language, "CODE", "en, de, ...");
    CLI::Option* from = option("--data-dir", given.dataDir, "DIR", "where saved games and settings are");
    CLI::Option* exports = option("--export-rules", given.rulesTo, "DIR", aboutExport);
    from->check(isUtf8);
    exports->check(isUtf8);
    for (CLI::Option* other : {begins, opens, file, speaks, from})
        exports->excludes(other);
    return {begins, file};
}

} // namespace

int Arguments::exitCode() const
{
    switch (ending) {
    case Ending::none:
    case Ending::help:
    case Ending::version: return 0;
    case Ending::wrongInput: return 1;
    case Ending::usage: return 2;
    }
    return 0;
}

Arguments parseArguments(const QStringList& words)
{
    CLI::App app(about, "mexican-train");
    app.allow_windows_style_options(false); // the same words on every system
    Given given;
    const Asked asked = describe(app, given);
    std::vector<std::string> fromLast;
    for (auto word = words.rbegin(); word != words.rend(); ++word)
        fromLast.push_back(word->toStdString());
    try {
        app.parse(std::move(fromLast));
    } catch (const CLI::CallForHelp&) {
        return ended(Arguments::Ending::help, QString::fromStdString(app.help()));
    } catch (const CLI::CallForVersion& version) {
        return ended(Arguments::Ending::version, QString::fromStdString(version.what()) + QLatin1Char('\n'));
    } catch (const CLI::ParseError& error) {
        return ended(Arguments::Ending::usage,
                     QString::fromStdString(error.what()).simplified() + QStringLiteral(" (--help tells more)"));
    }

    Arguments result;
    result.record = QString::fromStdString(given.record);
    result.language = QString::fromStdString(given.language);
    result.dataDir = QString::fromStdString(given.dataDir);
    result.rulesTo = QString::fromStdString(given.rulesTo);
    result.isByDesktop = asked.file->count() > 0;
    if (asked.begins->count() > 0) {
        result.newGame = QString::fromStdString(given.game);
        const auto spec = parseNewGame(result.newGame);
        if (const auto* error = std::get_if<SpecError>(&spec))
            return ended(Arguments::Ending::wrongInput, QStringLiteral("--new: ") + error->message);
    }
    return result;
}
