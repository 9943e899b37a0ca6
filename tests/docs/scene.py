"""Where the examples are run: a folder that looks like the one a reader would stand in, with the files that the
documents speak of, and the program on its path. What is run differs from what is shown in four things only, all in
`as_run`: series of games are cut to four, servers take a free port and this machine alone, and ./play does not build."""
import os
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
import urllib.request

GAMES = 4
PATIENCE = 120


def free_port():
    with socket.socket() as s:
        s.bind(('127.0.0.1', 0))
        return s.getsockname()[1]


class Scene:
    def __init__(self, root, program):
        self.root, self.program = root, program
        self.folder = tempfile.mkdtemp(prefix='linstock-docs-')
        here = os.path.join(root, 'tests/docs/files')
        for name in os.listdir(here):
            shutil.copy(os.path.join(here, name), self.folder)
        for name in ('docs', 'battles', 'tests'):
            os.symlink(os.path.join(root, name), os.path.join(self.folder, name))
        shutil.copy(os.path.join(root, 'tests/records/brandywine-doctrine.lin'), self.path('game.lin'))
        bridge = os.path.join(root, 'docs/guide/mill-bridge')
        shutil.copytree(bridge, self.path('my-battle'))
        shutil.copytree(bridge, self.path('battles-of-mine/my-battle'))
        self._tool('linstock', f'exec "{program}" "$@"')
        self._tool('play', f'[ "$1" = --build-only ] || exec "{program}" play "$@"', folder='.')
        home = self.path('home')
        os.mkdir(home)
        os.symlink('../battles-of-mine', os.path.join(home, 'battles'))
        self.environment = dict(os.environ, HOME=home, TERM='xterm', BROWSER='true', NO_COLOR='',
                                PATH=f'{self.path("bin")}:{os.environ["PATH"]}',
                                LINSTOCK_BATTLES=os.path.join(root, 'battles'))
        for name in ('XDG_DATA_HOME', 'NO_COLOR'):
            self.environment.pop(name, None)
        self.run('linstock play brandywine-1777 --terminal --save letter-from-tom.lin < opening.txt')

    def path(self, name):
        return os.path.join(self.folder, name)

    def _tool(self, name, text, folder='bin'):
        os.makedirs(self.path(folder), exist_ok=True)
        with open(os.path.join(self.path(folder), name), 'w') as f:
            f.write(f'#!/bin/sh\n{text}\n')
        os.chmod(f.name, 0o755)

    def write(self, name, lines):
        with open(self.path(name), 'w', encoding='utf-8') as f:
            f.write('\n'.join(lines) + '\n')
        return name

    def as_run(self, command):
        command = re.sub(r'(--games) (\d+)', lambda m: f'{m[1]} {min(int(m[2]), GAMES)}', command)
        command = command.replace('--listen 0.0.0.0', '--listen 127.0.0.1')
        return re.sub(r'--port \d+', f'--port {free_port()}', command)

    def run(self, command, text=''):
        """Exit code and output of a command that ends by itself."""
        done = subprocess.run(self.as_run(command), shell=True, cwd=self.folder, env=self.environment, input=text,
                              stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding='utf-8', errors='replace',
                              timeout=PATIENCE)
        return done.returncode, done.stdout

    def start(self, command):
        """A server, and its address; None where it does not come up."""
        command = re.sub(r'(?=linstock |\./play)', 'exec ', self.as_run(command), count=1)     # signals are its own
        server = subprocess.Popen(command, shell=True, cwd=self.folder, env=self.environment, text=True,
                                  stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                                  start_new_session=True)
        said = server.stdout.readline()
        found = re.search(r'http://[0-9.]+:\d+', said)
        if not found:
            self.stop(server)
        return server, found and found.group(0), said

    def stop(self, server):
        """As Ctrl-C would; its exit code."""
        try:
            os.killpg(server.pid, signal.SIGINT)
        except ProcessLookupError:
            pass
        code = server.wait(timeout=PATIENCE)
        server.stdout.close()
        return code

    def serves(self, command):
        """Does this command serve the page, and end well? None, or what is wrong."""
        server, address, said = self.start(command)
        if not address:
            return f'no address in: {said.strip()}'
        try:
            with urllib.request.urlopen(address + '/', timeout=20) as page:
                ok = page.status == 200 and b'<html' in page.read()
        finally:
            time.sleep(0.05)
            code = self.stop(server)
        return None if ok and code == 0 else f'the page is not there, or exit code {code}'

    def close(self):
        shutil.rmtree(self.folder, ignore_errors=True)
