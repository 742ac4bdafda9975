// Formulas in N: numbers, + - * / and parentheses, and floor, ceil, min, max of such.

type Reader = { tokens: readonly string[]; at: number; n: number };

const TOKEN = /\s*(\d+|N|floor|ceil|min|max|[-+*/(),])/y;
const FUNCTIONS: Record<string, (...values: number[]) => number> = {
  floor: (value = Number.NaN) => Math.floor(value),
  ceil: (value = Number.NaN) => Math.ceil(value),
  min: Math.min,
  max: Math.max,
};

/** The value for a side; null if it is no formula, or no whole number. */
export function evaluate(formula: string, n: number): number | null {
  const tokens = tokensOf(formula.trim());
  if (!tokens) return null;
  const reader = { tokens, at: 0, n };
  const value = sum(reader);
  return reader.at === tokens.length && Number.isInteger(value) ? value : null;
}

function tokensOf(formula: string): string[] | null {
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < formula.length) {
    const [, token] = TOKEN.exec(formula) ?? [];
    if (!token) return null;
    tokens.push(token);
  }
  return tokens;
}

/** Takes the next token if it is one of these. */
function take(reader: Reader, ...wanted: string[]): string | null {
  const token = reader.tokens[reader.at];
  if (token === undefined || !wanted.includes(token)) return null;
  reader.at++;
  return token;
}

function sum(reader: Reader): number {
  let value = product(reader);
  for (let sign = take(reader, '+', '-'); sign; sign = take(reader, '+', '-'))
    value += sign === '+' ? product(reader) : -product(reader);
  return value;
}

function product(reader: Reader): number {
  let value = factor(reader);
  for (let sign = take(reader, '*', '/'); sign; sign = take(reader, '*', '/'))
    value = sign === '*' ? value * factor(reader) : value / factor(reader);
  return value;
}

/** What is no formula is NaN, and so is all that contains it. */
function factor(reader: Reader): number {
  const token = reader.tokens[reader.at++] ?? '';
  if (token === 'N') return reader.n;
  if (/^\d/.test(token)) return Number(token);
  const values = token === '(' || take(reader, '(') ? listed(reader) : [];
  const of = FUNCTIONS[token];
  if (of) return of(...values);
  return token === '(' && values.length === 1 ? (values[0] as number) : Number.NaN;
}

function listed(reader: Reader): number[] {
  const values = [sum(reader)];
  while (take(reader, ',')) values.push(sum(reader));
  return take(reader, ')') ? values : [Number.NaN];
}
