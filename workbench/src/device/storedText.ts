/** A short text that this browser stores under a key, such as a chosen width. */
export interface RememberedText {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
}

/** Where storage is forbidden or full nothing is stored, and the page still works. */
export const storedText = (key: string): RememberedText => ({
  read: () => {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (text) => {
    try {
      localStorage.setItem(key, text);
    } catch {
      // The default is used again next time.
    }
  },
});
