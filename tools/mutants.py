"""Mutants of C sources: places where one rule can be taken out of a book, and the text that takes it out.

A source is cut into tokens; nothing else is known of C than where brackets close, where a statement ends and what the comments
cite. That is enough, because the books are written in one style, by a formatter.

    check     if (COND) return lin_refuse(.. "BW-13.1" ..);     the check never fires
    modifier  kit_sum_add(sum, LF_WHY_COVER, -1);               is not added; nor is whoever would be disordered, and why
    cited     if (COND) ...  /* BW-13.1 */                      never happens
    answer    bool f() { return COND; } under a comment "BW-13.1"   says the contrary
    row       a number or a name in a chart (tables.c)          is one more, or its neighbour
"""
import re

TOKEN = re.compile(
    r'(?P<comment>/\*.*?\*/|//[^\n]*)|(?P<string>"(?:\\.|[^"\\])*")|(?P<char>\'(?:\\.|[^\'\\])*\')'
    r'|(?P<pre>(?m:^)[ \t]*\#(?:[^\n\\]|\\.|\\\n)*)|(?P<word>[A-Za-z_]\w*)|(?P<number>\d[\w.]*)|(?P<mark>\S)', re.S)
RULE = re.compile(r'\b[A-Z]{2}-(?:[A-Z]{2}-\d+\b|\d+\.\d+\b)')
REASON = re.compile(r'^(?:[A-Z]{2}_WHY_|R_)[A-Z_0-9]+$')
OPEN, CLOSE = '([{', ')]}'


class Token:
    __slots__ = ('kind', 'text', 'start', 'end', 'line', 'twin')

    def __init__(self, kind, text, start, end, line):
        self.kind, self.text, self.start, self.end, self.line, self.twin = kind, text, start, end, line, None


class Mutant:
    """What is taken out: where, under which rules, and the edit (start, end, function of a condition to new text)."""

    def __init__(self, operator, path, line, rules, start, end, edit, text):
        self.operator, self.path, self.line, self.rules = operator, path, line, rules
        self.start, self.end, self.edit, self.text = start, end, edit, ' '.join(text.split())
        self.number = 0

    def name(self):
        """The same whatever lines are added above it."""
        return f'{self.path} {self.operator} {self.text}'

    def __str__(self):
        return f'{self.path}:{self.line}: {self.operator} {",".join(self.rules) or "-"}: {self.text}'


def rules_in(text):
    return list(dict.fromkeys(RULE.findall(text)))


class Source:
    def __init__(self, path, text):
        self.path, self.text, self.all, line = path, text, [], 1
        at = 0
        for found in TOKEN.finditer(text):
            line += text.count('\n', at, found.start())
            at = found.start()
            self.all.append(Token(found.lastgroup, found.group(), found.start(), found.end(), line))
        self.code = [t for t in self.all if t.kind not in ('comment', 'pre')]
        self.pair()

    def pair(self):
        stack = []
        for i, t in enumerate(self.code):
            if t.kind != 'mark':
                continue
            if t.text in OPEN:
                stack.append(i)
            elif t.text in CLOSE and stack:
                t.twin = stack.pop()
                self.code[t.twin].twin = i

    # ---- statements and comments ----

    def statement_end(self, i):
        """The index of the last token of the statement that begins at i."""
        while i < len(self.code):
            t = self.code[i]
            if t.kind == 'mark' and t.text in OPEN:
                i = t.twin
                if t.text == '{':
                    return i
            elif t.text == ';':
                return i
            i += 1
        return len(self.code) - 1

    def comments(self, start, end):
        """Comments between two places, and one that ends its line."""
        out = []
        for t in self.all:
            if t.kind == 'comment' and (start <= t.start < end or
                                        end <= t.start and '\n' not in self.text[end:t.start]):
                out.append(t.text)
        return ' '.join(out)

    def above(self, token):
        """The comment right above the line of a token."""
        before = [t for t in self.all if t.end <= token.start]
        if before and before[-1].kind == 'comment' and self.text.count('\n', before[-1].end, token.start) == 1:
            return before[-1].text
        return ''

    def slice(self, i, k):
        return self.text[self.code[i].start:self.code[k].end]

    # ---- mutants ----

    def conditions(self):
        """if (COND) STATEMENT: checks, and what a comment cites."""
        for i, t in enumerate(self.code):
            if t.text != 'if' or self.code[i + 1].text != '(':
                continue
            close = self.code[i + 1].twin
            first, last = close + 1, self.statement_end(close + 1)
            body = self.slice(first, last)
            named = [s.text[1:-1] for s in self.code[first:last] if s.kind == 'string' and RULE.fullmatch(s.text[1:-1])]
            refused = named and any(s.text == 'return' for s in self.code[first:last]) and body.count(';') <= 3
            head_end = self.code[close].end
            eol = self.text.find('\n', head_end)
            cited = rules_in(self.comments(t.start, eol if '\n' in body or '/*' in self.text[head_end:eol] else head_end) +
                             self.above(t))
            if not refused and not cited:
                continue
            text = self.slice(i, close) + (' ' + body if refused else '')
            yield Mutant('check' if refused else 'cited', self.path, t.line, named if refused else cited,
                         self.code[i + 1].start, self.code[close].end,
                         lambda on, old: f'(!({on}) && {old})', text[:160])

    def refusals_by_choice(self):
        """return COND ? LIN_OK : lin_refuse(.. "RULE" ..);"""
        for i, t in enumerate(self.code):
            if t.text != 'return':
                continue
            last = self.statement_end(i)
            inside = self.code[i + 1:last]
            named = [s.text[1:-1] for s in inside if s.kind == 'string' and RULE.fullmatch(s.text[1:-1])]
            if named and any(s.text == '?' for s in inside) and any(s.text == 'LIN_OK' for s in inside):
                yield Mutant('check', self.path, t.line, named, self.code[i + 1].start, self.code[last].start,
                             lambda on, old: f'({on}) ? LIN_OK : ({old})', self.slice(i, last)[:160])

    def modifiers(self):
        """A call by itself, with a reason among its arguments."""
        for i, t in enumerate(self.code):
            before = self.code[i - 1].text if i else ';'
            if t.kind != 'word' or i + 1 >= len(self.code) or self.code[i + 1].text != '(' or before not in (';', '{', '}', ')'):
                continue
            last = self.statement_end(i)
            if self.code[last].text != ';' or self.code[i + 1].twin != last - 1 or t.text.startswith('lin_tell'):
                continue
            reasons = [s.text for s in self.code[i:last] if s.kind == 'word' and REASON.match(s.text)]
            if reasons:
                yield Mutant('modifier', self.path, t.line, reasons, t.start, self.code[last].end,
                             lambda on, old: f'do {{ if (!({on})) {{ {old} }} }} while (0);', self.slice(i, last))

    def answers(self):
        """Functions of yes or no that a comment above ascribes to a rule."""
        for i, t in enumerate(self.code):
            if t.text != 'bool' or self.text[t.start - 1:t.start] not in ('\n', ' ') or i + 2 >= len(self.code):
                continue
            head = self.code[i - 1] if i and self.code[i - 1].text == 'static' else t
            column = head.start - (self.text.rfind('\n', 0, head.start) + 1)
            if column or self.code[i + 2].text != '(':
                continue
            close = self.code[i + 2].twin
            if self.code[close + 1].text != '{':
                continue
            rules = rules_in(self.above(head))
            if not rules:
                continue
            for k in range(close + 1, self.code[close + 1].twin):
                if self.code[k].text != 'return':
                    continue
                last = self.statement_end(k)
                if last - k == 2 and self.code[k + 1].text in ('true', 'false'):
                    continue
                yield Mutant('answer', self.path, self.code[k].line, rules, self.code[k + 1].start, self.code[last].start,
                             lambda on, old: f'({on}) != !!({old})', self.slice(k, last)[:160])

    def rows(self):
        """Numbers and names of the charts: initialisers, and of small functions beside them the numbers."""
        depth = chart_end = 0
        for i, t in enumerate(self.code):
            if t.text == '{':
                depth += 1
                if self.code[i - 1].text == '=':
                    chart_end = max(chart_end, t.twin)
            elif t.text == '}':
                depth -= 1
            if not depth or t.kind not in ('number', 'word') or self.in_designator(i):
                continue
            if t.kind == 'word' and i > chart_end:
                continue
            if t.kind == 'number':
                new = str(int(t.text, 0) + 1) if re.fullmatch(r'\d+', t.text) else None
            else:
                new = self.neighbour(i)
            if new is None:
                continue
            line_end = self.text.find('\n', t.start)
            line = self.text[self.text.rfind('\n', 0, t.start) + 1:line_end]
            column = t.start - (self.text.rfind('\n', 0, t.start) + 1)
            yield Mutant('row', self.path, t.line, rules_in(self.chart_rules(t)), t.start, t.end,
                         lambda on, old, new=new: new, f'{line.strip()} [{column}: {t.text} => {new}]')

    def in_designator(self, i):
        """[NAME] or .name, which say where a value goes, or the head of a macro's call."""
        before, after = self.code[i - 1].text, self.code[i + 1].text if i + 1 < len(self.code) else ''
        return before in ('[', '.') or after in (']', '(')

    def neighbour(self, i):
        """The next name of the same list that is another one."""
        opening = i
        while self.code[opening].text != '{' or self.code[opening].twin < i:
            opening -= 1
        names = [t.text for k, t in enumerate(self.code[opening + 1:self.code[opening].twin], opening + 1)
                 if t.kind == 'word' and not self.in_designator(k)]
        others = [n for n in names if n != self.code[i].text and n != 'NULL']
        if self.code[i].text == 'NULL' or len(names) < 2 or not others:
            return None
        at = names.index(self.code[i].text)
        return next((n for n in names[at:] + names[:at] if n in others), None)

    def chart_rules(self, token):
        """What the comments of this line and the chart's own say."""
        start = self.text.rfind('\n', 0, token.start)
        opening = max(self.text.rfind('\n\n', 0, token.start), 0)
        return self.text[opening:start] + self.comments(start, token.end)

    def mutants(self):
        found = [*self.conditions(), *self.refusals_by_choice(), *self.modifiers(), *self.answers()]
        found.sort(key=lambda m: m.start)
        out = []
        for m in found:
            if not out or m.start >= out[-1].end:
                out.append(m)
        return out


def with_switches(source, mutants):
    """The text with every mutant in it, each behind its number."""
    out, at = ['extern int lin_mutant; '], 0
    for m in sorted(mutants, key=lambda m: m.start):
        out += [source.text[at:m.start], m.edit(f'lin_mutant == {m.number}', source.text[m.start:m.end])]
        at = m.end
    return ''.join(out) + source.text[at:]


def with_edit(source, mutant):
    """The text with this mutant alone."""
    return source.text[:mutant.start] + mutant.edit('1', source.text[mutant.start:mutant.end]) + source.text[mutant.end:]
