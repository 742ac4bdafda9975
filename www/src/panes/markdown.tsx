// Rules, help and texts of lessons are Markdown, whose tokens become elements of the page one by one: no text is ever taken for HTML,
// and nothing is fetched.
import type { Token, Tokens } from 'marked';
import type { ComponentChildren, FunctionComponent } from 'preact';
import { NO_BREAK } from '../i18n/format';
import { tokensOf } from '../lib/markdown-tokens';
import css from './markdown.module.css';

/** A link that does not lead to the web. */
export type InnerLink = FunctionComponent<{ href: string; children: ComponentChildren }>;
type Own = { Inner: InnerLink };

const WEB = /^https?:\/\//;

const JustText: InnerLink = ({ children }) => <>{children}</>;

function Link({ href, tokens, Inner }: Tokens.Link & Own) {
  const content = inline(tokens, Inner);
  if (!WEB.test(href)) return <Inner href={href}>{content}</Inner>;
  return (
    <a href={href} target="_blank" rel="noreferrer noopener">
      {content}
    </a>
  );
}

const inline = (tokens: Token[] = [], Inner: InnerLink): ComponentChildren =>
  tokens.map((token, nth) => <Inline key={nth} token={token} Inner={Inner} />);

function Inline({ token, Inner }: { token: Token } & Own) {
  switch (token.type) {
    case 'link':
      return <Link {...(token as Tokens.Link)} Inner={Inner} />;
    case 'strong':
      return <strong>{inline(token.tokens, Inner)}</strong>;
    case 'em':
      return <em>{inline(token.tokens, Inner)}</em>;
    case 'del':
      return <del>{inline(token.tokens, Inner)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'image':
      return <>{(token as Tokens.Image).text}</>;
    default:
      return <>{'tokens' in token && token.tokens ? inline(token.tokens, Inner) : plain(token)}</>;
  }
}

/** A cell such as (14, 15) is not broken across lines. */
const unbroken = (text: string): string => text.replace(/(\(\d+,) (?=\d+\))/g, `$1${NO_BREAK}`);

/** What was written, for what has no form of its own here: HTML, say. */
const plain = (token: Token): string =>
  unbroken('text' in token && typeof token.text === 'string' ? token.text : token.raw);

function List({ ordered, start, items, Inner }: Tokens.List & Own) {
  const content = items.map((item, nth) => <li key={nth}>{blocks(item.tokens, Inner)}</li>);
  return ordered ? <ol start={Number(start) || 1}>{content}</ol> : <ul>{content}</ul>;
}

function Table({ header, rows, Inner }: Tokens.Table & Own) {
  const cells = (row: Tokens.TableCell[], Cell: 'td' | 'th') =>
    row.map(({ tokens }, nth) => <Cell key={nth}>{inline(tokens, Inner)}</Cell>);
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

const blocks = (tokens: Token[], Inner: InnerLink): ComponentChildren =>
  tokens.map((token, nth) => <Block key={nth} token={token} Inner={Inner} />);

function Block({ token, Inner }: { token: Token } & Own) {
  switch (token.type) {
    case 'space':
    case 'def':
      return null;
    case 'heading':
      return <h3>{inline(token.tokens, Inner)}</h3>;
    case 'list':
      return <List {...(token as Tokens.List)} Inner={Inner} />;
    case 'table':
      return <Table {...(token as Tokens.Table)} Inner={Inner} />;
    case 'blockquote':
      return <blockquote>{blocks(token.tokens ?? [], Inner)}</blockquote>;
    case 'code':
      return <pre>{(token as Tokens.Code).text}</pre>;
    case 'hr':
      return <hr />;
    case 'text':
      return <>{inline(token.tokens ?? [token], Inner)}</>;
    case 'paragraph':
      return <p>{inline(token.tokens, Inner)}</p>;
    default:
      return <p>{plain(token)}</p>;
  }
}

/** Shows a part of Markdown. `Inner`: how a link is shown that does not lead to the web. */
export function Blocks({ tokens, Inner = JustText }: { tokens: Token[]; Inner?: InnerLink }) {
  return <>{blocks(tokens, Inner)}</>;
}

/** Shows Markdown. */
export function Markdown({ text, Inner }: { text: string; Inner?: InnerLink }) {
  return (
    <div class={css.markdown}>
      <Blocks tokens={tokensOf(text)} Inner={Inner ?? JustText} />
    </div>
  );
}
