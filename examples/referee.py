#!/usr/bin/env python3
"""Asks `hotstone referee` from Python, without any package.

    python3 examples/referee.py path/to/hotstone

Plays a ko and shows what the referee says of taking it back. The class is all that a server needs:
start the program once, give each of your games a name, ask.
"""
import json
import subprocess
import sys


class Referee:
    """The program behind two pipes. One question at a time; each gets its answer at once."""

    def __init__(self, program="hotstone"):
        self._process = subprocess.Popen(
            [program, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
            encoding="utf-8"
        )

    def ask(self, **request):
        self._process.stdin.write(json.dumps(request) + "\n")
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "error" in answer:
            raise ValueError(answer["error"])
        return answer

    def close(self):
        """Ends the program by ending its input; its exit code, which is 0."""
        self._process.stdin.close()
        code = self._process.wait()
        self._process.stdout.close()
        return code


def main():
    referee = Referee(sys.argv[1] if len(sys.argv) > 1 else "hotstone")
    referee.ask(op="new", game="ko", rules="tromp-taylor", size=[4, 3],
                setup={"B": ["B3", "A2", "B1"], "W": ["C3", "B2", "D2", "C1"]})
    taken = referee.ask(op="play", game="ko", moves=[["B", "C2"]])
    print("Black takes", " ".join(taken["captured"]))
    verdict = referee.ask(game="ko", judge=["W", "B2"])
    print(verdict["reason"], verdict["clause"])
    print(verdict["says"])
    try:
        referee.ask(game="ko", judge=["W", "I5"])
    except ValueError as error:
        print("refused:", error)
    referee.ask(op="drop", game="ko")
    return referee.close()


if __name__ == "__main__":
    sys.exit(main())
