/**
 * Keeps the answers of calls that are the same for everybody: products, lists, shelves, menus, content. An answer is
 * shown again until one of its products, the catalogue or the content changes, and for some seconds at most, since
 * campaigns and content also begin and end by the clock.
 */
import type { ChangeLog } from '../events/changeLog.ts';

/** What a call turns out to have read while it is answered. */
export interface AnswerTrace {
  /** Set when the operation is one that everybody gets the same answer to. */
  isNeutral: boolean;
  readonly productIds: Set<number>;
}

export const newTrace = (): AnswerTrace => ({ isNeutral: false, productIds: new Set() });

export interface KeptAnswer {
  readonly body: string;
  readonly contentType: string;
}

export interface AnswerKeeper {
  readonly find: (key: string) => KeptAnswer | undefined;
  /** @param moment taken before the answer was begun */
  readonly keep: (key: string, answer: KeptAnswer, given: { trace: AnswerTrace; moment: number; at: number }) => void;
}

const longest = 5_000;
/** Characters of keys and answers together. */
const most = 40_000_000;
const largest = 2_000_000;

export function keepAnswers({ changes, clock }: { changes: ChangeLog; clock: () => number }): AnswerKeeper {
  const kept = new Map<string, { answer: KeptAnswer; productIds: readonly number[]; moment: number; at: number }>();
  let size = 0;

  function drop(key: string): void {
    const known = kept.get(key);
    if (!known) return;
    kept.delete(key);
    size -= key.length + known.answer.body.length;
  }

  return {
    find(key) {
      const known = kept.get(key);
      if (!known) return undefined;
      const age = clock() - known.at;
      if (age >= 0 && age < longest && !changes.hasChanged(known.moment, known.productIds)) return known.answer;
      drop(key);
      return undefined;
    },
    keep(key, answer, { trace, moment, at }) {
      if (!trace.isNeutral || key.length + answer.body.length > largest) return;
      drop(key);
      kept.set(key, { answer, productIds: [...trace.productIds], moment, at });
      size += key.length + answer.body.length;
      // The oldest go first: a map keeps the order in which things were put in.
      for (const [oldest] of kept) {
        if (size <= most) break;
        drop(oldest);
      }
    },
  };
}
