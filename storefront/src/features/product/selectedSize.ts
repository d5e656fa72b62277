import { create } from 'zustand';

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

/** The initial size among those of a product; undefined if the choice is the shopper's. */
export function startingSize<Sku extends { readonly name?: string | null }>(
  skus: readonly Sku[],
  style: number | undefined,
  chosen: ChosenSizeState['chosen'],
): Sku | undefined {
  if (skus.length === 1) return skus[0];
  return style !== undefined && chosen?.style === style
    ? skus.find(({ name }) => name === chosen.name)
    : undefined;
}
