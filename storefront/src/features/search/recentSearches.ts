/** The texts searched for in this browser lately: newest first, stored only on this device. */

const key = 'recentSearches';
const maxStored = 8;
const maxLength = 100;

function read(): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(value)
      ? value.filter((text): text is string => typeof text === 'string' && text !== '')
      : [];
  } catch {
    return [];
  }
}

function write(texts: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(texts));
  } catch {
    // If storage is full or forbidden nothing is stored, and the search still works.
  }
}

const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

export const recentSearches = {
  read,
  /** The text was searched for: it becomes the first, and is listed once. */
  remember(searched: string): void {
    const text = searched.trim().slice(0, maxLength);
    if (text === '') return;
    write([text, ...read().filter((each) => !isSame(each, text))].slice(0, maxStored));
  },
  remove(text: string): void {
    write(read().filter((each) => !isSame(each, text)));
  },
  clear(): void {
    write([]);
  },
};
