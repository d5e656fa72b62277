/** Product ids stored in this browser, newest first, shared by all of its tabs. */
export interface ProductIdList {
  /** The same array until the list changes. */
  readonly read: () => readonly number[];
  readonly write: (ids: readonly number[]) => void;
  /** Subscribes to changes, of this tab and of others; returns how to unsubscribe. */
  readonly listen: (listener: () => void) => () => void;
}

/** Numbers stored as text become numbers (spec section 3, favourites). */
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
    // If storage is forbidden nothing is stored, and the page still works.
    return null;
  }
}

/** The list under a key of local storage; anything but a list of ids counts as none. */
export function productIdList(key: string): ProductIdList {
  let last: { readonly text: string | null; readonly ids: readonly number[] } | undefined;
  const listeners = new Set<() => void>();
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) for (const listener of listeners) listener();
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
        // If storage is full the list is not stored, and the page still works.
      }
      for (const listener of listeners) listener();
    },
    listen(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', onStorage);
      };
    },
  };
}
