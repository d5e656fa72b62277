import { create } from 'zustand';
import { type Cart, type CartLine, linesOf } from './cart.ts';

/** A line that was removed and can be added again. */
export interface Removal {
  readonly lineId: string;
  /** The line that it was before; undefined for the last one. */
  readonly beforeId: string | undefined;
  readonly skuId: number;
  readonly quantity: number;
  readonly name: string | undefined;
}

interface RemovalState {
  readonly removals: readonly Removal[];
  readonly add: (removal: Removal) => void;
  readonly drop: (lineId: string) => void;
}

/** What was removed from the cart and can still be undone, in every place that shows the cart. */
export const useRemovals = create<RemovalState>((set) => ({
  removals: [],
  add: (removal) =>
    set(({ removals }) => ({
      removals: [...removals.filter(({ lineId }) => lineId !== removal.lineId), removal],
    })),
  drop: (lineId) =>
    set(({ removals }) => ({ removals: removals.filter((each) => each.lineId !== lineId) })),
}));

/** The removal of a line of that cart. */
export function removalOf(cart: Cart | null | undefined, line: CartLine): Removal {
  const lines = linesOf(cart);
  const at = lines.findIndex(({ id }) => id === line.id);
  return {
    lineId: line.id,
    beforeId: at === -1 ? undefined : lines[at + 1]?.id,
    skuId: line.skuId,
    quantity: line.quantity,
    name: line.product?.name ?? undefined,
  };
}

export type CartRow =
  | { readonly kind: 'line'; readonly line: CartLine }
  | { readonly kind: 'removal'; readonly removal: Removal };

/** The lines of a cart with what was removed between them, in its place as far as that is left. */
export function cartRows(
  lines: readonly CartLine[],
  removals: readonly Removal[],
): readonly CartRow[] {
  // The later of two that were before the same line was before the earlier one.
  const gone = removals.filter(({ lineId }) => lines.every(({ id }) => id !== lineId)).toReversed();
  /** Removals in front of that line: some may have been in front of each other. */
  const before = (id: string | undefined): readonly CartRow[] =>
    gone
      .filter(({ beforeId }) => beforeId === id)
      .flatMap((removal) => [...before(removal.lineId), { kind: 'removal', removal }]);
  const known = new Set([...lines.map(({ id }) => id), ...gone.map(({ lineId }) => lineId)]);
  const last = gone.filter(({ beforeId }) => beforeId === undefined || !known.has(beforeId));
  return [
    ...lines.flatMap((line): readonly CartRow[] => [...before(line.id), { kind: 'line', line }]),
    ...last.flatMap((removal): readonly CartRow[] => [
      ...before(removal.lineId),
      { kind: 'removal', removal },
    ]),
  ];
}
