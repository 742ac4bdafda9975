// Robots as a contestant would write it: plain lists, every candidate tried on a copy. A peer for the benchmark.
// g++ -O2 -o robots_plain robots_plain.cpp && ./robots_plain < input
#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Cell {
    int row, column;
    bool operator==(const Cell& other) const { return row == other.row && column == other.column; }
};

using Cells = std::vector<Cell>;

struct Board {
    Cell you;
    Cells robots, debris;
};

struct Score {
    int robots, distance;
};

static bool contains(const Cells& cells, Cell cell) { return std::find(cells.begin(), cells.end(), cell) != cells.end(); }

static bool onBoard(Cell cell) { return 1 <= cell.row && cell.row <= 31 && 1 <= cell.column && cell.column <= 31; }

static int sign(int number) { return (number > 0) - (number < 0); }

static Cell stepTo(Cell robot, Cell you) {
    return {robot.row + sign(you.row - robot.row), robot.column + sign(you.column - robot.column)};
}

static bool deadly(const Board& board) {
    for (Cell robot : board.robots)
        if (stepTo(robot, board.you) == board.you) return true;
    return false;
}

static bool walk(Board& board, int down, int right) {
    Cell to = {board.you.row + down, board.you.column + right};
    if (!onBoard(to) || contains(board.robots, to)) return false;
    auto debris = std::find(board.debris.begin(), board.debris.end(), to);
    if (debris != board.debris.end()) {
        Cell beyond = {to.row + down, to.column + right};
        if (!onBoard(beyond) || contains(board.debris, beyond)) return false;
        *debris = beyond;
        board.robots.erase(std::remove(board.robots.begin(), board.robots.end(), beyond), board.robots.end());
    }
    board.you = to;
    return true;
}

static void reply(Board& board) {
    for (Cell& robot : board.robots) robot = stepTo(robot, board.you);
    Cells alive, wrecks;
    for (Cell robot : board.robots) {
        if (contains(board.debris, robot)) continue;
        if (std::count(board.robots.begin(), board.robots.end(), robot) == 1)
            alive.push_back(robot);
        else if (!contains(wrecks, robot))
            wrecks.push_back(robot);
    }
    board.robots = alive;
    board.debris.insert(board.debris.end(), wrecks.begin(), wrecks.end());
}

static Score score(const Board& board) {
    int nearest = INT_MAX;
    for (Cell robot : board.robots)
        nearest = std::min(nearest, std::abs(robot.row - board.you.row) + std::abs(robot.column - board.you.column));
    return {(int)board.robots.size(), nearest};
}

// Tried by row and column, so that only a strictly better walk replaces an earlier one.
static bool bestWalk(Board& board) {
    bool found = false;
    Board best;
    Score bestScore = {};
    for (int down = -1; down <= 1; down++)
        for (int right = -1; right <= 1; right++) {
            Board next = board;
            if (!walk(next, down, right) || deadly(next)) continue;
            reply(next);
            Score now = score(next);
            if (!found || now.robots < bestScore.robots ||
                (now.robots == bestScore.robots && now.distance > bestScore.distance)) {
                found = true;
                best = next;
                bestScore = now;
            }
        }
    if (found) board = best;
    return found;
}

static bool teleport(Board& board, const Cells& entries, std::vector<bool>& used, int move) {
    for (size_t i = 0; i < entries.size(); i++) {
        Cell to = entries[i];
        if (used[i] || to == board.you || contains(board.robots, to) || contains(board.debris, to)) continue;
        Board next = board;
        next.you = to;
        if (deadly(next)) continue;
        used[i] = true;
        reply(next);
        board = next;
        std::printf("Move %d: teleport to (%d,%d)\n", move, to.row, to.column);
        return true;
    }
    return false;
}

static void play(Board board, const Cells& entries) {
    std::vector<bool> used(entries.size());
    bool lost = false;
    int moves = 0;
    while (!lost && !board.robots.empty()) {
        moves++;
        if (bestWalk(board) || teleport(board, entries, used, moves)) continue;
        reply(board);
        lost = true;
    }
    std::printf("%s game after making %d moves.\n", lost ? "Lost" : "Won", moves);
    std::printf("Final position: (%d,%d)\n", board.you.row, board.you.column);
    std::printf("Number of cells with debris: %d\n", (int)board.debris.size());
    if (lost) std::printf("Number of robots remaining: %d\n", (int)board.robots.size());
}

static Cells read(int count) {
    Cells cells(count);
    for (Cell& cell : cells)
        if (std::scanf("%d %d", &cell.row, &cell.column) != 2) std::exit(1);
    return cells;
}

int main() {
    int robots, teleports, number = 0;
    while (std::scanf("%d %d", &robots, &teleports) == 2 && robots + teleports > 0) {
        Board board = {{15, 15}, read(robots), {}};
        Cells entries = read(teleports);
        std::printf("%sCase %d:\n", number ? "\n" : "", number + 1);
        number++;
        play(board, entries);
    }
}
