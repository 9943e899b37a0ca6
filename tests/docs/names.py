"""What the documents name must exist: files and folders of the tree, options of the program, names of the engine.

A word in backquotes or the target of a link is a file where it ends like one, or begins with a folder of the tree. It is looked
for from the root, from the document, in src and include, and, as a bare name, anywhere. NAME, BOOK and the like stand for
something else; so does whatever has a star, and what EXAMPLES lists."""
import glob
import os
import re
import subprocess

EXAMPLES = {'.t', '.tmj', '.png', 'report.md'}      # an ending alone; a file that the program writes
ENDING = re.compile(r'\.(c|h|t|py|md|sh|js|css|yaml|tmj|svg|png|in|txt|cmake)$')
FOLDER = re.compile(r'(src|tests|tools|docs|include|battles|web|bench|examples|packaging)/')
SYMBOL = re.compile(r'\b(?:lin|kit|tb|bw|lf|LIN|KIT|TB|BW|LF)_\w+')
OPTION = re.compile(r'(?<![\w-])--[a-z][a-z-]*')


def read(path):
    with open(path, encoding='utf-8') as f:
        return f.read()


class Tree:
    def __init__(self):
        out = subprocess.run(['git', 'ls-files', '-co', '--exclude-standard'], capture_output=True, text=True, check=False).stdout
        listed = out.split('\n') if out else glob.glob('**', recursive=True)
        self.files = {f for f in listed if os.path.exists(f)}
        self.names = {os.path.basename(f) for f in self.files}
        self.folders = set()
        for f in self.files:
            while f := os.path.dirname(f):
                self.folders.add(f)
        code = [f for f in self.files if re.match(r'(src|include|tests|bench|examples)/.*\.(c|h|in)$', f)]
        self.symbols = set(SYMBOL.findall('\n'.join(read(f) for f in sorted(code))))

    def has(self, path, document):
        ways = (path, os.path.normpath(os.path.join(os.path.dirname(document), path)), 'src/' + path, 'include/' + path)
        return any(w in self.files or w in self.folders for w in ways) or ('/' not in path and path in self.names)


def paths_in(line):
    for quoted, target in re.findall(r'`([^`\s]+)`|\]\(([^)#\s]+)', line):
        path = (quoted or target).rstrip('/')
        if path in EXAMPLES or re.search(r'://|[*<{]|\b(?!README|CHANGELOG|CONTRIBUTING|SECURITY|LICENSE)[A-Z]{4,}\b', path):
            continue
        if target or ENDING.search(path) or FOLDER.match(path):
            yield path


def options_of(program):
    """By command, as its --help has them."""
    listed = subprocess.run([program, 'help'], capture_output=True, text=True, check=True).stdout
    commands = re.findall(r'^  ([a-z]+) ', listed, re.M)
    return {c: set(OPTION.findall(subprocess.run([program, c, '--help'], capture_output=True, text=True, check=False).stdout))
            for c in commands}


def check_names(documents, program, verdict):
    tree, options = Tree(), options_of(program)
    for document in documents:
        wrong = []
        for number, line in enumerate(read(document).split('\n'), 1):
            wrong += [f'line {number}: there is no {p}' for p in paths_in(line) if not tree.has(p, document)]
            wrong += [f'line {number}: nothing is called {s}' for s in SYMBOL.findall(line)
                      if s not in tree.symbols and not (s.endswith('_') or s.endswith('NAME'))]
            for command, rest in re.findall(r'\blinstock ([a-z]+)([^`|]*)', line):
                wrong += [f'line {number}: linstock {command} has no {o}' for o in OPTION.findall(rest)
                          if command in options and o not in options[command]]
        verdict(document, 'names', '\n    '.join(wrong) or None)
    manual = read('docs/linstock.6').replace('\\-', '-')
    everywhere = set().union(*options.values())
    missing = [f'{c} {o}' for c, all_of in sorted(options.items()) for o in sorted(all_of)
               if o != '--output' and not re.search(re.escape(o) + r'(?![a-z-])', manual)]
    verdict('docs/linstock.6', 'options', f'not told: {missing}' if missing else None)
    unknown = sorted(set(OPTION.findall(manual)) - everywhere)
    verdict('docs/linstock.6', 'options', f'no command has {unknown}' if unknown else None)
