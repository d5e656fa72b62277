interface SizedTable {
  readonly rows: readonly { readonly size: string }[];
}

/**
 * The table of a product's sizes, by their names. The same number can be a size of clothes and of
 * shoes: it is the only table that has all of them, or none.
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
