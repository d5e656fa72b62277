/** The entries of a list of the Data API, whose entries, like the list itself, may be null. */
export const present = <T>(
  items: readonly (T | null | undefined)[] | null | undefined,
): readonly T[] => (items ?? []).filter((item) => item !== null && item !== undefined);
