#include <cstdio>
#include <vector>

struct Cell { int row, column; };

static std::vector<Cell> cells(int count) {
    std::vector<Cell> list(count);
    for (Cell& cell : list) std::scanf("%d %d", &cell.row, &cell.column);
    return list;
}

int main() {
    int robotCount, teleportCount;
    for (int number = 1; std::scanf("%d %d", &robotCount, &teleportCount) == 2; number++) {
        // @read
        if (robotCount == 0 && teleportCount == 0) break;
        std::vector<Cell> robots = cells(robotCount), teleports = cells(teleportCount);

        // @strategy
        Cell you = {15, 15};
        int moves = 0, debris = 0;

        if (number > 1) std::printf("\n");
        std::printf("Case %d:\n", number);
        std::printf("Lost game after making %d moves.\n", moves);
        std::printf("Final position: (%d,%d)\n", you.row, you.column);
        std::printf("Number of cells with debris: %d\n", debris);
        std::printf("Number of robots remaining: %d\n", int(robots.size()));
    }
}
