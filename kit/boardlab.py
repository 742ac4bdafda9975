"""A board of Boardlab: each `show()` prints in a line of JSON what was said since the one before (docs/scenes.md).

What is wrong in it, such as a place off the board, is told by the page and by `boardlab draw scenes`."""
import json


class Board:
    def __init__(self, rows, columns, shape="square"):
        self._line = {"version": 1, "board": {"rows": rows, "columns": columns, "shape": shape}}

    def labels(self, rows, columns):
        """Says what rows and columns are called, before the first `show()`."""
        self._line.setdefault("board", {}).update(rowLabels=rows, columnLabels=columns)

    def cells(self, kind, at):
        self._add("cells", {"kind": kind, "at": _places(at)})

    def piece(self, name, at, figure=None, kind=None, letter=None, state=None):
        """Puts a piece there, or moves the one of this name, which stays as it is in all that is not given."""
        letter = None if letter is None else str(letter)
        looks = {"figure": figure, "kind": kind, "letter": letter, "state": state}
        piece = self._line.setdefault("pieces", {}).setdefault(str(name), {"name": str(name)})
        piece.update({look: given for look, given in looks.items() if given is not None}, at=tuple(at))

    def remove(self, name):
        self._line.get("pieces", {}).pop(str(name), None)
        self._add("remove", str(name))

    def text(self, kind, text, at, corner=False):
        """Writes into the middle of a cell, or small into a corner. An empty text takes away what is there."""
        self._add("texts", {"kind": kind, "text": str(text), "at": _places([at]), "corner": bool(corner)})

    def arrow(self, kind, at):
        self._add("arrows", {"kind": kind, "at": _places(at)})

    def path(self, kind, at):
        self._add("paths", {"kind": kind, "at": _places(at)})

    def highlight(self, kind, at):
        self._add("highlights", {"kind": kind, "at": _places(at)})

    def clear(self, part):
        self._line.pop(part, None)
        self._add("clear", part)

    # The title and the score stay, the sentence and the event are of the next position alone.
    def title(self, text):
        self._line["title"] = str(text)

    def score(self, text):
        self._line["score"] = str(text)

    def sentence(self, text):
        self._line["sentence"] = str(text)

    def event(self, key):
        self._line["event"] = str(key)

    def show(self):
        line, self._line = self._line, {"sentence": ""}
        if "pieces" in line:
            line["pieces"] = list(line["pieces"].values())
        print(json.dumps(line, default=int, separators=(",", ":")))

    def _add(self, part, what):
        self._line.setdefault(part, []).append(what)


def _places(at):
    return [tuple(place) for place in at]
