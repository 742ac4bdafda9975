// The end of a lesson: a pupil hands the answers in, as a code, a QR code, a link or a file. Nothing is sent.
// The code carries no result: the page that collects it judges the answers by the lesson.

import * as w from 'words:lesson';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { useAsyncEffect } from '../../lib/async-effect';
import { download } from '../../lib/download';
import { addressFor } from '../../platform/addresses';
import { publicAddress } from '../../platform/served';
import { Alert } from '../../ui/alert';
import { Button } from '../../ui/button';
import { CopyButton } from '../../ui/copy';
import { LONGEST_CODE } from '../share/code';
import { classroom } from './classroom';
import { codeOf } from './collect/code';
import { outlineOf } from './collect/outline';
import css from './hand-in.module.css';
import { LargeCode } from './large-code';
import { LinkNote } from './link-note';
import { LONGEST_NAME, pupil } from './record';
import teach from './teach.module.css';
import { Twice } from './twice';
import { isPupil, ToMainPage } from './way-out';

const { lesson } = classroom;

/** The address that brings a code to a teacher's page. */
const linkOf = (code: string): string => `${addressFor('class')}#v=3&handin=${code}`;

function Name({ label }: { label: string }) {
  const { name, isOver } = pupil.state.record.value;
  return (
    <label class={css.name}>
      {label}
      <input
        type="text"
        maxLength={LONGEST_NAME}
        autocomplete="off"
        value={name}
        readOnly={isOver}
        onInput={({ currentTarget }) => pupil.setName(currentTarget.value)}
      />
    </label>
  );
}

/** It is read by a camera, so the whole of it comes into sight. */
function Scanned({ link }: { link: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), []);
  return (
    <div class={css.scanned} ref={place}>
      <LargeCode link={link} />
    </div>
  );
}

function Others({ code }: { code: string }) {
  const link = linkOf(code);
  const scanned = publicAddress('class') ? link : code;
  const file = `${pupil.state.record.value.name || 'answers'}.boardlab.txt`;
  return (
    <>
      <div class={teach.guess}>
        <CopyButton name={w.copyLink} text={link} />
        <Button run={() => download([`${code}\n`], file)}>{w.save}</Button>
      </div>
      <LinkNote />
      {scanned.length <= LONGEST_CODE && <Scanned link={scanned} />}
    </>
  );
}

/** `isReady`: whether there is an answer in it. */
type WaysProps = { code: string; isReady: boolean };

function Ways({ code, isReady }: WaysProps) {
  const isOpen = useSignal(false);
  return (
    <>
      <p>{w.handInHow}</p>
      <textarea
        class={css.code}
        readOnly
        rows={3}
        aria-label={w.code}
        value={code}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div class={teach.guess}>
        <CopyButton name={w.copyCode} text={code} isStrong={isReady} />
        <Button aria-expanded={isOpen.value} run={() => (isOpen.value = !isOpen.peek())}>
          {w.otherWays}
        </Button>
      </div>
      {isOpen.value && <Others code={code} />}
    </>
  );
}

type Answered = { done: number; all: number };

/** What was answered in a test stands from then on, and what is right is shown. */
function Finish({ done, all }: Answered) {
  return (
    <>
      <p>{w.finishHow}</p>
      <Twice name={w.finish} warning={done < all && w.answered({ done, all })} run={() => pupil.finish()} />
    </>
  );
}

/** `code`: null where it would be too long. */
type Made = { code: string | null } | null;

function Code({ of, isReady }: { of: Made; isReady: boolean }) {
  if (!of) return null;
  return of.code ? <Ways code={of.code} isReady={isReady} /> : <Alert isSpoken>{w.tooLongToHandIn}</Alert>;
}

export function HandIn() {
  const made = useSignal<Made>(null);
  const [of, record, digest] = [lesson.value, pupil.state.record.value, classroom.state.opened.value?.digest];
  const needsName = of?.handIn === 'name' || of?.handIn === 'nickname';
  const isReady = !needsName || record.name.trim() !== '';
  const name = needsName ? record.name.trim() : '';
  useAsyncEffect(
    () => (of && digest && isReady ? codeOf({ ...record, name, lesson: digest, outline: outlineOf(of) }) : null),
    (code) => (made.value = { code }),
    [digest, record, isReady],
  );
  if (!of || !digest) return null;
  const asked = of.steps.filter(({ question }) => question).length;
  const done = of.steps.filter(({ question }, nth) => question && record.answers[nth] != null).length;
  const isTaken = classroom.isTesting.value;
  return (
    <div class={css.handIn}>
      <h2>{w.handInHeading}</h2>
      <p>{w.answered({ done, all: asked })}</p>
      {needsName && <Name label={of.handIn === 'name' ? w.yourName : w.yourNickname} />}
      {!isReady && <p>{w.needsName({ by: of.handIn === 'name' ? 'name' : 'nickname' })}</p>}
      {isReady && isTaken && <Finish done={done} all={asked} />}
      {isReady && !isTaken && <Code of={made.value} isReady={done > 0} />}
      {!isTaken && isPupil('lesson') && <ToMainPage />}
      {!record.isOver && <Twice look="link" name={w.deleteAnswers} run={() => pupil.clear()} />}
    </div>
  );
}
