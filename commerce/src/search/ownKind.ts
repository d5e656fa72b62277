/** What is called by a search's words itself, where a category's name has several kinds together. */
import type { Locale } from '@solvik/shop';
import { facetId } from '@solvik/shop-rules';
import type { CatalogueIndex, IndexedProduct } from '../catalogue/catalogueIndex.ts';
import { splitByDepartment } from './departments.ts';
import { foldedWords } from './foldWords.ts';
import { kindsIn, kindTester } from './kindNames.ts';

interface Searched {
  readonly text: string;
  readonly catalogue: CatalogueIndex;
  readonly locale: Locale;
}

/** A comma adds to a name (`Shoes, preloved`); what is joined is several kinds. */
const isOfSeveral = (name: string, locale: Locale): boolean =>
  name.split(',').some((part) => kindsIn(part, locale).length > 1);

interface CategoryName {
  readonly facet: string;
  readonly name: string;
  readonly isOfSeveral: boolean;
}

function categoryNames({ categories }: CatalogueIndex, locale: Locale): readonly CategoryName[] {
  return [...categories.values()].flatMap(({ categoryId, name: { [locale]: name } }) =>
    name === undefined
      ? []
      : [{ facet: facetId.category(categoryId), name, isOfSeveral: isOfSeveral(name, locale) }],
  );
}

type Tester = (product: IndexedProduct) => boolean;

/** Whether a product is called so, or is in a category of that kind alone. */
function ownKindTester(
  kind: string,
  { locale, categories }: { readonly locale: Locale; readonly categories: readonly CategoryName[] },
): Tester {
  const isCalled = kindTester(locale);
  const known = new Map<string, boolean>();
  const isKind = (word: string) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const is = isCalled(word, kind);
    known.set(word, is);
    return is;
  };
  const ofKind = new Set(
    categories.flatMap((each) =>
      !each.isOfSeveral && isCalled(each.name, kind) ? [each.facet] : [],
    ),
  );
  return ({ name, facets }) =>
    facets.some((facet) => ofKind.has(facet)) || (name[locale] ?? '').split(/\s+/u).some(isKind);
}

/**
 * The products that are called so, or are in a category of that kind alone: in `Coats & jackets` a
 * coat is no jacket. All of them where none is.
 * @param ids of products that match the text
 */
export function ofOwnKind(
  ids: readonly number[],
  { text, catalogue, locale }: Searched,
): readonly number[] {
  const isCalled = kindTester(locale);
  const categories = categoryNames(catalogue, locale);
  const shared = categories.flatMap((each) => (each.isOfSeveral ? kindsIn(each.name, locale) : []));
  const testers = foldedWords(text)
    .map((word) => splitByDepartment(locale, word)?.thing ?? word)
    .filter((word) => shared.some((kind) => isCalled(kind, word)))
    .map((kind) => ownKindTester(kind, { locale, categories }));
  if (testers.length === 0) return ids;
  const own = ids.filter((id) => {
    const product = catalogue.products.get(id);
    return product !== undefined && testers.every((isOwn) => isOwn(product));
  });
  return own.length > 0 ? own : ids;
}
