/**
 * Keeps the answers of calls that are the same for everybody: products, lists, shelves, menus, content. Whoever asks for
 * the same while it is being made waits for the same answer.
 */
import type { ExecutionResult } from 'graphql';
import { createFreshMap, type Freshness } from './freshMap.ts';

/** What a call turns out to have read while it is answered. */
export interface AnswerTrace {
  readonly productIds: Set<number>;
  /** Taken before it was begun. */
  readonly moment: number;
  /** Milliseconds since 1970 of the oldest part of it. */
  oldest: number;
}

/** One answer for many: nobody can change it. */
export interface SharedAnswer {
  readonly result: ExecutionResult;
  /** The result as JSON, written when it is asked for first. */
  readonly json: () => Uint8Array<ArrayBuffer>;
}

/** An answer just made. */
export interface MadeAnswer {
  readonly result: ExecutionResult;
  /** About as long as its JSON; undefined for one that is not to be kept. */
  readonly length: number | undefined;
}

export interface AnswerKeeper {
  /** The kept answer, or what `make` answers. */
  readonly answer: (
    key: string,
    make: (trace: AnswerTrace) => Promise<MadeAnswer>,
  ) => Promise<SharedAnswer>;
  readonly size: () => { readonly entries: number; readonly bytes: number };
}

const bounds = { most: 8_000_000, largest: 4_000_000 };
/** Bytes of memory per character of JSON: the objects, and the JSON itself once it is written. */
const bytesPerCharacter = 3;

function share(result: ExecutionResult): SharedAnswer {
  let json: Uint8Array<ArrayBuffer> | undefined;
  return { result, json: () => (json ??= Buffer.from(JSON.stringify(result))) };
}

export function createAnswerKeeper(freshness: Freshness): AnswerKeeper {
  const { changes, clock } = freshness;
  const kept = createFreshMap<SharedAnswer>(freshness, bounds);
  const pending = new Map<
    string,
    { readonly moment: number; readonly answer: Promise<SharedAnswer> }
  >();

  async function make(
    key: string,
    moment: number,
    run: (trace: AnswerTrace) => Promise<MadeAnswer>,
  ): Promise<SharedAnswer> {
    const trace: AnswerTrace = { productIds: new Set(), moment, oldest: clock() };
    const { result, length } = await run(trace);
    const shared = share(result);
    if (length !== undefined)
      kept.keep(key, shared, {
        productIds: [...trace.productIds],
        moment,
        at: trace.oldest,
        bytes: length * bytesPerCharacter,
      });
    return shared;
  }

  return {
    async answer(key, run) {
      const known = kept.find(key);
      if (known) return known.value;
      const moment = changes.moment();
      const begun = pending.get(key);
      // Whoever asks after a change does not wait for what was begun before it.
      if (begun?.moment === moment) return begun.answer;
      const answer = make(key, moment, run).finally(() => {
        if (pending.get(key)?.answer === answer) pending.delete(key);
      });
      pending.set(key, { moment, answer });
      return answer;
    },
    size: kept.size,
  };
}
