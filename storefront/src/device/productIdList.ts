/** Product ids that this browser remembers, newest first, told to every tab of it. */
export interface ProductIdList {
  /** The same array until the list changes. */
  readonly read: () => readonly number[];
  readonly write: (ids: readonly number[]) => void;
  /** Hears of changes, of this tab and of others; returns how to stop. */
  readonly listen: (tell: () => void) => () => void;
}

/** Numbers written as text become numbers (spec section 3, favourites). */
function idOf(value: unknown): readonly number[] {
  const id = typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value;
  return typeof id === 'number' && Number.isSafeInteger(id) && id > 0 ? [id] : [];
}

function idsIn(stored: string | null): readonly number[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? [...new Set(value.flatMap(idOf))] : [];
  } catch {
    return [];
  }
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A forbidden storage remembers nothing, and the page stays.
    return null;
  }
}

/** The list under a key of local storage; what is not a list of ids there counts as none. */
export function productIdList(key: string): ProductIdList {
  let last: { readonly text: string | null; readonly ids: readonly number[] } | undefined;
  const listeners = new Set<() => void>();
  const hearStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const tell of listeners) tell();
  };
  return {
    read() {
      const text = stored(key);
      if (!last || last.text !== text) last = { text, ids: idsIn(text) };
      return last.ids;
    },
    write(ids) {
      try {
        localStorage.setItem(key, JSON.stringify(ids));
      } catch {
        // A full storage costs the memory, not the page.
      }
      for (const tell of listeners) tell();
    },
    listen(tell) {
      if (listeners.size === 0) addEventListener('storage', hearStorage);
      listeners.add(tell);
      return () => {
        listeners.delete(tell);
        if (listeners.size === 0) removeEventListener('storage', hearStorage);
      };
    },
  };
}
