"""Reads files of cases (hotstone.case/1) and walks through them. Python 3.8 or newer, no package.

    for case in read_cases("basic-only.jsonl"):
        problems = check(case, MyBoard)

`steps(case)` is the walk for those who would rather ask by themselves; `check` does it for a board
with

    MyBoard(columns, rows, rules)     an empty board; rules as in the file: a name, or a dict with a
                                      preset
    put(colour, point)                a stone of the setup; "B" or "W", "A1" to "T19"
    is_legal(colour, point)           True or False, for points off the board and with a stone on it
                                      as well
    play(colour, point)               a legal move; point may be "pass"
    stones()                          a dict from points to "B" and "W"
"""
import json
from collections import namedtuple

# kind: "play" a move that is made, and is legal; "legal", "illegal" a move to ask about; "captured"
# the stones that the last move removed; "stones" the whole board; "dead" stones taken off by
# agreement; or the key of another expectation ("area", "outcome", "ended", ...), whose entry is
# then in `value`. on_turn: whether the colour is the one to move. A program that keeps turns can be
# asked about no other.
Step = namedtuple("Step", "kind after color at value on_turn")

ASKED = ("legal", "illegal", "legal_set", "ko_points", "captured_by", "captured_total")
NOT_OF_A_BOARD = ("game-over", "handicap")  # White's mandatory passes at the start
COLUMNS = "ABCDEFGHJKLMNOPQRST"


def read_cases(path):
    """The cases of a file, as the dicts of its lines, with what may be left out put in."""
    with open(path, encoding="utf-8-sig") as lines:
        for line in lines:
            if not line.strip():
                continue
            case = json.loads(line)
            if case.get("schema") != "hotstone.case/1":
                raise ValueError(f"{path}: no case of hotstone.case/1: {line[:60]}")
            case.setdefault("source", "")
            case.setdefault("setup", {})
            case.setdefault("to_move", "B")
            case.setdefault("moves", [])
            case.setdefault("rules", "basic-only")
            case.setdefault("expect", {})
            yield case


def points(case):
    """Every point of the board, A1 first, along the rows."""
    columns, rows = case["size"]
    return [COLUMNS[column] + str(row + 1) for row in range(rows) for column in range(columns)]


def _at(case, key, after):
    return [entry for entry in case["expect"].get(key, []) if entry["after"] == after]


def _moment(case, after, to_move):
    """What is asked when so many moves have been made."""
    for kind in ("legal", "illegal"):
        for e in _at(case, kind, after):
            yield Step(kind, after, e["color"], e["at"], e.get("why"), e["color"] == to_move)
    for e in _at(case, "legal_set", after):
        for point in points(case):
            kind = "legal" if point in e["points"] else "illegal"
            yield Step(kind, after, e["color"], point, None, e["color"] == to_move)
    for e in _at(case, "ko_points", after):
        for point in e["points"]:
            yield Step("illegal", after, e["color"], point, "ko", e["color"] == to_move)
    for e in _at(case, "rows", after):
        columns, rows = case["size"]
        stones = {}
        for row, text in enumerate(reversed(e["rows"])):
            for column, cell in enumerate(text):
                if cell != ".":
                    stones[COLUMNS[column] + str(row + 1)] = "B" if cell == "X" else "W"
        yield Step("stones", after, None, None, stones, True)
    for key, entries in case["expect"].items():
        if key not in ASKED and key != "rows":
            for e in entries:
                if e["after"] == after:
                    yield Step(key, after, e.get("color"), None, e, True)


def steps(case):
    """The walk: moves and questions in the order in which they come."""
    refused = {(e["after"], e["color"], e["at"]) for e in case["expect"].get("illegal", [])}
    after = 0
    to_move = case["to_move"]
    for entry in case["moves"]:
        if entry[0] == "dead":
            yield Step("dead", after, None, None, entry[1], True)
            continue
        color, at = entry
        if (after, color, at) in refused:
            continue  # listed as illegal: asked about, never made
        yield from _moment(case, after, to_move)
        yield Step("play", after, color, at, None, color == to_move)
        after += 1
        to_move = "W" if color == "B" else "B"
        for e in _at(case, "captured_by", after):
            yield Step("captured", after, None, None, e["points"], True)
    yield from _moment(case, after, to_move)


def check(case, board_of):
    """What a board does otherwise than the case says: a list of sentences, empty if nothing.

    Asked are moves, legality of the player to move, captures and stones. The end of a game and
    mandatory handicap passes are not.
    """
    board = board_of(case["size"][0], case["size"][1], case["rules"])
    for color in "BW":
        for point in case["setup"].get(color, []):
            board.put(color, point)
    problems = []
    before = {}
    for step in steps(case):
        where = f"{case['id']}, after {step.after} moves"
        if step.kind in ("legal", "illegal"):
            if step.at == "pass" or not step.on_turn or step.value in NOT_OF_A_BOARD:
                continue
            if board.is_legal(step.color, step.at) != (step.kind == "legal"):
                why = f" ({step.value})" if step.value else ""
                problems.append(f"{where}: {step.color} {step.at} is {step.kind}{why}")
        elif step.kind == "play":
            if step.at != "pass" and not board.is_legal(step.color, step.at):
                return problems + [f"{where}: {step.color} {step.at} is legal; nothing after it "
                                   f"can be tested"]
            before = dict(board.stones())
            board.play(step.color, step.at)
            if step.at != "pass":
                before[step.at] = step.color
        elif step.kind == "captured":
            gone = sorted(set(before) - set(board.stones()))
            if gone != sorted(step.value):
                problems.append(f"{where}: removed are {sorted(step.value)}, not {gone}")
        elif step.kind == "stones" and dict(board.stones()) != step.value:
            problems.append(f"{where}: other stones are on the board")
        elif step.kind == "dead":
            return problems  # agreements are nothing that a board knows
    return problems
