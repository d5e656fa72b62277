/**
 * How values become a response: leaves are serialized, lists and objects are built, frozen and
 * measured.
 */
import type { GraphQLLeafType } from 'graphql';
import type { ApiContext } from '../apiContext.ts';
import { isPromise } from './isPromise.ts';

/** Counts the approximate length of the JSON of what has been completed. */
export interface Tally {
  length: number;
}

/** Parts of responses that may be reused from an earlier one. */
export interface Parts {
  /**
   * The cache key of the part built from this object; undefined for one that is built each time.
   */
  readonly keyOf: (typeName: string, source: unknown) => string | undefined;
  readonly find: (
    key: string,
    source: unknown,
  ) => { readonly value: unknown; readonly length: number } | undefined;
  readonly store: (
    key: string,
    source: unknown,
    part: { readonly value: unknown; readonly length: number },
  ) => void;
}

export interface Run {
  readonly context: ApiContext;
  /** Coerced to their types. */
  readonly variables: Record<string, unknown>;
  readonly parts: Parts;
}

/** May return a promise; throws if graphql-js has to report what is wrong. */
export type Complete = (value: unknown, run: Run, tally: Tally) => unknown;

export interface Step {
  readonly key: string;
  readonly resolve: (...args: never[]) => unknown;
  /** Undefined for a field without arguments. */
  readonly argsOf: ((variables: Record<string, unknown>) => Record<string, unknown>) | undefined;
  readonly complete: Complete;
}

const none = Object.freeze({});

/**
 * If a sibling throws first, nothing awaits this promise any more: its rejection must not count as
 * unhandled.
 */
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
    if (written === null || written === undefined) throw new Error('A value cannot be serialised.');
    tally.length += typeof written === 'string' ? written.length + 2 : 6;
    return written;
  };

export const completeList =
  (complete: Complete): Complete =>
  (value, run, tally) => {
    if (value === null || value === undefined) return null;
    if (!Array.isArray(value)) throw new Error('A list field did not resolve to an array.');
    tally.length += 2 + value.length;
    const completed = value.map((each: unknown) => {
      const built = isPromise(each)
        ? each.then((settled) => complete(settled, run, tally))
        : complete(each, run, tally);
      return isPromise(built) ? settleable(built) : built;
    });
    return completed.some(isPromise)
      ? Promise.all(completed).then((settled) => Object.freeze(settled))
      : Object.freeze(completed);
  };

/**
 * Numbers the positions in documents at which objects are built, so that parts of different ones
 * are not mixed up.
 */
let positions = 0;

/**
 * @param isPlain whether nothing inside depends on the call's variables, so that it may be cached
 * as a part
 */
export function completeObject(
  typeName: string,
  { steps, isPlain }: { readonly steps: readonly Step[]; readonly isPlain: boolean },
): Complete {
  positions += 1;
  const position = positions;

  function make(source: unknown, run: Run, tally: Tally): unknown {
    const built: Record<string, unknown> = {};
    let pending: Promise<unknown>[] | undefined;
    const later = (key: string, promise: Promise<unknown>) => {
      // Reserves its position: fields appear in the order in which they are requested.
      built[key] = undefined;
      (pending ??= []).push(settleable(promise.then((value) => (built[key] = value))));
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
      else built[key] = completed;
    }
    return pending ? Promise.all(pending).then(() => Object.freeze(built)) : Object.freeze(built);
  }

  return (source, run, tally) => {
    if (source === null || source === undefined) return null;
    if (source instanceof Error) throw source;
    const named = isPlain ? run.parts.keyOf(typeName, source) : undefined;
    if (named === undefined) return make(source, run, tally);
    const key = `${position} ${named}`;
    const cached = run.parts.find(key, source);
    if (cached) {
      tally.length += cached.length;
      return cached.value;
    }
    const own: Tally = { length: 0 };
    const store = (value: unknown) => {
      run.parts.store(key, source, { value, length: own.length });
      tally.length += own.length;
      return value;
    };
    const built = make(source, run, own);
    return isPromise(built) ? built.then(store) : store(built);
  };
}
