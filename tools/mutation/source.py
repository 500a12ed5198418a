"""C++ as far as mutation needs it: tokens, the functions they stand in, the reach of an operand.

No parser: it leans on clang-format, which puts spaces round every binary operator and none round template brackets.
What it gets wrong does not compile once it is planted, and is left out then."""

import re

TOKEN = re.compile(
    r'''(?P<comment>//[^\n]*|/\*.*?\*/)
      | (?P<directive>^[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)
      | (?P<string>R"(?P<raw>[^(\s]*)\(.*?\)(?P=raw)"|"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')
      | (?P<number>\d(?:'?[\w.])*)
      | (?P<name>[A-Za-z_]\w*)
      | (?P<operator><<=|>>=|<=>|->\*|\.\.\.|::|->|\+\+|--|<<|>>|<=|>=|==|!=|&&|\|\||[-+*/%&|^]=|[^\s\w])''',
    re.VERBOSE | re.DOTALL | re.MULTILINE)

OPEN, CLOSE = {'(': ')', '[': ']', '{': '}'}, {')': '(', ']': '[', '}': '{'}


class Token:
    def __init__(self, match, kind):
        self.text, self.kind = match.group(), kind
        self.start, self.end = match.span()
        self.mate = None      # index of the bracket that goes with this one
        self.inside = None    # the innermost bracket that it stands in
        self.function = None  # in whose body it stands
        self.opens = None     # of a '{': namespace, type, function, block or data

    def __repr__(self):
        return self.text


class Source:
    def __init__(self, text):
        self.text = text
        self.tokens = []
        for match in TOKEN.finditer(text):
            kind = match.lastgroup if match.lastgroup != 'raw' else 'string'
            if kind not in ('comment', 'directive'):
                self.tokens.append(Token(match, kind))
        self._match_brackets()
        self._find_functions()

    def _match_brackets(self):
        stack = []
        for i, token in enumerate(self.tokens):
            if token.kind == 'operator' and token.text in CLOSE and stack:
                token.mate = stack.pop()
                self.tokens[token.mate].mate = i
            token.inside = self.tokens[stack[-1]].text if stack else None
            if token.kind == 'operator' and token.text in OPEN:
                stack.append(i)

    def _find_functions(self):
        """Which braces open a function's body, and what stands in one."""
        stack, begin = [], 0  # begin: of the declaration that is being read
        for i, token in enumerate(self.tokens):
            token.function = next((name for kind, name in reversed(stack) if kind == 'function'), None)
            if token.text == '{' and token.kind == 'operator':
                token.opens, name = self._kind_of_brace(i, begin, stack)
                stack.append((token.opens, name))
                begin = i + 1
            elif token.text == '}' and token.kind == 'operator' and stack:
                kind, _ = stack.pop()
                if kind != 'data':
                    begin = i + 1
            elif token.text == ';':
                begin = i + 1

    def _kind_of_brace(self, i, begin, stack):
        outer = stack[-1][0] if stack else 'namespace'
        if outer in ('function', 'block', 'data'):
            return self._kind_within(i), None
        head = self._without_prefix(begin, i)
        words = [t.text for t in head]
        if 'namespace' in words:
            return 'namespace', None
        paren = next((k for k, t in enumerate(head) if t.text == '('), None)
        if paren is None or words[0] in ('enum', 'struct', 'class', 'union'):
            is_type = words and words[0] in ('struct', 'class', 'union')
            return ('type', None) if is_type else ('data', None)
        if '=' in words[:paren]:
            return 'data', None
        # The brace of a member's initialiser, as in `: hand_{...}`, follows its name.
        name = ''
        for t in reversed(head[:paren]):
            if t.kind == 'name' or t.text in ('::', '~') or 'operator' in words[:paren]:
                if name and t.kind == 'name' and re.match(r'\w', name):
                    break
                name = t.text + name
            else:
                break
        return 'function', name

    def _kind_within(self, i):
        """A brace in a body: a block, or what a value is made of."""
        before = self.tokens[i - 1]
        if before.text in (';', '{', '}', 'else', 'do', 'try', ':'):
            return 'data' if before.text == '{' and before.opens == 'data' else 'block'
        if before.text == ')':
            word = self.tokens[before.mate - 1].text if before.mate else ''
            return 'block' if word in ('if', 'for', 'while', 'switch', 'catch', 'constexpr', ']') else 'data'
        if before.text in (']', 'const', 'mutable', 'noexcept'):
            return 'block'  # of a lambda
        return 'data'

    def _without_prefix(self, begin, end):
        """A declaration without its template<...> and [[...]]."""
        tokens, i, kept = self.tokens, begin, []
        while i < end:
            if tokens[i].text == 'template' and tokens[i + 1].text == '<':
                depth, i = 1, i + 2
                while depth and i < end:
                    depth += {'<': 1, '>': -1, '>>': -2}.get(tokens[i].text, 0)
                    i += 1
            elif tokens[i].text == '[' and tokens[i].mate and tokens[i].mate < end:
                i = tokens[i].mate + 1
            elif tokens[i].text in ('public', 'private', 'protected') and tokens[i + 1].text == ':':
                i += 2
            else:
                kept.append(tokens[i])
                i += 1
        return kept

    def is_spaced(self, i):
        """A space on both sides: a binary operator, not a template's bracket or a sign."""
        token = self.tokens[i]
        return self.text[token.start - 1].isspace() and self.text[token.end:token.end + 1].isspace()

    def left_of(self, i, stops):
        """Index of the first token of the operand that ends before token i."""
        k = i - 1
        while k >= 0:
            token = self.tokens[k]
            if token.text in CLOSE and token.kind == 'operator' and token.mate is not None:
                if token.text == '}' and self.tokens[token.mate].opens != 'data':
                    break
                k = token.mate - 1
                continue
            if (token.text in OPEN and token.kind == 'operator') or self._stops(k, stops):
                break
            k -= 1
        return k + 1

    def right_of(self, i, stops):
        """Index just beyond the last token of the operand that begins after token i."""
        k = i + 1
        while k < len(self.tokens):
            token = self.tokens[k]
            if token.text in OPEN and token.kind == 'operator' and token.mate is not None:
                if token.text == '{' and token.opens not in ('data', 'block'):
                    break
                k = token.mate + 1
                continue
            if (token.text in CLOSE and token.kind == 'operator') or self._stops(k, stops):
                break
            k += 1
        return k

    def _stops(self, k, stops):
        token = self.tokens[k]
        if token.text not in stops:
            return False
        return token.text not in ('<', '>', '-', '+', '&', '|', '^', '<<', '>>') or self.is_spaced(k)

    def line_of(self, position):
        return self.text.count('\n', 0, position) + 1

    def line_text(self, position):
        begin = self.text.rfind('\n', 0, position) + 1
        end = self.text.find('\n', position)
        return self.text[begin:end if end >= 0 else len(self.text)].strip()
