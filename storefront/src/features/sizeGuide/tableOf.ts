/** The size that a size guide is opened beside, so that its row can be marked. */
import { createContext } from 'react';

export interface ChosenSize {
  /** Names of all sizes of the product. */
  readonly sizes: readonly string[];
  /** The chosen one. */
  readonly size: string;
  /** After it, for screen readers: "vald storlek". */
  readonly label: string;
}

export const ChosenSizeContext = createContext<ChosenSize | undefined>(undefined);

interface SizedTable {
  readonly rows: readonly { readonly size: string }[];
}

/**
 * The table of the product's sizes. The same number can be a size of clothes and of shoes: it is
 * the only table that has all of them, or none.
 */
export function tableOf<Table extends SizedTable>(
  tables: readonly Table[],
  sizes: readonly string[],
): Table | undefined {
  const [only, ...others] = tables.filter(({ rows }) =>
    sizes.every((size) => rows.some((row) => row.size === size)),
  );
  return sizes.length > 0 && others.length === 0 ? only : undefined;
}
