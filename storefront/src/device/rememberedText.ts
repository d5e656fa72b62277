/** A short text that this browser remembers under a key, such as a chosen width. */
export interface RememberedText {
  readonly read: () => string | undefined;
  readonly write: (text: string) => void;
}

/** A forbidden or full storage remembers nothing, and the page stays. */
export const rememberedText = (key: string): RememberedText => ({
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
      // It is asked for again next time.
    }
  },
});
