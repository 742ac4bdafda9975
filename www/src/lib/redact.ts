// Copies of data that hold only what is declared to be harmless. What nobody has declared is left out.

/** A value without fields, or a list of such values. */
type Plain = string | number | boolean | bigint | null | undefined | readonly Plain[];

/** The fields of a type; of a union, those of all its members. */
type Keys<T> = T extends unknown ? keyof T : never;
type Field<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;
/** What a list is of; any other type is of itself. */
type Item<T> = T extends readonly (infer I)[] ? I : T;

/** What stands in the place of a field's value; `whole`: the object that has the field. */
type Replace<V, Whole> = (value: V, whole: Whole) => V;

/** What becomes of a field: it is shown, or replaced, or its own fields are declared, as are those of a list's objects. */
type Rule<V, Whole> =
  | Replace<V, Whole>
  | ([NonNullable<V>] extends [Plain] ? 'shown' : Redaction<Exclude<Item<NonNullable<V>>, null>>);

/** What is shown of an object: a type with another field does not fit until that is declared, too. */
export type Redaction<T> = { readonly [K in Keys<T>]: Rule<Field<T, K>, T> };

type Rules = { readonly [key: string]: 'shown' | Replace<unknown, unknown> | Rules };

function copied(value: unknown, rules: Rules): unknown {
  if (Array.isArray(value)) return value.map((item) => copied(item, rules));
  if (value === null || typeof value !== 'object') return value;
  const fields = Object.entries(value).filter(([key]) => Object.hasOwn(rules, key));
  return Object.fromEntries(fields.map(([key, field]) => [key, ruled(field, rules[key], value)]));
}

function ruled(field: unknown, rule: Rules[string] | undefined, whole: unknown): unknown {
  if (rule === 'shown') return field;
  if (typeof rule === 'function') return rule(field, whole);
  return rule && copied(field, rule);
}

/** What is shown of an object's fields, each of them as a whole. */
export type FieldRules<T> = { readonly [K in keyof Required<T>]: 'shown' | Replace<T[K], T> };

/** A copy with only those fields that are declared, at every depth. */
export const redact = <T extends object>(value: T, redaction: Redaction<T>): T =>
  copied(value, redaction as Rules) as T;

/** A copy with only those fields that are declared. */
export const redactFields = <T extends object>(value: T, rules: FieldRules<T>): T => copied(value, rules as Rules) as T;
