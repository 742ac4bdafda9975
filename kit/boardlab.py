"""A board of Boardlab: it is kept and changed, and each `show()` prints it as a line of JSON (docs/scenes.md)."""
import json

WORDS = {
    "shape": "square torus hexagons points",
    "labels": "one zero letters none",
    "kind": "plain quiet wall water field woods hills mountains bronze silver gold "
    "first second third fourth good bad marked",
    "figure": "disc square diamond triangle hexagon star ring letter person robot debris knight rook bishop queen",
    "state": "normal chosen spent hit",
    "part": "cells pieces texts arrows paths highlights",
}


def _refuse(expected, found):
    raise ValueError(f"boardlab: expected {expected}, found {found!r}")


def _word(what, word):
    words = WORDS[what].split()
    return word if word in words else _refuse(f"{what}: one of {', '.join(words)}", word)


class Board:
    def __init__(self, rows, columns, shape="square"):
        rows in range(1, 1001) and columns in range(1, 1001) or _refuse("1 to 1000 rows and columns", (rows, columns))
        self._board = {"rows": rows, "columns": columns, "shape": _word("shape", shape)}
        self._parts = {"cells": {}, "pieces": {}, "texts": {}, "arrows": [], "paths": [], "highlights": []}
        self._json, self._said = {}, {}  # the JSON is of the parts that are as they were

    def labels(self, rows, columns):
        self._board.update(rowLabels=_word("labels", rows), columnLabels=_word("labels", columns))

    def cells(self, kind, at):
        self._part("cells").update(dict.fromkeys(self._places(at), _word("kind", kind)))

    def piece(self, name, at, figure=None, kind=None, letter=None, state=None):
        """Puts a piece there, or moves the one of this name, which stays as it is in all that is not given."""
        looks = {"figure": figure, "kind": kind, "state": state}
        looks = {look: _word(look, word) for look, word in looks.items() if word is not None}
        if letter is not None:
            looks["letter"] = str(letter) if len(str(letter)) <= 3 else _refuse("letter: up to 3 characters", letter)
        looks["at"] = self._place(at)
        self._part("pieces").setdefault(str(name), {"name": str(name)}).update(looks)

    def remove(self, name):
        self._part("pieces").pop(str(name), None) or _refuse("the name of a piece that is there", name)

    def text(self, kind, text, at, corner=False):
        """Writes into the middle of a cell, or small into a corner. An empty text takes away what is there."""
        place, texts = self._place(at), self._part("texts")
        texts[place, corner] = {"kind": _word("kind", kind), "text": str(text), "at": [place], "corner": corner}
        str(text) or texts.pop((place, corner))

    def arrow(self, kind, at): self._part("arrows").append({"kind": _word("kind", kind), "at": self._places(at)})
    def path(self, kind, at): self._part("paths").append({"kind": _word("kind", kind), "at": self._places(at)})
    def highlight(self, kind, at): self._part("highlights").append({"kind": _word("kind", kind), "at": self._places(at)})
    def clear(self, part): self._part(_word("part", part)).clear()

    # The title and the score stay, the sentence and the event are of the next position alone.
    def title(self, text): self._said["title"] = str(text)
    def score(self, text): self._said["score"] = str(text)
    def sentence(self, text): self._said["sentence"] = str(text)
    def event(self, key): self._said["event"] = str(key)

    def show(self):
        for part, kept in self._parts.items():
            if part not in self._json:
                if part in ("cells", "texts"):
                    kept = {key: kept[key] for key in sorted(kept)}
                kept = _areas(kept) if part == "cells" else list(kept.values() if isinstance(kept, dict) else kept)
                self._json[part] = f'"{part}":{json.dumps(kept)},' if kept else ""
        said = "".join(f'"{field}":{json.dumps(text)},' for field, text in self._said.items())
        print(f'{{"version":1,{"".join(self._json.values())}{said}"board":{json.dumps(self._board)}}}')
        self._said.update(sentence="", event="")

    def _part(self, part):
        self._json.pop(part, None)
        return self._parts[part]

    def _places(self, at):
        return [self._place(place) for place in at]

    def _place(self, at):
        rows, columns = self._board["rows"], self._board["columns"]
        try:
            row, column = at
            if row in range(rows) and column in range(columns):
                return int(row), int(column)
        except (TypeError, ValueError):
            pass
        _refuse(f"a place (row, column) from (0, 0) to ({rows - 1}, {columns - 1})", at)


def _areas(kinds):
    areas = {}
    for place, kind in kinds.items():
        areas.setdefault(kind, []).append(place)
    return [{"kind": kind, "at": places} for kind, places in sorted(areas.items())]
