import { spellingAttribute } from './indexSettings.ts';
import { fieldsOf, listOf, numberOf, textOf } from './readFields.ts';

/** The words of a hit's spelling that the query matched; a match of a beginning is the whole word. */
export function matchedWords(hit: Readonly<Record<string, unknown>>): readonly string[] {
  // Positions are counted in bytes.
  const bytes = Buffer.from(textOf(hit[spellingAttribute]) ?? '');
  const positions = listOf(fieldsOf(hit['_matchesPosition'])[spellingAttribute]);
  return positions.flatMap((each) => {
    const start = numberOf(fieldsOf(each)['start']);
    if (start === undefined) return [];
    const [word] = bytes.subarray(start).toString().split(' ');
    return word ? [word] : [];
  });
}
