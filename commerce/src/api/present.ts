/** The values of a list argument whose entries the contract allows to be null. */
export function present<T>(values: readonly (T | null | undefined)[] | null | undefined): T[] {
  return (values ?? []).flatMap((value) => (value === null || value === undefined ? [] : [value]));
}
