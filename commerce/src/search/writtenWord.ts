/** A folded word as the shop writes it: klanning is klänning. */
import type { Locale } from '@solvik/shop';
import { parseFacetId } from '@solvik/shop-rules';
import type { CatalogueIndex, IndexedProduct } from '../catalogue/catalogueIndex.ts';
import { foldedWords } from './foldWords.ts';

const maxProducts = 20;

/** A product's name first, then its categories, values and brand. */
export function textsOf(
  catalogue: CatalogueIndex,
  product: IndexedProduct,
  locale: Locale,
): string[] {
  const facets = product.facets.flatMap((id) => {
    const facet = parseFacetId(id);
    if (facet?.kind === 'category') return catalogue.categories.get(facet.id)?.name[locale] ?? [];
    if (facet?.kind === 'parameter')
      return catalogue.parameterValues.get(facet.id)?.value[locale] ?? [];
    return facet?.kind === 'brand' ? (catalogue.brands.get(facet.id)?.name ?? []) : [];
  });
  return [product.name[locale] ?? '', ...facets];
}

/** The part of a written text whose folded letters are the word. */
function partOf(text: string, word: string): string | undefined {
  for (const written of text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []) {
    const [folded = ''] = foldedWords(written);
    if (folded === word) return written;
    if (folded.length !== written.length) continue;
    if (folded.endsWith(word)) return written.slice(-word.length);
    if (folded.startsWith(word)) return written.slice(0, word.length);
  }
  return undefined;
}

export interface Writing {
  readonly catalogue: CatalogueIndex;
  readonly locale: Locale;
  /** Ids of products that have the word, `limit` at most. */
  readonly idsOf: (word: string, limit: number) => readonly number[];
}

function writtenWhole({ catalogue, locale, idsOf }: Writing, word: string): string | undefined {
  for (const id of idsOf(word, maxProducts)) {
    const product = catalogue.products.get(id);
    if (!product) continue;
    for (const text of textsOf(catalogue, product, locale)) {
      const part = partOf(text, word);
      if (part !== undefined) return part;
    }
  }
  return undefined;
}

const minPart = 3;

/** Of a compound, each part as it is written; the word itself if no product shows how. */
export function writtenWord(writing: Writing, word: string): string {
  const whole = writtenWhole(writing, word);
  if (whole !== undefined) return whole;
  for (let at = minPart; at <= word.length - minPart; at += 1) {
    const end = writtenWhole(writing, word.slice(at));
    if (end !== undefined)
      return (writtenWhole(writing, word.slice(0, at)) ?? word.slice(0, at)) + end;
  }
  return word;
}
