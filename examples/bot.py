#!/usr/bin/env python3
"""A bot for Linstock's line protocol: it plays one side, the built-in doctrine the other.

usage: bot.py [BATTLE [SIDE [SEED]]]     the program is $LINSTOCK, or linstock on the PATH
"""
import json, os, random, subprocess, sys


class Linstock:
    """One `linstock bot` at the other end of two pipes."""

    def __init__(self):
        program = os.environ.get("LINSTOCK", "linstock")
        self.pipe = subprocess.Popen([program, "bot"], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        """Send a command; its answer, or ValueError with the program's sentence."""
        print(line, file=self.pipe.stdin, flush=True)
        answer = []
        while text := self.pipe.stdout.readline().rstrip("\n"):
            answer.append(text)
        if not answer:
            raise EOFError("linstock has gone away")
        if answer[0][0] == "?":
            raise ValueError(answer[0][1:].strip())
        return "\n".join([answer[0][1:].strip()] + answer[1:])


def choose(game, rng):
    """Fight where there is anything to fight; else whatever chance says, but close last. None: no answer."""
    question = json.loads(game.ask("question"))
    answers = question["answers"]
    fights = [a for a in answers if a.split()[0] in ("fight", "engage", "join", "advance", "charge", "fire")]
    busy = [a for a in answers if a.split()[0] not in ("close", "done", "cancel", "end", "stay")]
    # What no list can hold, such as a move in inches, is sampled: an order or so that would be legal.
    if not fights and (not answers or rng.random() < 0.5) and question["open"]:
        busy = game.ask("sample").splitlines() or busy
    choices = fights or busy or answers
    return rng.choice(choices) if choices else None


def play(battle, mine, seed):
    game, rng, orders = Linstock(), random.Random(seed), 0
    game.ask(f"new {battle}")
    game.ask(f"seed {seed}")
    while (side := game.ask("side")) != "over":
        if side == mine and (order := choose(game, rng)):
            game.ask("order " + order)
        else:
            game.ask("genmove doctrine")
        orders += 1
    end = json.loads(game.ask("score"))
    print(f"{orders} orders: {end['over']['text']} {end['score']['text']}")
    game.ask("quit")


if __name__ == "__main__":
    words = sys.argv[1:] + ["brandywine-1777", "american", "1"][len(sys.argv) - 1:]
    play(words[0], words[1], int(words[2]))
