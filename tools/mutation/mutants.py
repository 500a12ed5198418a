"""What can be changed in a source, how a change is named, found again, and planted beside the original."""

import re

from source import TOKEN, Source

ASSIGN = {'=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>='}
LOWEST = ASSIGN | {',', ';', ':', '?', 'return', 'throw', 'else', 'case', 'do'}
# What ends an operand, by the operator: all that binds less than it; on the right, its equals too.
LOGIC = {'||': LOWEST, '&&': LOWEST | {'||'}}
BITS = LOWEST | {'||', '&&', '|', '^', '&'}
RELATIONS = {'<': '<=', '<=': '<', '>': '>=', '>=': '>', '==': '!=', '!=': '=='}
BELOW_SUM = BITS | set(RELATIONS) | {'<<', '>>', '<=>'}
NO_STATEMENT = {'return', 'if', 'for', 'while', 'switch', 'do', 'const', 'constexpr', 'auto', 'using', 'static', 'typedef',
                'case', 'default', 'throw', 'template', 'struct', 'class', 'else', 'try', 'static_assert', 'delete', 'enum',
                'namespace', 'mutable', 'public', 'private', 'goto', 'catch', 'unsigned', 'int', 'bool', 'std'}


# What is said in these is not run, or for the compiler alone.
UNSEEN = {'MT_EXPECT', 'Q_ASSERT', 'assert', 'static_assert'}


class Mutant:
    """A change of the text start..end of a file. `parts`: strings, and spans of the source that may hold other mutants;
    what stands there is `on` where the mutant is switched on, else `off`."""

    def __init__(self, kind, start, end, on, off, is_statement=False):
        self.kind, self.start, self.end, self.on, self.off = kind, start, end, on, off
        self.is_statement = is_statement
        self.number = 0
        self.can_wake = True  # what is for the compiler alone cannot
        self.path = self.function = self.line = self.reason = ''

    def key(self):
        return (self.path, self.function, self.kind, self.line)


def find_mutants(path, text):
    source = Source(text)
    found, unseen_until = [], 0
    for i, token in enumerate(source.tokens):
        if token.text in UNSEEN:
            unseen_until = source.right_of(i, {';'})
        if i < unseen_until:
            continue
        if token.function is not None:
            for mutant in list(_at(source, i)):
                mutant.function = token.function
                found.append(mutant)
        else:
            found += _named_constant(source, i)
    times = {}
    for mutant in found:
        mutant.path, mutant.line = path, source.line_text(mutant.start)
        seen = times[mutant.key()] = times.get(mutant.key(), 0) + 1
        if seen > 1:  # the same thing twice in a line, or the same line twice in a function
            mutant.kind += f' #{seen}'
    return found


def _at(source, i):
    token = source.tokens[i]
    if token.kind == 'operator':
        if token.text in RELATIONS and source.is_spaced(i):
            stops = BITS if token.text in ('==', '!=') else BITS | {'==', '!='}
            yield _binary(source, i, RELATIONS[token.text], stops, stops)
        elif token.text in LOGIC and source.is_spaced(i):
            other = '&&' if token.text == '||' else '||'
            yield _binary(source, i, other, LOGIC[token.text], LOGIC[token.text] | {token.text, other})
        elif token.text in '+-' and source.is_spaced(i) and source.tokens[i - 1].kind != 'operator' or \
                token.text in '+-' and source.is_spaced(i) and source.tokens[i - 1].text in ')]':
            yield _binary(source, i, '-' if token.text == '+' else '+', BELOW_SUM, BELOW_SUM | {'+', '-'})
        elif token.text == '?':
            first = source.left_of(i, LOWEST)
            yield _negated(source, first, i)
    elif token.kind == 'number':
        yield from _literal(source, i)
    elif token.text in ('true', 'false'):
        other = 'false' if token.text == 'true' else 'true'
        yield Mutant(f'constant {token.text} to {other}', token.start, token.end, [other], [token.text])
    elif token.text in ('if', 'while') and source.tokens[i + 1].text == '(':
        yield from _condition(source, i + 1)
    if _begins_statement(source, i):
        yield from _removed(source, i)
    if token.text == 'constexpr':
        yield from _named_constant(source, i)


def _binary(source, i, other, left_stops, right_stops):
    first, last = source.left_of(i, left_stops), source.right_of(i, right_stops)
    tokens, operator = source.tokens, source.tokens[i]
    left, right = (tokens[first].start, operator.start), (operator.end, tokens[last - 1].end)
    name = {'+': 'arithmetic', '-': 'arithmetic', '&&': 'logic', '||': 'logic'}.get(operator.text, 'relation')
    return Mutant(f'{name} {operator.text} to {other}', left[0], right[1],
                  ['(', left, other, right, ')'], ['(', left, operator.text, right, ')'])


def _negated(source, first, last):
    span = (source.tokens[first].start, source.tokens[last - 1].end)
    return Mutant('condition negated', *span, ['!(', span, ')'], ['bool(', span, ')'])


def _condition(source, opening):
    closing = source.tokens[opening].mate
    first = opening + 1
    depth_zero = first
    while depth_zero < closing:
        token = source.tokens[depth_zero]
        if token.text == ';':
            first = depth_zero + 1
        depth_zero = token.mate + 1 if token.text in '([{' and token.mate else depth_zero + 1
    words = [t.text for t in source.tokens[first:closing]]
    if '=' not in words and words:
        yield _negated(source, first, closing)


def _literal(source, i):
    token = source.tokens[i]
    match = re.fullmatch(r"(0[xX][\da-fA-F']+|0|[1-9][\d']*)([uUlLzZ]*)", token.text)
    if not match:
        return
    value, suffix = int(match.group(1).replace("'", ''), 0), match.group(2)
    for other in (value + 1, value - 1) if value > 0 else (1,):
        span = (token.start, token.end)  # where the other change of the same number stands
        mutant = Mutant(f'constant {token.text} to {other}', *span, [f'{other}{suffix}'], [span])
        mutant.can_wake = not _is_for_compiler(source, i)
        yield mutant


def _is_for_compiler(source, i):
    """The number is a case's label, or in what is constexpr, or all that a constant is made of."""
    first = i
    while first > 0 and source.tokens[first - 1].text not in (';', '{', '}'):
        first -= 1
    words = [t.text for t in source.tokens[first:i]]
    return words[-1:] == ['case'] or 'constexpr' in words or \
        'const' in words and words[-1:] == ['='] and source.tokens[i + 1].text == ';'


def _named_constant(source, i):
    """constexpr int NAME = NUMBER; becomes a number that is another one at run time."""
    tokens = source.tokens[i:i + 7]
    words = [t.text for t in tokens]
    if len(words) < 6 or words[0] != 'constexpr' or words[1] not in ('int', 'std') or '=' not in words:
        return
    match = re.match(r'constexpr (int|std::size_t|std::uint64_t) (\w+) = (-?[\d\']+);', source.text[tokens[0].start:])
    if not match:
        return
    start, end = tokens[0].start, tokens[0].start + match.end()
    kind, name, value = match.groups()
    for other in ('0', '-' + value if not value.startswith('-') else value[1:]):
        if int(value.replace("'", '')) == 0 or (kind != 'int' and other.startswith('-')):
            continue
        mutant = Mutant(f'constant {value} to {other}', start, end, [other], [value])
        mutant.declares = f'const {kind} {name}'
        mutant.function = source.tokens[i].function or '-'
        yield mutant


def _begins_statement(source, i):
    if i == 0 or source.tokens[i].inside != '{':
        return False
    before, token = source.tokens[i - 1], source.tokens[i]
    if token.kind == 'name' and token.text in NO_STATEMENT or token.kind in ('number', 'string'):
        return False
    if token.kind == 'operator' and token.text not in ('++', '--', '*'):
        return False
    if before.text == ')' and before.mate:
        return source.tokens[before.mate - 1].text in ('if', 'for', 'while', 'constexpr')
    if before.text == ':':
        k = i - 2
        while k > 0 and source.tokens[k].text not in (';', '{', '}', '?', ':', '('):
            if source.tokens[k].text in ('case', 'default'):
                return True
            k -= 1
        return False
    if before.text == '{':
        return before.opens in ('function', 'block')
    if before.text == '}':
        return source.tokens[before.mate].opens in ('function', 'block') if before.mate is not None else False
    return before.text in (';', 'else')


def _removed(source, i):
    last = source.right_of(i - 1, {';'})
    if last >= len(source.tokens) or source.tokens[last].text != ';':
        return
    tokens = source.tokens[i:last]
    words = [t.text for t in tokens]
    declares = len(tokens) > 1 and tokens[0].kind == 'name' and (
        tokens[1].kind == 'name' or re.match(r'[\w:]+(<[^;=]*>)?[&*]* \w+( =|\(|;|\{)', source.text[tokens[0].start:]))
    acts = words in (['break'], ['continue']) or set(words) & (ASSIGN | {'++', '--'}) or words[-1] == ')'
    # The last break of a switch does nothing.
    if declares or not acts or (words == ['break'] and source.tokens[last + 1].text == '}'):
        return
    span = (tokens[0].start, source.tokens[last].end)
    yield Mutant('statement removed', *span, [], [span], is_statement=True)


def plant(text, mutants):
    """The text with all of these mutants, each asleep until its number is called. Lines keep their numbers."""
    # Of two that change the same text, the one that leaves room for the other goes round it.
    in_order = sorted(mutants, key=lambda m: (m.start, -m.end, (m.start, m.end) not in m.off, m.number))
    planted = _render(text, 0, len(text), in_order)
    assert all(f'mutation::is({m.number})' in planted for m in mutants)
    return planted


def _render(text, start, end, mutants):
    out, at = [], start
    while mutants:
        mutant, *rest = mutants
        out.append(text[at:mutant.start])
        inside = [m for m in rest if m.end <= mutant.end]
        mutants = [m for m in rest if m.end > mutant.end]
        woken = _one(text, mutant, inside)
        # A comment must not swallow what is put on one line, and the lines after this must not move.
        out.append(woken + '\n' * text.count('\n', mutant.start, mutant.end))
        at = mutant.end
    out.append(text[at:end])
    return ''.join(out)


def _one(text, mutant, inside):
    def show(parts):
        shown = []
        for part in parts:
            if isinstance(part, str):
                shown.append(part)
            else:
                within = [m for m in inside if part[0] <= m.start and m.end <= part[1]]
                shown.append(re.sub(r'\s*\n\s*', ' ', _render(_uncommented(text), *part, within)))
        return ' '.join(shown)

    call = f'mutation::is({mutant.number})'
    if mutant.is_statement:
        return f'{{ if (!{call}) {{ {show(mutant.off)} }} }}'
    if hasattr(mutant, 'declares'):
        changes = ''.join(f'mutation::is({m.number}) ? {show(m.on)} : ' for m in [mutant, *inside])
        return f'{mutant.declares} = mutation::atRunTime({changes}{show(mutant.off)});'
    return f'({call} ? {show(mutant.on)} : {show(mutant.off)})'


def _uncommented(text):
    """The same text with blanks for comments: positions stay."""
    return TOKEN.sub(lambda m: ' ' * len(m.group()) if m.lastgroup == 'comment' else m.group(), text)
