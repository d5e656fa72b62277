import { storedValue } from './storedValue.ts';

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

/** The list under a key of local storage; anything but a list of ids counts as none. */
export function productIdList(key: string): ProductIdList {
  const { read, write, subscribe } = storedValue(key, idsIn);
  return { read, write: (ids) => write(JSON.stringify(ids)), listen: subscribe };
}
