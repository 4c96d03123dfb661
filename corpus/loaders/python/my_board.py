"""A board to try the loader with, in the place of yours: simple ko or superko, with or without
self-removal.

MISTAKE=no-ko and MISTAKE=snapback in the environment make it a wrong one, so that one sees a test
fail.
"""
import os

COLUMNS = "ABCDEFGHJKLMNOPQRST"
# What may not come back; which own stones may be removed; how many passes end the game.
PRESETS = {
    "basic-only": ("simple", "groups", 4),
    "simplified-ing": ("positional", "groups", 2),
    "tromp-taylor": ("positional", "any", 2),
    "aga-like": ("situational", "none", 2),
}


class MyBoard:
    def __init__(self, columns, rows, rules="basic-only"):
        keys = {"preset": rules} if isinstance(rules, str) else dict(rules)
        preset = keys.get("preset", "basic-only")
        if preset not in PRESETS:
            raise ValueError(f"this board plays {', '.join(PRESETS)}, not {preset}")
        self.ko, self.removal, self.end = PRESETS[preset]
        self.removal = keys.get("self_removal", self.removal)
        self.columns, self.rows = columns, rows
        self.board, self.ban, self.passes = {}, None, 0
        self.seen = set()

    def put(self, color, point):
        self.board[self._of(point)] = color

    def stones(self):
        return {COLUMNS[x] + str(y + 1): color for (x, y), color in self.board.items()}

    def is_legal(self, color, point):
        at = self._of(point)
        if self.passes >= self.end or at is None or at in self.board or self.ban == (color, at):
            return False
        self._remember(color)
        after, captured, own = self._placed(color, at)
        if own and (self.removal == "none" or (self.removal == "groups" and len(own) == 1)):
            return False
        return self.ko == "simple" or self._key(after, color) not in self.seen

    def play(self, color, point):
        self._remember(color)
        self.ban = None
        if point == "pass":
            self.passes += 1
            self.seen.add(self._key(self.board, color))
            return
        self.passes = 0
        at = self._of(point)
        self.board, captured, own = self._placed(color, at)
        self.seen.add(self._key(self.board, color))
        if self.ko != "simple" or len(captured) != 1 or os.environ.get("MISTAKE") == "no-ko":
            return
        chain, liberties = self._chain(self.board, at)
        if (len(chain), len(liberties)) == (1, 1) or os.environ.get("MISTAKE") == "snapback":
            self.ban = ("W" if color == "B" else "B", next(iter(captured)))

    def _remember(self, to_move):
        """The position that the game starts from counts, too."""
        if not self.seen:
            self.seen.add(self._key(self.board, "W" if to_move == "B" else "B"))

    def _key(self, board, mover):
        return (frozenset(board.items()), mover if self.ko == "situational" else "")

    def _of(self, point):
        at = COLUMNS.index(point[0].upper()), int(point[1:]) - 1
        return at if at[0] < self.columns and at[1] < self.rows else None

    def _beside(self, at):
        x, y = at
        return [(a, b) for a, b in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1))
                if 0 <= a < self.columns and 0 <= b < self.rows]

    def _chain(self, board, at):
        chain, liberties, left = {at}, set(), [at]
        while left:
            for beside in self._beside(left.pop()):
                if beside not in board:
                    liberties.add(beside)
                elif board[beside] == board[at] and beside not in chain:
                    chain.add(beside)
                    left.append(beside)
        return chain, liberties

    def _placed(self, color, at):
        board = {**self.board, at: color}
        captured = set()
        for beside in self._beside(at):
            if board.get(beside, color) != color:
                chain, liberties = self._chain(board, beside)
                if not liberties:
                    captured |= chain
        for point in captured:
            del board[point]
        own, liberties = self._chain(board, at)
        if liberties:
            own = set()
        for point in own:
            del board[point]
        return board, captured, own
