/** Reads JSON that people write: every finding names the place, and a misspelt key is found. */
import { ImportRefusedError } from '../importProblem.ts';

export interface JsonPlace {
  readonly value: unknown;
  /** As a person would say it: `prices.rates.USD`. */
  readonly path: string;
}

/** @throws ImportRefusedError */
function refuse({ path }: JsonPlace, expected: string): never {
  throw new ImportRefusedError(`The mapping's “${path}” must be ${expected}.`);
}

export function entriesOf(place: JsonPlace): readonly (readonly [string, JsonPlace])[] {
  const { value, path } = place;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse(place, 'an object in braces');
  return Object.entries(value).map(
    ([key, inner]) => [key, { value: inner, path: path ? `${path}.${key}` : key }] as const,
  );
}

/** The members of an object, each read where it stands. @throws ImportRefusedError for a member that is not known */
export function membersOf(
  place: JsonPlace,
  known: readonly string[],
): ReadonlyMap<string, JsonPlace> {
  const members = new Map(entriesOf(place));
  for (const [key, { path }] of members) {
    if (!known.includes(key))
      throw new ImportRefusedError(
        `The mapping's “${path}” is not known. Choose one of: ${known.join(', ')}.`,
      );
  }
  return members;
}

export function text(place: JsonPlace): string {
  return typeof place.value === 'string' ? place.value : refuse(place, 'a text');
}

export function number(place: JsonPlace): number {
  return typeof place.value === 'number' && Number.isFinite(place.value) && place.value >= 0
    ? place.value
    : refuse(place, 'a number of zero or more');
}

export function list<T>(place: JsonPlace, read: (inner: JsonPlace) => T): readonly T[] {
  if (!Array.isArray(place.value)) return refuse(place, 'a list in brackets');
  return place.value.map((value: unknown, at) =>
    read({ value, path: `${place.path}[${String(at)}]` }),
  );
}

export function oneOf<T extends string>(place: JsonPlace, choices: readonly T[]): T {
  return (
    choices.find((choice) => choice === place.value) ??
    refuse(place, `one of: ${choices.join(', ')}`)
  );
}

/** Lowest and highest. */
export function span(place: JsonPlace): readonly [number, number] {
  const [low, high, ...more] = list(place, number);
  return low !== undefined && high !== undefined && high >= low && more.length === 0
    ? [low, high]
    : refuse(place, 'two numbers, the lower first');
}

/** A regular expression with a group, which is the value. */
export function pattern(place: JsonPlace): RegExp {
  const written = text(place);
  try {
    const made = new RegExp(written, 'iu');
    if (written.length <= 200 && /\((?!\?)/.test(written)) return made;
  } catch {
    // Said below, in the same words.
  }
  return refuse(
    place,
    'a regular expression with one group in parentheses, of at most 200 characters',
  );
}
