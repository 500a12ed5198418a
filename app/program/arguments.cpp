#include "app/program/arguments.h"

namespace
{

const QString helpText = QStringLiteral(
    R"(mexican-train - the domino game Mexican Train

  mexican-train [--data-dir DIR] [--language CODE] [--new GAME | --open RECORD]

Without --new and --open it goes on with the game that was left last.

  --new GAME       begins a game: name=value pairs with semicolons between them.
                   rules=ID, seats=SEAT,SEAT,... (human, human:NAME or a level of the AI), seed=TEXT,
                   first=N (the seat that begins), and any option of the rules, such as rounds=3.
                   Example: --new "rules=tactic;seats=human:Anna,hard,hard,easy;seed=42;rounds=3"
  --open RECORD    goes on with the game in that record
  --language CODE  en, de, ...
  --data-dir DIR   where saved games and settings are
  --version        prints the version
  --help           prints this
)");

class Parser
{
public:
    explicit Parser(const QStringList& words) : words_(words) {}

    Arguments parse()
    {
        while (next_ < words_.size() && result_.ending == Arguments::Ending::none)
            take(words_[next_++]);
        if (result_.ending == Arguments::Ending::none && result_.newGame && !result_.record.isEmpty())
            end(Arguments::Ending::usage, QStringLiteral("--new and --open do not go together"));
        return result_;
    }

private:
    void take(const QString& word)
    {
        const QString name = word.section(QLatin1Char('='), 0, 0);
        if (word == QLatin1String("--help") || word == QLatin1String("-h"))
            end(Arguments::Ending::help, helpText);
        else if (word == QLatin1String("--version"))
            end(Arguments::Ending::version, QStringLiteral("mexican-train " MT_VERSION "\n"));
        else if (name == QLatin1String("--new"))
            readNewGame(valueOf(word));
        else if (name == QLatin1String("--open"))
            result_.record = valueOf(word);
        else if (name == QLatin1String("--language"))
            result_.language = valueOf(word);
        else if (name == QLatin1String("--data-dir"))
            result_.dataDir = valueOf(word);
        else
            end(Arguments::Ending::usage, QStringLiteral("unknown argument \"%1\"; --help lists them").arg(word));
    }

    // "--name=value" or "--name value".
    QString valueOf(const QString& word)
    {
        const qsizetype equals = word.indexOf(QLatin1Char('='));
        const QString value = equals >= 0 ? word.mid(equals + 1) : words_.value(next_++);
        if (value.isEmpty())
            end(Arguments::Ending::usage, QStringLiteral("%1 needs a value").arg(word.left(equals)));
        return value;
    }

    void readNewGame(const QString& text)
    {
        if (result_.ending != Arguments::Ending::none)
            return;
        auto spec = parseNewGame(text);
        if (const auto* error = std::get_if<SpecError>(&spec))
            end(Arguments::Ending::wrongInput, QStringLiteral("--new: ") + error->message);
        else
            result_.newGame = std::get<NewGameSpec>(std::move(spec));
    }

    void end(Arguments::Ending ending, const QString& message)
    {
        result_.ending = ending;
        result_.message = message;
    }

    QStringList words_;
    qsizetype next_ = 0;
    Arguments result_;
};

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

Arguments parseArguments(const QStringList& words) { return Parser(words).parse(); }
