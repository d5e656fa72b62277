/** A function that computes the value of each key once. */
export type Once<Key, Value> = ((key: Key) => Value) & {
  /** Keys whose values have been computed. */
  readonly computed: () => Iterable<Key>;
};

/** Computes the value of each key once, and retains it as long as the function is. */
export function once<Key, Value extends NonNullable<unknown>>(
  compute: (key: Key) => Value,
): Once<Key, Value> {
  const computed = new Map<Key, Value>();
  const valueOf = (key: Key): Value => {
    const before = computed.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    computed.set(key, value);
    return value;
  };
  return Object.assign(valueOf, { computed: () => computed.keys() });
}
