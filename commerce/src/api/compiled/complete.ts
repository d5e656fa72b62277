/** How values become an answer: leaves are written out, lists and objects are made anew, frozen and measured. */
import type { GraphQLLeafType } from 'graphql';
import type { ApiContext } from '../apiContext.ts';
import { isPromise } from './isPromise.ts';

/** Counts about how long the JSON of what has been completed is. */
export interface Tally {
  length: number;
}

/** Parts of answers that may be taken from an earlier one. */
export interface Parts {
  /** What names the part that is made of this object; undefined for one that is made anew each time. */
  readonly keyOf: (typeName: string, source: unknown) => string | undefined;
  readonly find: (
    key: string,
    source: unknown,
  ) => { readonly value: unknown; readonly length: number } | undefined;
  readonly keep: (
    key: string,
    source: unknown,
    part: { readonly value: unknown; readonly length: number },
  ) => void;
}

export interface Run {
  readonly context: ApiContext;
  /** As coerced to their types. */
  readonly variables: Record<string, unknown>;
  readonly parts: Parts;
}

/** May answer later; throws where graphql-js has to say what is wrong. */
export type Complete = (value: unknown, run: Run, tally: Tally) => unknown;

export interface Step {
  readonly key: string;
  readonly resolve: (...given: never[]) => unknown;
  /** Undefined for a field that takes none. */
  readonly argsOf: ((variables: Record<string, unknown>) => Record<string, unknown>) | undefined;
  readonly complete: Complete;
}

const none = Object.freeze({});

/** Where a neighbour throws first, nobody waits for this any more: its own fault must not count as unhandled. */
function settleable(promise: Promise<unknown>): Promise<unknown> {
  promise.catch(() => undefined);
  return promise;
}

export const required =
  (complete: Complete): Complete =>
  (value, run, tally) => {
    if (value === null || value === undefined) throw new Error('A value is missing.');
    return complete(value, run, tally);
  };

export const completeLeaf =
  (type: GraphQLLeafType): Complete =>
  (value, _run, tally) => {
    if (value === null || value === undefined) {
      tally.length += 4;
      return null;
    }
    if (value instanceof Error) throw value;
    const written: unknown = type.serialize(value);
    if (written === null || written === undefined) throw new Error('A value has no text.');
    tally.length += typeof written === 'string' ? written.length + 2 : 6;
    return written;
  };

export const completeList =
  (complete: Complete): Complete =>
  (value, run, tally) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw new Error('A list is none.');
    tally.length += 2 + value.length;
    const completed = value.map((each: unknown) => {
      const made = isPromise(each)
        ? each.then((settled) => complete(settled, run, tally))
        : complete(each, run, tally);
      return isPromise(made) ? settleable(made) : made;
    });
    return completed.some(isPromise)
      ? Promise.all(completed).then((settled) => Object.freeze(settled))
      : Object.freeze(completed);
  };

/** Numbers the places of documents where objects are made, so that parts of one are not taken for another's. */
let places = 0;

/** @param isPlain whether nothing within depends on the call's variables, so that it may be a part */
export function completeObject(
  typeName: string,
  { steps, isPlain }: { readonly steps: readonly Step[]; readonly isPlain: boolean },
): Complete {
  places += 1;
  const place = places;

  function make(source: unknown, run: Run, tally: Tally): unknown {
    const made: Record<string, unknown> = {};
    let pending: Promise<unknown>[] | undefined;
    const later = (key: string, promise: Promise<unknown>) => {
      // Its place is taken now: fields stand in the order in which they are asked for.
      made[key] = undefined;
      (pending ??= []).push(settleable(promise.then((value) => (made[key] = value))));
    };
    for (const { key, resolve, argsOf, complete } of steps) {
      tally.length += key.length + 4;
      const value: unknown = Reflect.apply(resolve, undefined, [
        source,
        argsOf ? argsOf(run.variables) : none,
        run.context,
      ]);
      const completed = isPromise(value)
        ? value.then((settled) => complete(settled, run, tally))
        : complete(value, run, tally);
      if (isPromise(completed)) later(key, completed);
      else made[key] = completed;
    }
    return pending ? Promise.all(pending).then(() => Object.freeze(made)) : Object.freeze(made);
  }

  return (source, run, tally) => {
    if (source === null || source === undefined) return null;
    if (source instanceof Error) throw source;
    const named = isPlain ? run.parts.keyOf(typeName, source) : undefined;
    if (named === undefined) return make(source, run, tally);
    const key = `${place} ${named}`;
    const known = run.parts.find(key, source);
    if (known) {
      tally.length += known.length;
      return known.value;
    }
    const own: Tally = { length: 0 };
    const keep = (value: unknown) => {
      run.parts.keep(key, source, { value, length: own.length });
      tally.length += own.length;
      return value;
    };
    const made = make(source, run, own);
    return isPromise(made) ? made.then(keep) : keep(made);
  };
}
