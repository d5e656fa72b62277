/** A value stored in this browser, shared by all of its tabs. */
export interface StoredValue<Value> {
  /** The same value until the stored text changes. */
  readonly read: () => Value;
  /** Stores a text; null removes it. */
  readonly write: (text: string | null) => void;
  /** Subscribes to changes, of this tab and of others; returns how to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The value under a key of local storage. `parse` reads whatever is stored there; null where nothing
 * is, on a server, and where storage is forbidden.
 */
export function storedValue<Value>(
  key: string,
  parse: (text: string | null) => Value,
): StoredValue<Value> {
  let last: { readonly text: string | null; readonly value: Value } | undefined;
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) notify();
  };
  return {
    read() {
      let text: string | null = null;
      try {
        text = localStorage.getItem(key);
      } catch {
        // On a server, or where storage is forbidden, nothing is stored.
      }
      if (!last || last.text !== text) last = { text, value: parse(text) };
      return last.value;
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key);
        else localStorage.setItem(key, text);
      } catch {
        // If storage is full or forbidden nothing is stored, and the page still works.
      }
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}
