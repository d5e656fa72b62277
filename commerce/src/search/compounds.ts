/**
 * Nordic words are written together: who searches for "klänning" means the "sommarklänning" too, and who searches for
 * "linneskjorta" also the "skjorta i linne". A word is taken apart where its end is a form of a word that names things.
 */
import type { Locale } from '../catalogue/catalogueDraft.ts';
import type { WordForms } from './wordForms.ts';

/** Colours end compounds too, and are shorter than other words: vinröd, marinblå. */
export const colourHeads: Readonly<Record<Locale, readonly string[]>> = {
  sv: ['röd', 'blå', 'grå', 'vit', 'gul', 'grön', 'brun', 'svart', 'rosa', 'lila', 'beige'],
  nb: ['rød', 'blå', 'grå', 'hvit', 'gul', 'grønn', 'brun', 'svart', 'rosa', 'lilla', 'beige'],
  da: ['rød', 'blå', 'grå', 'hvid', 'gul', 'grøn', 'brun', 'sort', 'rosa', 'lilla', 'beige'],
  fi: [
    'punainen',
    'sininen',
    'harmaa',
    'valkoinen',
    'keltainen',
    'vihreä',
    'ruskea',
    'musta',
    'beige',
  ],
};

/** The shortest words of names that count: shorter ones end too many others by chance. Shelves are named after things, as Sko and Bad. */
export const leastHead = { category: 3, product: 4 } as const;

/** The parts of a compound, its head last; undefined when it is none that the heads explain. */
export function splitCompound(
  word: string,
  heads: Pick<WordForms, 'whole'>,
): [string, string] | undefined {
  for (let at = 3; at <= word.length - 3; at += 1) {
    const head = word.slice(at);
    const first = word.slice(0, at);
    // The s that joins two words belongs to neither.
    if (heads.whole(head).size > 0)
      return [first.length > 4 && first.endsWith('s') ? first.slice(0, -1) : first, head];
  }
  return undefined;
}
