// A few words give a whole class the same game: its board, and the code that leads to it.

import { copy, noCode } from 'words:share';
import * as w from 'words:teach';
import { useSignal } from '@preact/signals';
import { BoardPane, type BoardParts } from '../../board/board';
import { entryOf } from '../../board/game-modules';
import { unlessLost } from '../../engine/engine';
import { input, state } from '../../game';
import { workbench } from '../../game/workbench';
import { readStored, writeStored } from '../../lib/browser-storage';
import { cx } from '../../lib/cx';
import { momentOf } from '../../links/link';
import { generatedText } from '../../links/seed-links';
import { addressFor } from '../../platform/addresses';
import { publicAddress } from '../../platform/served';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy';
import { optionsOf, Select } from '../../ui/select';
import { LONGEST_CODE } from '../share/code';
import { classLink } from './class-link';
import type { Teach } from './class-view';
import { classroom } from './classroom';
import { LargeCode } from './large-code';
import { LinkNote } from './link-note';
import css from './teach.module.css';

const SIZES = [20, 50, 80] as const;
/** Few edge cases: beginners get plain inputs. */
const ADVERSARIAL = 20;

type Size = (typeof SIZES)[number];
/**
 * The game that is on the board: the phrase that a class typed, its seed, its size where one is chosen, and its address. `isPublic`:
 * whether other computers can open it.
 */
type SharedGame = { phrase: string; seed: string; size: Size | null; href: string; isPublic: boolean };

/** Pupils come to a place where the game is played. */
const PLAYING: Teach = { mode: 'play', step: 0, revealed: false, guess: null };

const hasSizes = (): boolean => !entryOf(state.tab.value).ownSeeds;

/** Opens the game of a phrase. */
async function openGame(phrase: string, size: Size): Promise<SharedGame> {
  const seed = await workbench.ask('seed', { words: phrase });
  const game = state.tab.peek();
  const { ownSeeds } = entryOf(game);
  if (ownSeeds) await ownSeeds.open(seed);
  else input.replace(await generatedText(game, [seed, '1', `${size}`, `${ADVERSARIAL}`]), '');
  const { hash } = await classLink(momentOf(state), PLAYING, null);
  const href = addressFor('class') + hash;
  return { phrase, seed, size: ownSeeds ? null : size, href, isPublic: publicAddress('class') !== null };
}

function CodeOf({ href, isPublic }: SharedGame) {
  if (!isPublic) return <p class="muted">{w.noCode}</p>;
  if (href.length > LONGEST_CODE) return <p class="muted">{noCode({ most: LONGEST_CODE })}</p>;
  return (
    <>
      <LargeCode link={href} />
      <p class="muted">{w.scan}</p>
    </>
  );
}

function Link(game: SharedGame) {
  return (
    <>
      <CodeOf {...game} />
      {game.isPublic && <LinkNote />}
      <div class={css.guess}>
        <CopyButton name={copy} text={game.href} />
        <Button look="strong" run={() => window.open(game.href, '_blank', 'noopener')}>
          {w.play}
        </Button>
        <Button run={() => classroom.enter('predict')}>{w.predict}</Button>
      </div>
    </>
  );
}

function Game(game: SharedGame) {
  const { phrase, seed, size } = game;
  return (
    <div class={css.game} role="status">
      <p>
        <b>{phrase}</b>
        <br />
        <span class="muted">{size === null ? w.seed({ seed }) : w.seedSized({ seed, size })}</span>
      </p>
      <Link {...game} />
    </div>
  );
}

function Form({ onGame }: { onGame: (game: SharedGame | null) => void }) {
  const [text, size] = [
    useSignal(readStored('class-words') ?? ''),
    useSignal(SIZES.find((one) => String(one) === readStored('class-size')) ?? SIZES[0]),
  ];
  const submit = async (event: Event) => {
    event.preventDefault();
    const phrase = text.value.trim();
    const game = phrase ? await unlessLost(openGame(phrase, size.value), null) : null;
    if (game) onGame(game);
  };
  return (
    <form class={css.form} onSubmit={submit}>
      <label>
        {w.words}
        <input
          type="text"
          maxLength={200}
          placeholder={w.example}
          value={text.value}
          onInput={({ currentTarget }) => {
            text.value = currentTarget.value;
            writeStored('class-words', text.value);
            onGame(null);
          }}
        />
      </label>
      {hasSizes() && (
        <label>
          {w.size}
          <Select
            value={size.value}
            options={optionsOf(SIZES, (one) => w.sizeName({ size: one }))}
            set={(one) => {
              size.value = one;
              writeStored('class-size', String(one));
            }}
          />
        </label>
      )}
      <Button look="strong" submit>
        {w.create}
      </Button>
    </form>
  );
}

export function SeedPage({ board }: { board: BoardParts }) {
  const game = useSignal<SharedGame | null>(null);
  return (
    <>
      <BoardPane {...board} hasPad={false} />
      <section class={cx(css.panel, 'teach-seed')}>
        <h2>{w.mode({ mode: 'seed' })}</h2>
        {!game.value && (
          <p>
            {hasSizes() ? w.sameSized : w.same} {w.ignored}
          </p>
        )}
        {classroom.teaching.value?.playing && <p>{classroom.teaching.value.playing}</p>}
        <Form onGame={(next) => (game.value = next)} />
        {game.value && <Game {...game.value} />}
      </section>
    </>
  );
}
