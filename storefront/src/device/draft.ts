/** Stores form input for the life of the tab, so that a reload loses nothing. */
export const draft = {
  read<T>(key: string): Partial<T> | undefined {
    try {
      const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return typeof value === 'object' && value !== null ? value : undefined;
    } catch {
      return undefined;
    }
  },
  write(key: string, value: object): void {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // If storage is full or forbidden the draft is lost, not the purchase.
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
};
