// Inputs and the judge's outputs to them.
export const ROBOTS = `4 0
17 18
13 18
8 12
10 12
4 0
17 17
13 17
13 13
17 13
3 3
17 18
13 18
5 31
15 16
16 15
3 7
0 0
`;

export const ROBOTS_OUTPUT = `Case 1:
Won game after making 5 moves.
Final position: (14,16)
Number of cells with debris: 1

Case 2:
Lost game after making 2 moves.
Final position: (15,15)
Number of cells with debris: 1
Number of robots remaining: 0

Case 3:
Move 30: teleport to (16,15)
Move 58: teleport to (15,16)
Move 86: teleport to (3,7)
Lost game after making 114 moves.
Final position: (1,29)
Number of cells with debris: 1
Number of robots remaining: 1
`;

export const KNIGHTS = '2\n1\n1 0\n2\n2 5\n3 5\n';
export const KNIGHTS_OUTPUT = 'Case 1: Bob\nCase 2: Alice\n';
