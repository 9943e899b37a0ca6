#!/usr/bin/env python3
"""A bot by HTTP: it makes a game on a running server and plays one side, the built-in doctrine the other.

usage: http_bot.py [BATTLE [SIDE [SEED [SERVER]]]]     the server is http://127.0.0.1:1777: linstock play --no-browser

Nothing but Python is needed. What happens comes as a stream of events; an order is a POST that carries its number.
"""
import json, random, sys, urllib.error, urllib.parse, urllib.request


class Server:
    def __init__(self, address):
        self.address, self.key = address, None

    def request(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.address + path, data, {"Content-Type": "application/json"})
        if self.key:
            request.add_header("Authorization", "Bearer " + self.key)
        return urllib.request.urlopen(request, timeout=120)

    def ask(self, path, body=None):
        """The answer, or ValueError with the server's sentence; None: somebody else was first."""
        try:
            with self.request(path, body) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as e:
            refusal = json.load(e)
            if refusal.get("code") == "stale":
                return None
            raise ValueError(refusal["error"]) from e

    def stream(self, path):
        """What happens, message by message."""
        with self.request(path) as lines:
            for line in lines:
                if line.startswith(b"data: "):
                    yield json.loads(line[6:])


def choose(question, rng):
    """Whatever chance says, but close last; an order made ready where nothing is listed. (Places in inches cannot be listed: for
    battles on a table the line protocol has `sample`, and `GET .../check?order=..` says if an order would be legal.)"""
    answers = question["answers"] or [ready["order"] for ready in question["ready"]]
    busy = [a for a in answers if a.split()[0] not in ("close", "done", "cancel", "end", "stay")]
    return rng.choice(busy if busy and rng.random() < 0.7 else answers)


def play(battle, mine, seed, address):
    server, rng, orders = Server(address), random.Random(seed), 0
    side = server.ask("/api/battles/" + urllib.parse.quote(battle, safe=""))["sides"].index(mine)
    made = server.ask("/api/games", {"battle": battle, "dice": "seeded", "seed": seed,
                                     "seats": ["person" if s == side else "doctrine" for s in (0, 1)]})
    server.key = made["keys"][mine]
    game = "/api/games/" + made["game"]
    for state in server.stream(game + "/events"):
        if state["over"]:
            print(f"{orders} orders of mine: {state['over']['text']}")
            return
        question = state["question"]
        if question["asking"] == "side" and question["side"] == side:
            order = {"n": state["n"] + 1, "order": choose(question, rng)}
            orders += server.ask(game + "/orders", order) is not None
    raise EOFError("the server has gone away")


if __name__ == "__main__":
    words = sys.argv[1:] + ["brandywine-1777", "american", "1", "http://127.0.0.1:1777"][len(sys.argv) - 1:]
    play(words[0], words[1], int(words[2]), words[3])
