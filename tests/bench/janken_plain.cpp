// Janken Tactics as a contestant would write it: Dijkstra's algorithm with a priority queue, the neighbours worked out
// for every order. A peer for the benchmark. With --time it judges parsed cases again and again and tells orders/s.
// g++ -O2 -std=c++17 -o janken_plain janken_plain.cpp && ./janken_plain < input
#include <cctype>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <queue>
#include <string>
#include <utility>
#include <vector>

struct Cell {
    int row, number;
    bool operator==(const Cell& other) const { return row == other.row && number == other.number; }
};

struct Unit {
    int side;
    char kind;
    Cell at;
};

struct Order {
    Cell from, to;
};

struct Game {
    std::vector<std::vector<char>> terrain;
    std::vector<Unit> units;
    std::vector<Order> orders;
};

static const int SIZE = 9, POINTS = 10;

static bool onBoard(Cell cell) {
    return 0 <= cell.row && cell.row < SIZE && 0 <= cell.number && cell.number < SIZE && 4 <= cell.row + cell.number &&
           cell.row + cell.number <= 12;
}

static std::vector<Cell> neighbours(Cell cell) {
    static const int steps[6][2] = {{-1, 0}, {-1, 1}, {0, -1}, {0, 1}, {1, -1}, {1, 0}};
    std::vector<Cell> cells;
    for (auto& step : steps) {
        Cell next = {cell.row + step[0], cell.number + step[1]};
        if (onBoard(next)) cells.push_back(next);
    }
    return cells;
}

static int cost(char terrain) {
    switch (terrain) {
        case 'F': return 1;
        case 'W': return 2;
        case 'H': return 3;
        case 'M': return 4;
        default: return -1;
    }
}

static char strongAgainst(char kind) { return kind == 'G' ? 'M' : kind == 'M' ? 'S' : 'G'; }

static int unitAt(const std::vector<Unit>& units, Cell cell) {
    for (size_t i = 0; i < units.size(); i++)
        if (units[i].at == cell) return (int)i;
    return -1;
}

// The points left, or -1.
static int judge(const Game& game, const std::vector<Unit>& units, Order order) {
    int index = unitAt(units, order.from);
    if (index < 0 || unitAt(units, order.to) >= 0) return -1;
    const Unit& unit = units[index];
    std::vector<std::vector<char>> enemy(SIZE, std::vector<char>(SIZE)), zone = enemy;
    for (const Unit& other : units) {
        if (other.side == unit.side) continue;
        enemy[other.at.row][other.at.number] = true;
        if (other.kind == strongAgainst(unit.kind))
            for (Cell cell : neighbours(other.at)) zone[cell.row][cell.number] = true;
    }
    std::vector<std::vector<int>> spent(SIZE, std::vector<int>(SIZE, POINTS + 1));
    using Entry = std::pair<int, int>;
    std::priority_queue<Entry, std::vector<Entry>, std::greater<Entry>> queue;
    spent[order.from.row][order.from.number] = 0;
    queue.push({0, order.from.row * SIZE + order.from.number});
    while (!queue.empty()) {
        auto [now, place] = queue.top();
        queue.pop();
        Cell at = {place / SIZE, place % SIZE};
        if (at == order.to) return POINTS - now;
        if (now > spent[at.row][at.number]) continue;
        if (zone[at.row][at.number] && !(at == order.from)) continue;
        for (Cell next : neighbours(at)) {
            int price = cost(game.terrain[next.row][next.number]);
            if (price < 0 || enemy[next.row][next.number]) continue;
            if (now + price >= spent[next.row][next.number]) continue;
            spent[next.row][next.number] = now + price;
            queue.push({now + price, next.row * SIZE + next.number});
        }
    }
    return -1;
}

static int carryOut(const Game& game, std::vector<Unit>& units, Order order) {
    int left = judge(game, units, order);
    if (left >= 0) units[unitAt(units, order.from)].at = order.to;
    return left;
}

static std::string word() {
    static char text[64];
    if (std::scanf("%63s", text) != 1) std::exit(1);
    for (char* letter = text; *letter; letter++) *letter = (char)std::toupper(*letter);
    return text;
}

static Cell cell() {
    std::string name = word();
    return {name[0] - 'A', name[1] - '1'};
}

static Game read() {
    Game game;
    game.terrain.assign(SIZE, std::vector<char>(SIZE, 'U'));
    for (int row = 0; row < SIZE; row++)
        for (int number = 0; number < SIZE; number++)
            if (onBoard({row, number})) game.terrain[row][number] = word()[0];
    int counts[2] = {std::stoi(word()), 0};
    counts[1] = std::stoi(word());
    for (int side = 0; side < 2; side++)
        for (int i = 0; i < counts[side]; i++) {
            char kind = word()[0];
            game.units.push_back({side, kind, cell()});
        }
    int orders = std::stoi(word());
    for (int i = 0; i < orders; i++) {
        Cell from = cell();
        game.orders.push_back({from, cell()});
    }
    return game;
}

static void print(const std::vector<Game>& games) {
    for (size_t number = 0; number < games.size(); number++) {
        std::printf("Game #%d\n", (int)number + 1);
        std::vector<Unit> units = games[number].units;
        int move = 0;
        for (Order order : games[number].orders) {
            int left = carryOut(games[number], units, order);
            std::printf("Move #%d (%c%d -> %c%d): ", ++move, 'A' + order.from.row, order.from.number + 1,
                        'A' + order.to.row, order.to.number + 1);
            if (left < 0)
                std::printf("Unsuccessful\n");
            else
                std::printf("Successful (%d points left)\n", left);
        }
    }
}

// Orders judged per second, the best of some rounds over all games.
static void time(const std::vector<Game>& games) {
    double best = 0;
    long sum = 0;
    for (int round = 0; round < 9; round++) {
        auto start = std::chrono::steady_clock::now();
        long orders = 0;
        for (const Game& game : games) {
            std::vector<Unit> units = game.units;
            for (Order order : game.orders) sum += carryOut(game, units, order);
            orders += (long)game.orders.size();
        }
        std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
        if (orders / seconds.count() > best) best = orders / seconds.count();
    }
    std::fprintf(stderr, "%.0f orders/s (%ld)\n", best, sum);
}

int main(int count, char** arguments) {
    std::vector<Game> games(std::stoi(word()));
    for (Game& game : games) game = read();
    if (count > 1 && std::strcmp(arguments[1], "--time") == 0)
        time(games);
    else
        print(games);
}
