function solve(input) {
  // @read
  const lines = input.split('\n');

  // @strategy
  const output = [];

  return output.join('\n');
}
