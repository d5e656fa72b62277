/**
 * Plans the rows to store from a price draft and the stored log: the complete log, and the current
 * price.
 */
import type { PriceDraft } from '../catalogueDraft.ts';
import { lowestBeforeReduction, type PriceEntry } from '../../pricing/reduction.ts';

export interface PricePlan {
  /** Entries to add to the log or to correct in it, oldest first. */
  readonly log: readonly PriceEntry[];
  readonly regular: number;
  readonly selling: number;
  readonly lowestPrior: number | null;
}

/**
 * The history of a draft is stored as it is; a current price that differs from the log's last one
 * is added as of `now`, so that every change is in the log (design.md, Decisions).
 */
export function planPrices({
  draft,
  stored,
  now,
}: {
  draft: PriceDraft;
  stored: readonly PriceEntry[];
  now: number;
}): PricePlan {
  const imported = (draft.history ?? []).map(({ from, regular, selling }) => ({
    from: Date.parse(from),
    regular,
    selling,
  }));
  const entries = new Map([...stored, ...imported].map((entry) => [entry.from, entry]));
  const past = [...entries.values()].toSorted((a, b) => a.from - b.from);
  const last = past.findLast(({ from }) => from <= now);
  const isCurrent = last?.regular === draft.regular && last.selling === draft.selling;
  const added = isCurrent ? [] : [{ from: now, regular: draft.regular, selling: draft.selling }];
  const whole = [...past.filter(({ from }) => from !== now || isCurrent), ...added].toSorted(
    (a, b) => a.from - b.from,
  );
  return {
    log: [...imported, ...added],
    regular: draft.regular,
    selling: draft.selling,
    lowestPrior: lowestBeforeReduction(whole, now) ?? null,
  };
}
