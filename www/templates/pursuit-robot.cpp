#include <cstdio>
#include <vector>

struct Cell { int x, y; };

int main(int, char** names) {
    // @read
    std::FILE* input = std::fopen(names[1], "r");
    int role, torus, n, k, s, turns, turn;
    Cell fugitive;
    std::fscanf(input, "%d %d %d %d %d %d %d", &role, &torus, &n, &k, &s, &turns, &turn);
    std::fscanf(input, "%d %d", &fugitive.x, &fugitive.y);
    std::vector<Cell> catchers(k);
    for (Cell& cell : catchers) std::fscanf(input, "%d %d", &cell.x, &cell.y);
    std::fclose(input);

    // @strategy
    int count = role == 0 ? k : turn == 0 ? 1 : s;
    Cell pair = {0, 0};
    if (turn == 0 && role == 1) pair = {n - 1, n - 1};

    std::FILE* output = std::fopen(names[2], "w");
    for (int i = 0; i < count; i++) std::fprintf(output, "%d %d\n", pair.x, pair.y);
    std::fclose(output);
}
