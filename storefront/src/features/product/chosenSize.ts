import { create } from 'zustand';

interface ChosenSizeState {
  /** The style whose size was chosen, and the size by its name. */
  readonly chosen: { readonly style: number; readonly name: string } | undefined;
  readonly choose: (style: number, name: string) => void;
}

/** The size last chosen of a style, so that another colour of it starts with the same one. Sizes of other styles are cut otherwise and are not presumed. */
export const useChosenSize = create<ChosenSizeState>((set) => ({
  chosen: undefined,
  choose: (style, name) => set({ chosen: { style, name } }),
}));

/** The size to start with among those of a product; undefined where the choice is still the shopper's. */
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
