/**
 * What an earlier step of the same import stored for this key.
 * @throws Error if it stored nothing, so that no row is written with a made-up reference
 */
export function entryOf<Key extends number | string, Value>(
  entries: ReadonlyMap<Key, Value>,
  key: Key,
): Value {
  const entry = entries.get(key);
  if (entry === undefined) throw new Error(`The import has stored nothing for ${String(key)}.`);
  return entry;
}
