// The Grundy values that are asked for, each worked out once.
#include <cstdio>

const int SIZE = 1000;
const int MOVES[6][2] = {{-2, 1}, {-3, -1}, {-2, -1}, {-1, -2}, {-1, -3}, {1, -2}};

// 0 for a value that is not known yet, else the value and 1.
static unsigned char known[SIZE][SIZE];

static int grundy(int x, int y) {
    if (known[x][y]) return known[x][y] - 1;
    bool reached[8] = {};
    for (auto& move : MOVES)
        if (x + move[0] >= 0 && y + move[1] >= 0) reached[grundy(x + move[0], y + move[1])] = true;
    int value = 0;
    while (reached[value]) value++;
    known[x][y] = value + 1;
    return value;
}

int main() {
    int cases;
    std::scanf("%d", &cases);
    for (int number = 1; number <= cases; number++) {
        int count, total = 0;
        std::scanf("%d", &count);
        while (count--) {
            int x, y;
            std::scanf("%d %d", &x, &y);
            total ^= grundy(x, y);
        }
        std::printf("Case %d: %s\n", number, total ? "Alice" : "Bob");
    }
}
