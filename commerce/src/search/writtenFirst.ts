/** Orders what begins with an unfinished word by whether it does so as it was typed. */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { textsOf } from './writtenWord.ts';
import { writtenWords } from './writtenWords.ts';

/** More than a shopper looks through while typing. */
const maxOrdered = 200;

/**
 * The products whose name has the typed word in it, or one of whose other texts has a word that
 * begins with it, before those that only do so without diacritics.
 * @param word lower case, with diacritics
 */
export function writtenFirst(
  ids: readonly number[],
  word: string,
  { catalogue, locale }: { readonly catalogue: CatalogueIndex; readonly locale: Locale },
): readonly number[] {
  const isWritten = writtenIn(word, { catalogue, locale });
  const [ordered, rest] = [ids.slice(0, maxOrdered), ids.slice(maxOrdered)];
  const first = new Set(ordered.filter(isWritten));
  return [...first, ...ordered.filter((id) => !first.has(id)), ...rest];
}

/**
 * Whether a product's name has the typed word in it, or one of its other texts a word that begins
 * with it.
 * @param word lower case, with diacritics
 */
export function writtenIn(
  word: string,
  { catalogue, locale }: { readonly catalogue: CatalogueIndex; readonly locale: Locale },
): (id: number) => boolean {
  const [written] = writtenWords(word);
  return (id) => {
    const product = catalogue.products.get(id);
    if (!product || written === undefined) return false;
    const [name = '', ...others] = textsOf(catalogue, product, locale);
    return (
      writtenWords(name).some((each) => each.includes(written)) ||
      others.some((text) => writtenWords(text).some((each) => each.startsWith(written)))
    );
  };
}
