function solve(input) {
  const numbers = input.split(/\s+/).filter(Boolean).map(Number);
  let at = 0;
  const number = () => numbers[at++];
  const output = [];
  const cases = number();
  for (let index = 1; index <= cases; index++) {
    // @read
    const knights = Array.from({ length: number() }, () => [number(), number()]);

    // @strategy
    const winner = 'Bob';

    output.push(`Case ${index}: ${winner}\n`);
  }
  return output.join('');
}
