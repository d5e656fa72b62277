/** Words too common to narrow a search, folded. */
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { foldedWords } from './foldWords.ts';

export const stopWords: ReadonlySet<string> = new Set([
  'the',
  'and',
  'size',
  ...Object.values(backEndLanguages).flatMap(({ search }) => foldedWords(search.stopWords)),
]);
