"""A shell script of the documents, run statement by statement as somebody would type it, who waits for the other side to
move and puts in the names he was given. Comments that begin with `{` or `...` are what the answer must hold."""
import json
import re
import subprocess
import time
import urllib.request

END = '--end--'
PATIENCE = 120


def statements_of(lines):
    """Statements with what the comments behind and below them show."""
    out = []
    held = ''
    for line in lines:
        code, _, remark = line.partition('# ') if re.match(r'^[^"\']*# ', line) or ' # ' in line else (line, '', '')
        remark = remark.strip()
        if not code.strip() and not held:
            if remark.startswith('{') and out:
                out[-1][1] = remark
            continue
        held += code.rstrip() + '\n'
        if line.rstrip().endswith('\\') or held.count("'") % 2 or held.count('{') > held.count('}'):
            continue
        out.append([held.strip(), remark if remark.startswith(('{', '...')) else ''])
        held = ''
    return out


def holds(answer, shown):
    """Does the answer hold what is shown? `...` stands for anything, blanks do not matter."""
    squeeze = lambda text: re.sub(r'\s+', '', text)
    at, answer = 0, squeeze(answer)
    for part in squeeze(shown.split(';')[0] if not shown.startswith('...') else shown).split('...'):
        at = answer.find(part, at)
        if at < 0:
            return False
        at += len(part)
    return True


class Shell:
    def __init__(self, scene):
        self.child = subprocess.Popen(['bash'], cwd=scene.folder, env=scene.environment, text=True, bufsize=1,
                                      stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)

    def say(self, statement):
        # what runs on in the background speaks elsewhere
        quiet = ' >/dev/null 2>&1 &' if statement.endswith('&') else ''
        self.child.stdin.write((statement[:-1] + quiet if quiet else statement) + f'\necho; echo {END}$?\n')
        out = ''
        for line in self.child.stdout:
            if line.startswith(END):
                return int(line[len(END):]), out
            out += line
        return -1, out

    def close(self):
        self.child.stdin.close()
        self.child.wait(timeout=20)
        self.child.stdout.close()


def wait_for_turn(address, game, key, side):
    """Until this side is asked, or it is over."""
    end = time.time() + PATIENCE
    while time.time() < end:
        with urllib.request.urlopen(f'{address}/api/games/{game}?key={key}', timeout=20) as f:
            question = json.load(f)['question']
        if question['asking'] == 'over' or (question['asking'] == 'side' and question['side'] == side):
            return
        time.sleep(0.1)


def run_script(scene, lines):
    """Runs it; yields (statement, what is wrong or None)."""
    shell, server, address, made = Shell(scene), None, '', {}
    try:
        for statement, shown in statements_of(lines):
            if statement.startswith('linstock play'):
                server, address, said = scene.start(statement.rstrip(' &'))
                yield statement, None if address else said
                continue
            statement = re.sub(r'http://127\.0\.0\.1:1777', address, statement)
            if statement.startswith('game='):
                statement = f'game={made["game"]} key={made["keys"]["american"]}'
            code, answer = shell.say(statement)
            found = re.search(r'\{"game".*\}', answer)
            if found and not made:
                made = json.loads(found.group(0))
                shown = re.sub(r'"[0-9a-f]{4}\.\.\.[0-9a-f]{4}"|"dsci\w+"', '...', shown)
            if statement.startswith('say'):
                wait_for_turn(address, made['game'], made['keys']['american'], 1)
            wrong = None
            if code != 0 and not statement.endswith('&'):
                wrong = f'exit code {code}: {answer.strip()[:300]}'
            elif shown and not holds(answer, shown):
                wrong = f'the document shows {shown}\n    and there is {answer.strip()[:300]}'
            yield statement, wrong
    finally:
        if server:
            scene.stop(server)
        shell.close()
