// A board of Boardlab: it is kept and changed, and each `show()` prints it as a line of JSON (docs/scenes.md).
#pragma once
#include <array>
#include <cstdlib>
#include <iostream>
#include <map>
#include <sstream>
#include <vector>

namespace boardlab {
const char* const KINDS =
    "plain quiet wall water field woods hills mountains bronze silver gold first second third fourth good bad marked";
const char* const FIGURES =
    "disc square diamond triangle hexagon star ring letter person robot debris knight rook bishop queen";
using Text = std::string;
using Place = std::array<int, 2>;  // a row and a column, both from 0
using Places = std::vector<Place>;
using Fields = std::map<Text, Text>;

// An exception would not do: programs for the page are compiled without.
[[noreturn]] inline void refuse(const Text& expected, const Text& found) {
    std::cout.flush();
    std::cerr << "boardlab: expected " << expected << ", found " << found << std::endl;
    std::exit(1);
}
template <class T> Text text_of(const T& value) { std::ostringstream out; out << value; return out.str(); }
template <class T> Text json(const T& value) {
    Text out = "\"";
    for (unsigned char c : text_of(value)) {
        if (c < ' ') out += Text("\\u00") + "01"[c / 16] + "0123456789abcdef"[c % 16];
        else (out += c == '"' || c == '\\' ? "\\" : "") += char(c);
    }
    return out + "\"";
}
inline Text word(const Text& what, const Text& words, const Text& given) {
    Text known, listed;
    for (std::istringstream in(words); in >> known; listed += (listed.empty() ? "" : ", ") + known)
        if (known == given) return json(given);
    refuse(what + ": one of " + listed, json(given));
}
inline void add(Text& list, const Text& item) { list += (list.empty() ? "" : ",") + item; }
inline Text shown(Place at) { return "[" + std::to_string(at[0]) + "," + std::to_string(at[1]) + "]"; }
inline Text object(const Fields& fields) {
    Text out;
    for (const auto& [name, value] : fields) add(out, "\"" + name + "\":" + value);
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
        if (length > 3) refuse("letter: up to 3 characters", json(letter));
        return looks["letter"] = json(letter), *this;
    }
};

class Board {
    int rows, columns;
    Fields board, said;
    std::vector<Piece> pieces;
    std::map<Text, std::map<std::array<int, 3>, Text>> parts;  // as JSON: by place and corner, or by number

    Text place(Place at) const {
        if (at[0] >= 0 && at[0] < rows && at[1] >= 0 && at[1] < columns) return shown(at);
        refuse("a place from [0,0] to " + shown({rows - 1, columns - 1}), shown(at));
    }
    void draw(const Text& part, const Text& kind, const Places& at) {
        Text places;
        for (Place one : at) add(places, place(one));
        parts[part][{int(parts[part].size())}] = object({{"kind", word("kind", KINDS, kind)}, {"at", "[" + places + "]"}});
    }
    std::vector<Piece>::iterator find(const Text& name) {
        auto piece = pieces.begin();
        while (piece != pieces.end() && piece->looks["name"] != name) ++piece;
        return piece;
    }

public:
    Board(int rows, int columns, const Text& shape = "square") : rows(rows), columns(columns) {
        for (int lines : {rows, columns}) if (lines < 1 || lines > 1000) refuse("1 to 1000 rows and columns", json(lines));
        board = {{"rows", std::to_string(rows)}, {"columns", std::to_string(columns)}};
        board["shape"] = word("shape", "square torus hexagons points", shape);
    }
    void labels(const Text& rows, const Text& columns) {
        board["rowLabels"] = word("labels", "one zero letters none", rows);
        board["columnLabels"] = word("labels", "one zero letters none", columns);
    }
    void cells(const Text& kind, const Places& at) {
        Text ground = word("kind", KINDS, kind);
        for (Place one : at) place(one), parts["cells"][{one[0], one[1]}] = ground;
    }
    // Puts a piece there, or moves the one of this name, which stays as it is in all that is not given.
    template <class T> Piece& piece(const T& name, Place at) {
        auto found = find(json(name));
        if (found == pieces.end()) found = pieces.insert(found, Piece{{{"name", json(name)}}});
        return found->looks["at"] = place(at), *found;
    }
    template <class T> void remove(const T& name) {
        if (find(json(name)) == pieces.end()) refuse("the name of a piece that is there", json(name));
        pieces.erase(find(json(name)));
    }
    // Writes into the middle of a cell, or small into a corner. An empty text takes away what is there.
    template <class T> void text(const Text& kind, const T& text, Place at, bool corner = false) {
        std::array<int, 3> key = {at[0], at[1], corner};
        Fields fields = {{"kind", word("kind", KINDS, kind)}, {"text", json(text)}, {"at", "[" + place(at) + "]"}};
        fields["corner"] = corner ? "true" : "false";
        parts["texts"][key] = object(fields);
        if (fields["text"] == "\"\"") parts["texts"].erase(key);
    }
    void arrow(const Text& kind, const Places& at) { draw("arrows", kind, at); }
    void path(const Text& kind, const Places& at) { draw("paths", kind, at); }
    void highlight(const Text& kind, const Places& at) { draw("highlights", kind, at); }
    void clear(const Text& part) {
        word("part", "cells pieces texts arrows paths highlights", part);
        part == "pieces" ? pieces.clear() : parts[part].clear();
    }
    // The title and the score stay, the sentence and the event are of the next position alone.
    template <class T> void title(const T& text) { said["title"] = json(text); }
    template <class T> void score(const T& text) { said["score"] = json(text); }
    template <class T> void sentence(const T& text) { said["sentence"] = json(text); }
    template <class T> void event(const T& key) { said["event"] = json(key); }
    void show() {
        Fields areas, lists, line = said;
        for (const auto& [at, kind] : parts["cells"]) add(areas[kind], shown({at[0], at[1]}));
        for (const auto& [kind, at] : areas) add(lists["cells"], object({{"kind", kind}, {"at", "[" + at + "]"}}));
        for (const auto& piece : pieces) add(lists["pieces"], object(piece.looks));
        for (const auto& [part, kept] : parts) for (const auto& one : kept) if (part != "cells") add(lists[part], one.second);
        for (const auto& [part, list] : lists) line[part] = "[" + list + "]";
        line.insert({{"version", "1"}, {"board", object(board)}});
        std::cout << object(line) << '\n';
        said.erase("sentence");
        said.erase("event");
    }
};
}  // namespace boardlab
using boardlab::Board;
