#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <vector>

struct Unit { int side; char kind; std::string cell; };

int main() {
    int games;
    std::cin >> games;
    for (int game = 1; game <= games; game++) {
        // @read
        std::map<std::string, char> terrain;
        for (int row = 0; row < 9; row++) {
            int first = std::max(1, 5 - row), length = 9 - std::abs(4 - row);
            for (int number = first; number < first + length; number++)
                std::cin >> terrain[char('A' + row) + std::to_string(number)];
        }
        int sides[2];
        std::cin >> sides[0] >> sides[1];
        std::vector<Unit> units(sides[0] + sides[1]);
        for (int i = 0; i < int(units.size()); i++) {
            units[i].side = i < sides[0] ? 0 : 1;
            std::cin >> units[i].kind >> units[i].cell;
        }

        std::cout << "Game #" << game << "\n";
        int moves;
        std::cin >> moves;
        for (int move = 1; move <= moves; move++) {
            std::string start, end;
            std::cin >> start >> end;

            // @strategy
            int pointsLeft = -1;

            std::cout << "Move #" << move << " (" << start << " -> " << end << "): ";
            if (pointsLeft < 0) std::cout << "Unsuccessful\n";
            else std::cout << "Successful (" << pointsLeft << " points left)\n";
        }
    }
}
