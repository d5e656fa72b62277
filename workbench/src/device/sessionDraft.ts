/** Stores unsaved work for as long as the tab lives; a full or forbidden storage stores nothing. */
export const sessionDraft = {
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
      // What is typed stays in the window.
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
