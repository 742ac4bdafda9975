// A board of Boardlab: it is kept and changed, and each `show()` prints it as a line of JSON (docs/scenes.md).
#pragma once
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

namespace boardlab {
const char* const KINDS = "plain quiet wall water field woods hills mountains bronze silver gold "
                          "first second third fourth good bad marked";
const char* const FIGURES = "disc square diamond triangle hexagon star ring letter person robot debris "
                            "knight rook bishop queen";
using Text = std::string;
using Place = std::pair<int, int>;  // a row and a column, both from 0
using Places = std::vector<Place>;
using Fields = std::map<Text, Text>;

// An exception would not do: who compiles for the page has none.
[[noreturn]] inline void refuse(const Text& expected, const Text& found) {
    std::cout.flush();
    std::cerr << "boardlab: expected " << expected << ", found " << found << std::endl;
    std::exit(1);
}
template <class T> Text text_of(const T& value) { std::ostringstream out; out << value; return out.str(); }
inline Text json(const Text& text) {
    Text out = "\"";
    for (unsigned char c : text) {
        if (c < ' ') out += Text("\\u00") + "0123456789abcdef"[c / 16] + "0123456789abcdef"[c % 16];
        else (out += c == '"' || c == '\\' ? "\\" : "") += char(c);
    }
    return out + "\"";
}
inline Text word(const Text& what, const Text& words, const Text& given) {
    Text listed, one;
    for (std::istringstream in(words); in >> one; listed += (listed.empty() ? "" : ", ") + one) if (one == given) return json(given);
    refuse(what + ": one of " + listed, json(given));
}
inline Text shown(Place at) { return "[" + std::to_string(at.first) + "," + std::to_string(at.second) + "]"; }
inline Text object(const Fields& fields) {
    Text out;
    for (const auto& field : fields) out += (out.empty() ? "\"" : ",\"") + field.first + "\":" + field.second;
    return "{" + out + "}";
}

// What `piece` gives, to say how it looks.
struct Piece {
    Fields looks;
    Piece& figure(const Text& figure) { return looks["figure"] = word("figure", FIGURES, figure), *this; }
    Piece& kind(const Text& kind) { return looks["kind"] = word("kind", KINDS, kind), *this; }
    Piece& state(const Text& state) { return looks["state"] = word("state", "normal chosen spent hit", state), *this; }
    template <class T> Piece& letter(const T& letter) {
        int length = 0;
        for (char c : text_of(letter)) length += (c & 0xC0) != 0x80;
        if (length > 3) refuse("letter: up to 3 characters", text_of(letter));
        return looks["letter"] = json(text_of(letter)), *this;
    }
};

class Board {
    int rows, columns;
    Fields board, said;
    std::vector<Piece> pieces;
    std::map<Text, std::map<std::tuple<int, int, bool>, Text>> parts;  // by place and corner, or by number

    Text place(Place at) const {
        if (at.first >= 0 && at.first < rows && at.second >= 0 && at.second < columns) return shown(at);
        refuse("a place from [0,0] to " + shown({rows - 1, columns - 1}), shown(at));
    }
    Text places(const Places& at) const {
        Text out;
        for (Place one : at) out += (out.empty() ? "" : ",") + place(one);
        return "[" + out + "]";
    }
    void draw(const Text& part, const Text& kind, const Places& at) {
        auto& drawn = parts[part];
        drawn[{int(drawn.size()), 0, false}] = object({{"kind", word("kind", KINDS, kind)}, {"at", places(at)}});
    }
    template <class T> auto named(const T& name) {
        auto piece = pieces.begin();
        while (piece != pieces.end() && piece->looks["name"] != json(text_of(name))) ++piece;
        return piece;
    }

public:
    Board(int rows, int columns, const Text& shape = "square") : rows(rows), columns(columns) {
        for (int lines : {rows, columns}) if (lines < 1 || lines > 1000) refuse("1 to 1000 rows and columns", text_of(lines));
        board = {{"rows", text_of(rows)}, {"columns", text_of(columns)}, {"shape", word("shape", "square torus hexagons points", shape)}};
    }
    void labels(const Text& rows, const Text& columns) {
        board["rowLabels"] = word("labels", "one zero letters none", rows);
        board["columnLabels"] = word("labels", "one zero letters none", columns);
    }
    void cells(const Text& kind, const Places& at) {
        word("kind", KINDS, kind);
        for (Place one : at) place(one), parts["cells"][{one.first, one.second, false}] = json(kind);
    }
    // Puts a piece there, or moves the one of this name, which stays as it is in all that is not given.
    template <class T> Piece& piece(const T& name, Place at) {
        auto found = named(name);
        if (found == pieces.end()) found = pieces.insert(found, Piece{{{"name", json(text_of(name))}}});
        return found->looks["at"] = place(at), *found;
    }
    template <class T> void remove(const T& name) {
        if (named(name) == pieces.end()) refuse("the name of a piece that is there", text_of(name));
        pieces.erase(named(name));
    }
    // Writes into the middle of a cell, or small into a corner. An empty text takes away what is there.
    template <class T> void text(const Text& kind, const T& text, Place at, bool corner = false) {
        Fields fields = {{"kind", word("kind", KINDS, kind)}, {"text", json(text_of(text))}, {"at", places({at})}, {"corner", corner ? "true" : "false"}};
        parts["texts"][{at.first, at.second, corner}] = object(fields);
        if (fields["text"] == "\"\"") parts["texts"].erase({at.first, at.second, corner});
    }
    void arrow(const Text& kind, const Places& at) { draw("arrows", kind, at); }
    void path(const Text& kind, const Places& at) { draw("paths", kind, at); }
    void highlight(const Text& kind, const Places& at) { draw("highlights", kind, at); }
    void clear(const Text& part) {
        word("part", "cells pieces texts arrows paths highlights", part);
        part == "pieces" ? pieces.clear() : parts[part].clear();
    }
    // The title and the score stay, the sentence and the event are of the next position alone.
    template <class T> void title(const T& text) { said["title"] = json(text_of(text)); }
    template <class T> void score(const T& text) { said["score"] = json(text_of(text)); }
    template <class T> void sentence(const T& text) { said["sentence"] = json(text_of(text)); }
    template <class T> void event(const T& key) { said["event"] = json(text_of(key)); }
    void show() {
        Fields areas, line = said;
        auto add = [](Text& list, const Text& item) { list += (list.empty() ? "" : ",") + item; };
        for (auto& part : parts) for (auto& one : part.second) add(line[part.first], one.second);
        for (auto& cell : parts["cells"]) add(areas[cell.second], shown({std::get<0>(cell.first), std::get<1>(cell.first)}));
        line["cells"] = "";
        for (auto& area : areas) add(line["cells"], object({{"kind", area.first}, {"at", "[" + area.second + "]"}}));
        for (auto& piece : pieces) add(line["pieces"], object(piece.looks));
        for (auto part : {"cells", "pieces", "texts", "arrows", "paths", "highlights"}) line[part] = "[" + line[part] + "]";
        line["version"] = "1";
        line["board"] = object(board);
        std::cout << object(line) << '\n';
        said.erase("sentence");
        said.erase("event");
    }
};
}  // namespace boardlab
using boardlab::Board;
