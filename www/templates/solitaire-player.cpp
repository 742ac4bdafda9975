#include <iostream>
#include <string>

int main() {
    // @read
    std::string board[6][6];
    for (auto& row : board)
        for (std::string& piece : row) std::cin >> piece;

    // @strategy
    std::cout << "1 1" << std::endl;
    std::cin >> board[0][0];

    std::cout << "0 0" << std::endl;
}
