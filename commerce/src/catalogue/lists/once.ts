/** Computes the value of each key once, and retains it as long as the function is. */
export function once<Key, Value extends NonNullable<unknown>>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const computed = new Map<Key, Value>();
  return (key) => {
    const before = computed.get(key);
    if (before !== undefined) return before;
    const value = compute(key);
    computed.set(key, value);
    return value;
  };
}
