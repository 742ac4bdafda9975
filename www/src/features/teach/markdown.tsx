// Texts of lessons are Markdown, read by marked (MIT, no dependencies of its own). Its tokens become elements of the page one by one:
// no text is ever taken for HTML, and nothing is fetched.
import './markdown.css';
import { marked, type Token, type Tokens } from 'marked';
import type { ComponentChildren } from 'preact';
import { game } from '../../game';
import { NO_BREAK } from '../../i18n/common';
import { classroom } from './classroom';

const { guessing, step } = classroom;

/** A link to a position of the step: `[after move 12](#12)`. */
const PLY = /^#(\d{1,6})$/;
const WEB = /^https?:\/\//;

/** What comes after the position of a step is not shown before the answer. */
function PlyLink({ ply, children }: { ply: number; children: ComponentChildren }) {
  const isLater = guessing.value && ply > (step.value?.position.ply ?? 0);
  return (
    <button type="button" class="reason" disabled={isLater} onClick={() => game.go(ply)}>
      {children}
    </button>
  );
}

function Link({ href, tokens }: Tokens.Link) {
  const ply = PLY.exec(href)?.[1];
  if (ply !== undefined) return <PlyLink ply={Number(ply)}>{inline(tokens)}</PlyLink>;
  if (!WEB.test(href)) return <>{inline(tokens)}</>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {inline(tokens)}
    </a>
  );
}

const inline = (tokens: Token[] = []): ComponentChildren =>
  tokens.map((token, nth) => <Inline key={nth} token={token} />);

function Inline({ token }: { token: Token }) {
  switch (token.type) {
    case 'link':
      return <Link {...(token as Tokens.Link)} />;
    case 'strong':
      return <strong>{inline(token.tokens)}</strong>;
    case 'em':
      return <em>{inline(token.tokens)}</em>;
    case 'del':
      return <del>{inline(token.tokens)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'image':
      return <>{(token as Tokens.Image).text}</>;
    default:
      return <>{'tokens' in token && token.tokens ? inline(token.tokens) : plain(token)}</>;
  }
}

/** A cell such as (14, 15) is not broken across lines. */
const unbroken = (text: string): string => text.replace(/(\(\d+,) (?=\d+\))/g, `$1${NO_BREAK}`);

/** What was written, for what has no form of its own here: HTML, say. */
const plain = (token: Token): string =>
  unbroken('text' in token && typeof token.text === 'string' ? token.text : token.raw);

function List({ ordered, start, items }: Tokens.List) {
  const content = items.map((item, nth) => <li key={nth}>{blocks(item.tokens)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{content}</ol> : <ul>{content}</ul>;
}

function Table({ header, rows }: Tokens.Table) {
  const cells = (row: Tokens.TableCell[], Cell: 'td' | 'th') =>
    row.map(({ tokens }, nth) => <Cell key={nth}>{inline(tokens)}</Cell>);
  return (
    <table>
      <thead>
        <tr>{cells(header, 'th')}</tr>
      </thead>
      <tbody>
        {rows.map((row, nth) => (
          <tr key={nth}>{cells(row, 'td')}</tr>
        ))}
      </tbody>
    </table>
  );
}

const blocks = (tokens: Token[]): ComponentChildren => tokens.map((token, nth) => <Block key={nth} token={token} />);

function Block({ token }: { token: Token }) {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <h3>{inline(token.tokens)}</h3>;
    case 'list':
      return <List {...(token as Tokens.List)} />;
    case 'table':
      return <Table {...(token as Tokens.Table)} />;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [])}</blockquote>;
    case 'code':
      return <pre>{(token as Tokens.Code).text}</pre>;
    case 'hr':
      return <hr />;
    case 'text':
      return <>{inline(token.tokens ?? [token])}</>;
    case 'paragraph':
      return <p>{inline(token.tokens)}</p>;
    default:
      return <p>{plain(token)}</p>;
  }
}

/** Shows Markdown. */
export function Markdown({ text }: { text: string }) {
  return <div class="markdown">{blocks(marked.lexer(text, { gfm: true }))}</div>;
}
