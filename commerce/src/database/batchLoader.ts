/** Collects the keys requested in one turn of the event loop and loads them with one statement. */

export type BatchLoader<Key, Value> = (key: Key) => Promise<Value | undefined>;

/**
 * @param load returns what it found; a key that it leaves out is undefined. Each key is loaded
 * once.
 */
export function batchLoader<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): BatchLoader<Key, Value> {
  const loaded = new Map<Key, Promise<Value | undefined>>();
  let gathering: { keys: Key[]; answer: Promise<ReadonlyMap<Key, Value>> } | undefined;

  function gather(key: Key): Promise<ReadonlyMap<Key, Value>> {
    if (!gathering) {
      const keys: Key[] = [];
      const answer = new Promise<void>((resolve) => {
        // Runs after the promises that are settled by now have requested their keys too.
        void Promise.resolve().then(() => process.nextTick(resolve));
      }).then(() => {
        gathering = undefined;
        return load(keys);
      });
      gathering = { keys, answer };
    }
    gathering.keys.push(key);
    return gathering.answer;
  }

  return (key) => {
    const loading = loaded.get(key);
    if (loading) return loading;
    const value = gather(key).then((values) => values.get(key));
    loaded.set(key, value);
    return value;
  };
}
