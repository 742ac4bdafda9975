// Reads Markdown by marked (MIT, no dependencies of its own).
import { marked, type Token } from 'marked';

/** How deeply quotations, lists and emphasis may lie in each other. The page shows each level by a call within a call. */
export const DEEPEST = 20;

export const tokensOf = (text: string): Token[] => marked.lexer(text, { gfm: true });

/** Whether nothing lies deeper than a page can show. */
export function isShowable(text: string): boolean {
  try {
    return isWithin(tokensOf(text), DEEPEST);
  } catch (error) {
    // The reader itself runs out of stack.
    if (error instanceof RangeError) return false;
    throw error;
  }
}

const isWithin = (tokens: Token[], levels: number): boolean =>
  levels > 0 && tokens.every((token) => isWithin(childrenOf(token), levels - 1));

function childrenOf(token: Token): Token[] {
  if (token.type === 'table') return [...token.header, ...token.rows.flat()].flatMap((cell) => cell.tokens);
  return token.type === 'list' ? token.items : ('tokens' in token && token.tokens) || [];
}
