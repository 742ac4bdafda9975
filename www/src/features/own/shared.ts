// What a link or a file of one's own board holds.
import * as v from 'valibot';
import { pack, unpack } from '../../links/packing';

/** Characters of a link that mail and chats pass on, and bytes of what it holds. */
const LONGEST = 8000;
const LARGEST = 4_000_000;
const VERSION = 2;

const texts = {
  version: v.literal(1),
  input: v.string(),
  output: v.optional(v.string(), ''),
  ply: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)), 0),
};

const written = { language: v.picklist(['javascript', 'python']), program: v.string() };

const ofProgram = v.object({ boardlab: v.literal('board'), ...written, ...texts });

/**
 * `task`: the address of its module; '' in a link, whose own address names it. `moves`: those that a person made. `solver`: the program
 * that a person has written for it.
 */
const ofTask = v.object({
  boardlab: v.literal('task'),
  task: v.optional(v.string(), ''),
  moves: v.optional(v.string(), ''),
  solver: v.optional(v.object(written)),
  ...texts,
});

const schema = v.variant('boardlab', [ofProgram, ofTask]);

export type SharedProgram = v.InferOutput<typeof ofProgram>;
export type SharedTask = v.InferOutput<typeof ofTask>;
export type Shared = SharedProgram | SharedTask;
/** A program that is a text. */
export type Written = Pick<SharedProgram, 'language' | 'program'>;

/** Reads what was shared. Throws what is none. */
export const sharedIn = (text: string): Shared => v.parse(schema, JSON.parse(text));

/** The same where it has to be a program's. */
export const programIn = (text: string): SharedProgram => v.parse(ofProgram, JSON.parse(text));

/** The address of a file or a module, as a field: a person can read it. */
export const fieldOf = (name: 'task' | 'positions', address: string): string =>
  `?${name}=${encodeURIComponent(address).replaceAll('%3A', ':').replaceAll('%2F', '/')}`;

/** What leads to it, behind the name of the page; null if it would be too long. */
export async function linkOf(shared: Shared): Promise<string | null> {
  const isTask = shared.boardlab === 'task';
  const { value } = await pack(JSON.stringify(isTask ? { ...shared, task: undefined } : shared), LONGEST);
  return value && `${isTask ? fieldOf('task', shared.task) : ''}#own=${value}`;
}

/** What the part of an address behind its `#` holds; null if that is no link. Throws if it is damaged. */
export async function sharedAt(hash: string): Promise<Shared | null> {
  const [, packed] = /[#&]own=([^&]+)/.exec(hash) ?? [];
  return packed ? sharedIn(await unpack(packed, VERSION, LARGEST)) : null;
}

/** The whole address that a field names; null if there is none. */
export function addressIn(fields: URLSearchParams, name: 'task' | 'positions'): string | null {
  const said = fields.get(name);
  return said && URL.canParse(said, location.href) ? new URL(said, location.href).href : null;
}

/** Whether a file of this name is what a program has printed. */
export const isPositions = (name: string): boolean => /\.(jsonl|ndjson|out|txt)$/i.test(name);

/** Whether something came from the web, so that others find it there. */
export const isOnWeb = (name: string): boolean => /^https?:/.test(name);
