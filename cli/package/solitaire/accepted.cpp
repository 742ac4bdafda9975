// Removes the piece behind which most tiles can be removed, until there is none.
#include <cstdio>
#include <cstdlib>
#include <cstring>

const int SIZE = 6;

static char board[SIZE][SIZE][16];

static bool isEdge(int line) { return line == 0 || line == SIZE - 1; }

// Whether a piece that was removed from one tile leads to another.
static bool leads(const char* piece, int row, int column, int toRow, int toColumn) {
    int down = std::abs(row - toRow), right = std::abs(column - toColumn);
    if (down == 0 && right == 0) return false;
    bool straight = down == 0 || right == 0, diagonal = down == right;
    if (std::strlen(piece) == 1) {
        int steps = piece[0] - '0';
        return (straight || diagonal) && (down == steps || right == steps);
    }
    if (!std::strcmp(piece, "springare")) return down * right == 2;
    bool rook = straight && (down ? isEdge(toRow) : isEdge(toColumn));
    bool bishop = diagonal && (isEdge(toRow) || isEdge(toColumn));
    if (!std::strcmp(piece, "torn")) return rook;
    if (!std::strcmp(piece, "lopare")) return bishop;
    return rook || bishop;
}

static bool isEmpty(int row, int column) { return !std::strcmp(board[row][column], "blank"); }

static int waysOn(int row, int column) {
    int ways = 0;
    for (int r = 0; r < SIZE; r++)
        for (int c = 0; c < SIZE; c++) ways += !isEmpty(r, c) && leads(board[row][column], row, column, r, c);
    return ways;
}

int main() {
    for (auto& row : board)
        for (auto& piece : row)
            if (std::scanf("%15s", piece) != 1) return 1;
    char last[16] = "";
    int row = 0, column = 0;
    for (;;) {
        int best = -1, bestRow = 0, bestColumn = 0;
        for (int r = 0; r < SIZE; r++)
            for (int c = 0; c < SIZE; c++) {
                if (isEmpty(r, c) || (*last && !leads(last, row, column, r, c))) continue;
                if (waysOn(r, c) > best) best = waysOn(r, c), bestRow = r, bestColumn = c;
            }
        if (best < 0) break;
        row = bestRow, column = bestColumn;
        std::strcpy(last, board[row][column]);
        std::printf("%d %d\n", row + 1, column + 1);
        std::fflush(stdout);
        if (std::scanf("%15s", board[row][column]) != 1) return 1;
    }
    std::printf("0 0\n");
}
