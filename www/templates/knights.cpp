#include <cstdio>
#include <utility>
#include <vector>

int main() {
    int cases;
    std::scanf("%d", &cases);
    for (int number = 1; number <= cases; number++) {
        // @read
        int count;
        std::scanf("%d", &count);
        std::vector<std::pair<int, int>> knights(count);
        for (auto& [x, y] : knights) std::scanf("%d %d", &x, &y);

        // @strategy
        const char* winner = "Bob";

        std::printf("Case %d: %s\n", number, winner);
    }
}
