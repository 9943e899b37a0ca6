"""The code blocks of the documents: where each stands, what it holds, and what sort it is.

A block tells by its content what it is. What none of the sorts fits (a picture in letters, the
shape of an answer, a list of messages) is shown only, and is not run. A comment right above a block may say more:

    <!-- played: linstock play BATTLE --terminal -->     the game that a talk in the terminal belongs to
    <!-- from POSITION after "ORDERS" dice 2 4 -->       a talk that is judged by `linstock run`, or a position to begin with
    <!-- orders -->                                      orders that some battle must be able to read
    <!-- quoted from FILE -->                            a piece of the source, word for word
    <!-- not run: REASON -->                             the few that cannot be run, and why
"""
import re

PROMPT = re.compile(r'^([a-z]+)> *(.*)$')
COMMAND = re.compile(r'^(?:[A-Z_]+=\S+ )?(?:linstock|\./\S+)(?: |$)')
REPLY = re.compile(r'^[=?]\d*(?: |$)')


class Block:
    def __init__(self, path, line, language, lines, remark):
        self.path, self.line, self.language, self.lines, self.remark = path, line, language, lines, remark

    def __str__(self):
        return f'{self.path}:{self.line}'

    def said(self, word):
        """What the remark above says after this word, or None."""
        found = re.match(rf'{word}:? ?(.*)', self.remark)
        return found and found.group(1)

    def sort(self):
        first = next((l for l in self.lines if l.strip()), '')
        if self.said('not run') is not None:
            return 'left out'
        if self.said('quoted from') is not None:
            return 'quote'
        if self.language == 'sh':
            return 'shell'
        if self.language == 'yaml':
            return 'battle' if first.startswith('battle:') else 'shown'
        if first.startswith('position '):
            return 'position'
        if any(l.startswith('% ') for l in self.lines):
            return 'script'
        if re.match(r'^ +\d+(?: +\d+)+$', first):
            return 'drawn board'
        if any(PROMPT.match(l) for l in self.lines):
            return 'talk'
        if any(COMMAND.match(l) for l in self.lines):
            return 'commands'
        if any(REPLY.match(l) for l in self.lines):
            return 'protocol'
        return 'orders' if self.said('orders') is not None else 'shown'


def blocks_of(path):
    """Every block of a document, in order."""
    out, remark, inside = [], '', None
    with open(path, encoding='utf-8') as f:
        for number, line in enumerate(f.read().split('\n'), 1):
            if inside:
                if line.strip() == '```':
                    out.append(Block(*inside))
                    inside = None
                else:
                    inside[3].append(line)
            elif line.startswith('```'):
                inside = [path, number, line[3:].strip(), [], remark]
            else:
                found = re.match(r'^<!-- (.*) -->$', line)
                remark = found.group(1) if found else remark if not line.strip() else ''
    return out


def before_remark(line):
    """A line without what is explained behind it: two blanks or more that no quote holds."""
    quote = None
    for i, c in enumerate(line):
        if quote:
            quote = None if c == quote else quote
        elif c in '"\'':
            quote = c
        elif c == ' ' and line[i:i + 2] == '  ' and line[:i].strip():
            return line[:i]
    return line.rstrip()


def commands_of(block):
    """The command lines of a block, those that go on in the next line joined."""
    out, held = [], ''
    for line in block.lines:
        if not held and not COMMAND.match(line):
            continue
        held += before_remark(line) if not line.endswith('\\') else line[:-1]
        if not line.endswith('\\'):
            out.append(held)
            held = ''
    return out
