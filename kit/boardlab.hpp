// A board of Boardlab: each `show()` prints a line of JSON, which the page or `boardlab draw scenes` checks (docs/scenes.md).
#pragma once
#include <iostream>
#include <map>
#include <sstream>
#include <vector>

namespace boardlab {
using Text = std::string;
using Place = std::pair<int, int>;  // a row and a column, both from 0
using Places = std::vector<Place>;
using Fields = std::map<Text, Text>;  // names and JSON

template <class T> Text json(const T& value) {
    std::ostringstream text;
    text << value;
    Text out = "\"";
    for (unsigned char c : text.str()) {
        if (c < ' ') out += Text("\\u00") + "01"[c / 16] + "0123456789abcdef"[c % 16];
        else (out += c == '"' || c == '\\' ? "\\" : "") += char(c);
    }
    return out + "\"";
}
inline Text json(Place at) { return "[" + std::to_string(at.first) + "," + std::to_string(at.second) + "]"; }
inline void add(Text& list, const Text& item) { list += (list.empty() ? "" : ",") + item; }
inline Text json(const Places& places) {
    Text list;
    for (Place at : places) add(list, json(at));
    return "[" + list + "]";
}
inline Text json(const Fields& fields) {
    Text list;
    for (const auto& [name, value] : fields) add(list, json(name) + ":" + value);
    return "{" + list + "}";
}

struct Piece {  // what `piece` gives, to say how it looks
    Fields looks;
    Piece& figure(const Text& figure) { return looks["figure"] = json(figure), *this; }
    Piece& kind(const Text& kind) { return looks["kind"] = json(kind), *this; }
    Piece& state(const Text& state) { return looks["state"] = json(state), *this; }
    template <class T> Piece& letter(const T& letter) { return looks["letter"] = json(letter), *this; }
};

class Board {
    Fields board, lists, said = {{"version", "1"}};  // since the position before
    std::vector<Piece> pieces;

    void draw(const Text& part, const Text& kind, const Places& at) {
        add(lists[part], json(Fields{{"kind", json(kind)}, {"at", json(at)}}));
    }

public:
    Board(int rows, int columns, const Text& shape = "square")
        : board{{"rows", std::to_string(rows)}, {"columns", std::to_string(columns)}, {"shape", json(shape)}} {}
    // Says what rows and columns are called, before the first `show()`.
    void labels(const Text& rows, const Text& columns) {
        board["rowLabels"] = json(rows), board["columnLabels"] = json(columns);
    }
    void cells(const Text& kind, const Places& at) { draw("cells", kind, at); }
    // Puts a piece there, or moves the one of this name, which stays as it is in all that is not given.
    template <class T> Piece& piece(const T& name, Place at) {
        return pieces.emplace_back(Piece{{{"name", json(name)}, {"at", json(at)}}});
    }
    template <class T> void remove(const T& name) {
        for (Piece& piece : pieces) if (piece.looks["name"] == json(name)) piece.looks.clear();
        add(lists["remove"], json(name));
    }
    // Writes into the middle of a cell, or small into a corner. An empty text takes away what is there.
    template <class T> void text(const Text& kind, const T& text, Place at, bool corner = false) {
        Text small = corner ? "true" : "false";
        add(lists["texts"], json(Fields{{"kind", json(kind)}, {"text", json(text)}, {"at", json(Places{at})}, {"corner", small}}));
    }
    void arrow(const Text& kind, const Places& at) { draw("arrows", kind, at); }
    void path(const Text& kind, const Places& at) { draw("paths", kind, at); }
    void highlight(const Text& kind, const Places& at) { draw("highlights", kind, at); }
    void clear(const Text& part) {
        if (part == "pieces") pieces.clear();
        lists.erase(part);
        add(lists["clear"], json(part));
    }
    // The title and the score stay, the sentence and the event are of the next position alone.
    template <class T> void title(const T& text) { said["title"] = json(text); }
    template <class T> void score(const T& text) { said["score"] = json(text); }
    template <class T> void sentence(const T& text) { said["sentence"] = json(text); }
    template <class T> void event(const T& key) { said["event"] = json(key); }
    void show() {
        for (const Piece& piece : pieces) if (piece.looks.count("at")) add(lists["pieces"], json(piece.looks));
        for (const auto& [part, list] : lists) said[part] = "[" + list + "]";
        if (!board.empty()) said["board"] = json(board);
        std::cout << json(said) << '\n';
        said = {{"sentence", "\"\""}};
        board.clear(), lists.clear(), pieces.clear();
    }
};
}  // namespace boardlab
using boardlab::Board;
