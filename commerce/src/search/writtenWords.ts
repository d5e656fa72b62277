/**
 * Words with their diacritics, for texts that are typed with them: klä begins klänning and not
 * klassisk, which folded it would.
 */
const asInSwedish: Readonly<Record<string, string>> = { æ: 'ä', ø: 'ö' };

/** Lower case; letters that neighbouring languages write differently are the same. */
export const writtenWords = (text: string): readonly string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[æø]/g, (letter) => asInSwedish[letter] ?? letter)
    .match(/[\p{L}\p{M}\d]+/gu) ?? [];

export const hasDiacritics = (text: string): boolean => {
  const typed = text.normalize('NFC').toLowerCase();
  return typed !== typed.normalize('NFD') || /[æø]/.test(typed);
};

/** A word up to its last letter with a diacritic, which its other forms keep; undefined if it has none. */
export const markedStart = (word: string): string | undefined => {
  const letters = [...word];
  const last = letters.findLastIndex((letter) => hasDiacritics(letter));
  return last < 0 ? undefined : letters.slice(0, last + 1).join('');
};
