function play(readLine, write) {
  // @read
  const board = Array.from({ length: 6 }, () => readLine().split(" "));

  // @strategy
  write("1 1\n");
  board[0][0] = readLine();

  write("0 0\n");
}
