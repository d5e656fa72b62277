/**
 * Words of a description that are another word once they are folded: kjøler (cools) is kjoler
 * (dresses) without its stroke.
 */
import type { CompoundHeads } from './compoundHeads.ts';
import { foldedWords } from './foldWords.ts';

const sharedLength = (a: string, b: string): number => {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at += 1) if (a[at] !== b[at]) return at;
  return shorter;
};

/** The words that the shop's names are written with, by their folded letters. */
export function writtenHeads(names: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const written = new Map<string, Set<string>>();
  for (const word of names.flatMap(lettersOf)) {
    const [folded = ''] = foldedWords(word);
    written.set(folded, (written.get(folded) ?? new Set()).add(word));
  }
  return new Map([...written].map(([folded, words]) => [folded, [...words]]));
}

const lettersOf = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/** Whether a word begins with the letters of a name as far as they are alike when folded. */
function isWrittenAs(word: string, name: string): boolean {
  const [foldedWord = '', foldedName = ''] = [word, name].map((each) => foldedWords(each).join(''));
  // A letter that is folded to two moves the others: such words are not compared.
  if (foldedWord.length !== word.length || foldedName.length !== name.length) return true;
  const length = sharedLength(foldedWord, foldedName);
  return word.slice(0, length) === name.slice(0, length);
}

/** The text without words that only folding makes a form of a name of categories or products. */
export function withoutMisread(
  text: string,
  { things, written }: Pick<CompoundHeads, 'things' | 'written'>,
): string {
  return text.normalize('NFC').replaceAll(/[\p{L}\d]*[åäöø][\p{L}\d]*/giu, (marked) => {
    const word = marked.toLowerCase();
    const names = [...things.whole(foldedWords(word).join(''))].flatMap(
      (folded) => written.get(folded) ?? [],
    );
    return names.length > 0 && !names.some((name) => isWrittenAs(word, name)) ? ' ' : marked;
  });
}
