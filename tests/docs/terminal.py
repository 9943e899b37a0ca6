"""A person at a terminal: a game of the program on a pseudo-terminal, line by line."""
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time

PROMPT = re.compile(r'(?:^|\n)([a-z]+)> $')
COLOUR = re.compile(r'\x1b\[[0-9;]*m')
PATIENCE = 60


class Terminal:
    def __init__(self, command, folder, environment):
        self.near, far = pty.openpty()
        settings = termios.tcgetattr(far)
        settings[3] &= ~termios.ECHO
        termios.tcsetattr(far, termios.TCSANOW, settings)
        fcntl.ioctl(far, termios.TIOCSWINSZ, struct.pack('HHHH', 60, 160, 0, 0))
        self.child = subprocess.Popen(command, shell=True, cwd=folder, env=environment, stdin=far,
                                      stdout=far, stderr=far, start_new_session=True)
        os.close(far)
        self.side = None
        self.heard = self._listen()

    def _listen(self):
        """All that is said until it asks again; then `side` is who is asked, or None at the end."""
        raw, text, end = b'', '', time.time() + PATIENCE
        self.side = None
        while time.time() < end:
            if not select.select([self.near], [], [], 1)[0]:
                continue
            try:
                more = os.read(self.near, 65536)
            except OSError:                     # the other end is closed
                more = b''
            if not more:
                break
            raw += more
            text = COLOUR.sub('', raw.decode('utf-8', 'replace')).replace('\r', '')
            if text.endswith('press Enter. '):          # the other side comes to the keyboard
                os.write(self.near, b'\n')
                raw += b'\n'
                continue
            found = PROMPT.search(text)
            if found:
                self.side = found.group(1)
                break
        return text.split('\n')

    def say(self, line):
        os.write(self.near, (line + '\n').encode())
        self.heard = self._listen()

    def close(self):
        if self.child.poll() is None:
            self.child.terminate()
        self.child.wait()
        os.close(self.near)


def first_missing(shown, heard):
    """The first line that is shown and was not heard, in this order; `...` stands for any lines. Or None."""
    at = 0
    for line in shown:
        line = line.rstrip()
        if not line.strip() or line.strip() == '...':
            continue
        while at < len(heard) and heard[at].rstrip() != line:
            at += 1
        if at == len(heard):
            return line
        at += 1
    return None


