// Everything that is pressed.
import type { ButtonHTMLAttributes, ComponentChildren, TargetedMouseEvent } from 'preact';
import { cx } from '../lib/cx';
import style from './button.module.css';
import { Icon, type IconName } from './icon';

/**
 * `strong`: what a person came for. `chip`: something unusual that holds until it is pressed. `picture`: an icon alone.
 * `link`: words within a sentence. `bare`: the room that it stands in gives it its look.
 */
type Look = 'plain' | 'strong' | 'chip' | 'picture' | 'link' | 'bare';

type Native = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'class' | 'icon' | 'onClick'>;

export type ButtonProps = Native & {
  look?: Look;
  icon?: IconName;
  /** It does nothing now. Unlike a disabled button, one that turns off under the finger keeps the focus. */
  off?: boolean;
  /** Whether what it turns on is on. */
  pressed?: boolean;
  /** It sends the form that it stands in. */
  submit?: boolean;
  /** For its place in the room. */
  class?: string;
  run?: (event: TargetedMouseEvent<HTMLButtonElement>) => void;
};

export function Button(props: ButtonProps) {
  const { look = 'plain', icon, off, pressed, submit, class: own, run, children, ...rest } = props;
  return (
    <button
      aria-disabled={off}
      aria-pressed={pressed}
      {...rest}
      type={submit ? 'submit' : 'button'}
      class={cx(style[look], own)}
      onClick={off ? undefined : run}
    >
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

/** `name`: what it does, as its title and as what is said of it. */
type PictureProps = ButtonProps & { name: string; icon: IconName };

/** A button with a picture for its name. */
export const IconButton = ({ name, ...rest }: PictureProps) => (
  <Button title={name} aria-label={name} look="picture" {...rest} />
);

type FileProps = {
  name: string;
  title?: string;
  /** What kinds of files it offers, as the `accept` of a file field. */
  accept: string;
  /** Whether several files can be chosen at once. */
  many?: boolean;
  class?: string;
  /** What is done with the file; the field stands where the button does. */
  open: (file: File, field: HTMLElement) => void;
};

/** A button that asks for a file. `class`: the look of an item where it stands in a menu. */
export function FileButton({ name, title, accept, many, class: own = style.plain, open }: FileProps) {
  const chosen = ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const files = [...(field.files ?? [])];
    // The same file can be chosen again.
    field.value = '';
    for (const file of files) open(file, field);
  };
  return (
    <label class={cx(own, style.file)} title={title}>
      <input type="file" accept={accept} multiple={many} class="unseen" onChange={chosen} />
      <Icon name="open" />
      {name}
    </label>
  );
}

type DownloadProps = { href: string; file: string; children: ComponentChildren };

/** A link that is a button to the eye: the browser saves what it leads to. */
export const Download = ({ href, file, children }: DownloadProps) => (
  <a class={style.strong} href={href} download={file}>
    <Icon name="download" />
    {children}
  </a>
);
