// Catchers start in a line and step towards the fugitive, along the longer way first; the fugitive goes where the sum of
// its distances to the catchers is largest.
#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <vector>

struct Cell {
    int x, y;
};

static const Cell STEPS[5] = {{0, 0}, {1, 0}, {-1, 0}, {0, 1}, {0, -1}};
static int role, torus, n, k, s, turns, turn;
static Cell fugitive;
static std::vector<Cell> catchers;

// The signed way from one coordinate to another, the shorter one on a torus.
static int way(int from, int to) {
    int way = to - from;
    if (torus && way > n / 2) way -= n;
    if (torus && way < -(n / 2)) way += n;
    return way;
}

static int distance(Cell one, Cell other) { return std::abs(way(one.x, other.x)) + std::abs(way(one.y, other.y)); }

static Cell moved(Cell at, Cell step) {
    if (torus) return {(at.x + step.x + n) % n, (at.y + step.y + n) % n};
    return {at.x + step.x, at.y + step.y};
}

static bool onBoard(Cell at) { return 0 <= at.x && at.x < n && 0 <= at.y && at.y < n; }

// The sum of the distances, and far more for the nearest catcher.
static int safety(Cell at) {
    int sum = 0, nearest = 1000;
    for (Cell catcher : catchers) {
        sum += distance(at, catcher);
        nearest = std::min(nearest, distance(at, catcher));
    }
    return std::min(nearest, s + 1) * 1000000 + sum;
}

static Cell towards(Cell catcher) {
    int right = way(catcher.x, fugitive.x), down = way(catcher.y, fugitive.y);
    if (std::abs(right) >= std::abs(down)) return {(right > 0) - (right < 0), 0};
    return {0, (down > 0) - (down < 0)};
}

int main() {
    if (std::scanf("%d %d %d %d %d %d %d", &role, &torus, &n, &k, &s, &turns, &turn) != 7) return 1;
    if (std::scanf("%d %d", &fugitive.x, &fugitive.y) != 2) return 1;
    catchers.resize(k);
    for (Cell& catcher : catchers)
        if (std::scanf("%d %d", &catcher.x, &catcher.y) != 2) return 1;

    if (role == 0 && turn == 0) {
        for (int nth = 0; nth < k; nth++) std::printf("%d %d\n", n / 2, (2 * nth + 1) * n / (2 * k) % n);
    } else if (role == 0) {
        for (Cell catcher : catchers) {
            Cell step = towards(catcher);
            std::printf("%d %d\n", step.x, step.y);
        }
    } else if (turn == 0) {
        Cell best = {0, 0};
        for (int x = 0; x < n; x++)
            for (int y = 0; y < n; y++)
                if (safety({x, y}) > safety(best)) best = {x, y};
        std::printf("%d %d\n", best.x, best.y);
    } else {
        for (int nth = 0; nth < s; nth++) {
            Cell best = STEPS[0];
            for (Cell step : STEPS) {
                Cell to = moved(fugitive, step);
                if (onBoard(to) && safety(to) > safety(moved(fugitive, best))) best = step;
            }
            std::printf("%d %d\n", best.x, best.y);
            fugitive = moved(fugitive, best);
        }
    }
}
