/** Products as documents of an index of one language. */
import type { Locale } from '@solvik/shop';
import type { CatalogueIndex } from '../../catalogue/catalogueIndex.ts';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';
import type { SearchRow } from '../index/searchSegment.ts';

export interface IndexDocument {
  readonly id: number;
  readonly name: string;
  readonly about: string;
  readonly category: string;
  /** Inflected forms of the words above, which the server does not know. */
  readonly forms: string;
  readonly text: string;
  readonly articles: string;
  readonly spelling: string;
  readonly facets: readonly string[];
  readonly markets: readonly string[];
  readonly soldCount: number;
}

/** Numbers have no forms, and single letters none that would narrow a search. */
const isInflected = (word: string) => word.length > 1 && !/\d/.test(word);

function formsOf(words: ReadonlySet<string>, locale: Locale): readonly string[] {
  const { stems, endings } = backEndLanguages[locale].search.inflection;
  const forms = [...words]
    .filter(isInflected)
    .flatMap((word) => stems(word))
    .flatMap((stem) => [stem, ...endings.map((ending) => stem + ending)]);
  return [...new Set(forms)].filter((form) => !words.has(form));
}

/** Rows have synonyms and the parts of compounds already (documentWords.ts). */
export function indexDocument(
  { productId, soldCount, name, about, category, text, articles }: SearchRow,
  { locale, catalogue }: { readonly locale: Locale; readonly catalogue: CatalogueIndex },
): IndexDocument {
  const words = new Set([name, about, category].join(' ').split(' ').filter(Boolean));
  const product = catalogue.products.get(productId);
  return {
    id: productId,
    name,
    about,
    category,
    forms: formsOf(words, locale).join(' '),
    text,
    articles,
    spelling: [...words].join(' '),
    facets: product?.facets ?? [],
    markets: Object.keys(product?.prices ?? {}),
    soldCount,
  };
}
