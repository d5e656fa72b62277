/** The words of a search. */
import { foldedWords } from './foldWords.ts';
import { stopWords } from './stopWords.ts';

const maxTextLength = 100;
const maxWords = 8;

/**
 * The folded words of a search without stop words, unless it has no others. Punctuation is
 * ignored; what comes after 100 characters or eight words as well.
 */
export function splitQuery(text: string): string[] {
  const words = foldedWords(text.normalize('NFC').slice(0, maxTextLength)).slice(0, maxWords);
  const significant = words.filter((word) => !stopWords.has(word));
  return significant.length > 0 ? significant : words;
}
