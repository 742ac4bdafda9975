// The texts of a lesson, whose links may lead to positions of its step.

import { game } from '../../game';
import css from '../../panes/evidence.module.css';
import { type InnerLink, Markdown as Text } from '../../panes/markdown';
import { Button } from '../../ui/button';
import { classroom } from './classroom';

const { guessing, step } = classroom;

/** A link to a position of the step: `[after move 12](#12)`. */
const PLY = /^#(\d{1,6})$/;

/** What comes after the position of a step is not shown before the answer. */
const PlyLink: InnerLink = ({ href, children }) => {
  const ply = PLY.exec(href)?.[1];
  if (ply === undefined) return <>{children}</>;
  const isLater = guessing.value && Number(ply) > (step.value?.position.ply ?? 0);
  return (
    <Button look="link" class={css.reason} disabled={isLater} run={() => game.go(Number(ply))}>
      {children}
    </Button>
  );
};

export function Markdown({ text }: { text: string }) {
  return <Text text={text} Inner={PlyLink} />;
}
