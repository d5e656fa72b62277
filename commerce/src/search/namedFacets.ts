/** Which words of a search name a facet: a colour, a size, a brand, a category. */
import type { Locale } from '@solvik/shop';
import { facetId } from '@solvik/shop-rules';
import type { CatalogueIndex } from '../catalogue/catalogueIndex.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { localise } from '../markets/localise.ts';
import { foldedWords } from './foldWords.ts';
import { wordForms, type WordForms } from './wordForms.ts';

export interface FacetNames {
  /** Facet ids by their folded names, words with a space between. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
  /** Names of one word, in all their forms. */
  readonly forms: WordForms;
  /** Folded names of sizes. */
  readonly sizes: ReadonlySet<string>;
}

const namesOf = new WeakMap<CatalogueIndex, Map<Locale, FacetNames>>();

function createFacetNames(catalogue: CatalogueIndex, locale: Locale): FacetNames {
  const byName = new Map<string, string[]>();
  const add = (name: string | undefined, id: string) => {
    const folded = foldedWords(name ?? '').join(' ');
    if (folded === '') return;
    byName.set(folded, [...(byName.get(folded) ?? []), id]);
  };
  for (const { categoryId, isHidden, name } of catalogue.categories.values())
    if (!isHidden) add(name[locale], facetId.category(categoryId));
  for (const { brandId, name } of catalogue.brands.values()) add(name, facetId.brand(brandId));
  for (const { parameterValueId, identifier, value } of catalogue.parameterValues.values())
    if (identifier === 'Color') add(value[locale], facetId.parameter(parameterValueId));
  const sizes = new Set<string>();
  for (const [id, name] of catalogue.sizes) {
    // A size that is called alike everywhere has the name of one language alone.
    const own = localise(name, locale);
    add(own, id);
    sizes.add(foldedWords(own ?? '').join(' '));
  }
  const single = [...byName.keys()].filter((name) => !name.includes(' '));
  return { byName, sizes, forms: wordForms(single, backEndLanguages[locale].search.inflection) };
}

/** Created once per version of the catalogue. */
export function facetNames(catalogue: CatalogueIndex, locale: Locale): FacetNames {
  const names = namesOf.get(catalogue) ?? new Map<Locale, FacetNames>();
  namesOf.set(catalogue, names);
  const before = names.get(locale);
  if (before) return before;
  const created = createFacetNames(catalogue, locale);
  names.set(locale, created);
  return created;
}

const maxNameWords = 3;

export interface NamedWords {
  /** Where its words are among those of the search. */
  readonly at: number;
  readonly size: number;
  readonly facets: readonly string[];
}

/** What words of a search name, each with its facets; the longest name at each word. */
export function namesInWords(
  words: readonly string[],
  { byName, forms }: FacetNames,
): readonly NamedWords[] {
  const found: NamedWords[] = [];
  for (let at = 0; at < words.length;) {
    let size = Math.min(maxNameWords, words.length - at);
    while (size > 1 && !byName.has(words.slice(at, at + size).join(' '))) size -= 1;
    const name = words.slice(at, at + size).join(' ');
    const names = byName.has(name) ? [name] : [...forms.whole(name)];
    found.push({ at, size, facets: names.flatMap((each) => byName.get(each) ?? []) });
    at += size;
  }
  return found;
}

/** The facets that words of a search name. */
export const namedFacets = (words: readonly string[], names: FacetNames): string[] => [
  ...new Set(namesInWords(words, names).flatMap(({ facets }) => facets)),
];
