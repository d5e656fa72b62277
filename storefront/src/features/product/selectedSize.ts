import { create } from 'zustand';
import type { SizeView } from './sizeView.ts';

interface ChosenSizeState {
  /** The style of the chosen size, and the size's name. */
  readonly chosen: { readonly style: number; readonly name: string } | undefined;
  readonly choose: (style: number, name: string) => void;
}

/**
 * The last chosen size of a style, so that another colour of it starts with the same one. Sizes of
 * other styles differ and are not assumed.
 */
export const useSelectedSize = create<ChosenSizeState>((set) => ({
  chosen: undefined,
  choose: (style, name) => set({ chosen: { style, name } }),
}));

interface Starting {
  readonly style: number | undefined;
  readonly chosen: ChosenSizeState['chosen'];
  /** Names of the shopper's own sizes for such a product, the preferred one first. */
  readonly own?: readonly string[];
}

/**
 * The initial size among those of a product: the one chosen in another colour, or else the shopper's
 * own if it can be bought; undefined if the choice is the shopper's.
 */
export function startingSize<Sku extends Pick<SizeView, 'name' | 'state'>>(
  skus: readonly Sku[],
  { style, chosen, own = [] }: Starting,
): Sku | undefined {
  if (skus.length === 1) return skus[0];
  if (style !== undefined && chosen?.style === style) {
    const same = skus.find(({ name }) => name === chosen.name);
    if (same) return same;
  }
  const available = skus.filter(({ state }) => state !== 'OUT_OF_STOCK');
  return own.flatMap((size) => available.find(({ name }) => name === size) ?? []).at(0);
}
