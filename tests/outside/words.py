"""What the program says, in one language, as its file of translations has it."""

import pathlib
import re
import xml.etree.ElementTree

TILE = r"\d{1,2}-\d{1,2}"


class Words:
    """English is what the code says; its file has plural forms alone."""

    def __init__(self, translations, code):
        self.forms = {}
        tree = xml.etree.ElementTree.parse(pathlib.Path(translations, f"mexican-train_{code}.ts"))
        for context in tree.iter("context"):
            for message in context.iter("message"):
                forms = [form.text for form in message.iter("numerusform")] or [message.findtext("translation")]
                key = context.findtext("name"), message.findtext("source")
                for source in [key[1], f"{key[1]}|{message.findtext('comment')}"]:
                    self.forms[key[0], source] = [form for form in forms if form]

    def forms_of(self, context, source):
        """Two texts that are the same in English are told apart by what the code says of them, after a "|"."""
        return self.forms.get((context, source)) or [source.split("|")[0]]

    def say(self, context, source, *arguments):
        """That text with its arguments in it; of plurals the first form."""
        text = self.forms_of(context, source)[0]
        for number, argument in enumerate(arguments, 1):
            text = text.replace(f"%{number}", argument)
        return text

    def pattern(self, context, source, *arguments):
        """What matches that text: each %1, %2 as the argument for it says, which is an expression, and in a group of its own."""
        return "|".join(self._expression(form, arguments) for form in self.forms_of(context, source))

    @staticmethod
    def _expression(form, arguments):
        text = re.escape(form).replace("%n", r"\d+")
        for number, argument in enumerate(arguments, 1):
            text = text.replace(f"%{number}", f"({argument})")
        return text

    def means(self, text, context, source, *arguments):
        """The groups of the first place where the text is said; None: it is not."""
        found = re.search(self.pattern(context, source, *arguments), text)
        return found and [group for group in found.groups() if group is not None]
