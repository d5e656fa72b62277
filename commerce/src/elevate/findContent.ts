/** Categories and pages whose names match what was typed. */
import { type Site, writeAddress } from '@solvik/addresses';
import type { Locale } from '@solvik/shop';
import { facetId } from '@solvik/shop-rules';
import type { CatalogueIndex, CategoryRow } from '../catalogue/catalogueIndex.ts';
import { cachedList } from '../catalogue/cachedList.ts';
import { categoryLine, categoryPath } from '../catalogue/categoryTree.ts';
import { wholeList } from '../catalogue/filterProducts.ts';
import { publishedPages } from '../content/pageSource.ts';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { localise } from '../markets/localise.ts';
import { foldedWords } from '../search/foldWords.ts';
import { wordForms } from '../search/wordForms.ts';
import type { SearchShop } from './searchShop.ts';
import type { FoundContent } from './foundContent.ts';
import { pageWords } from './pageWords.ts';
import { shopListsNamed } from './shopLists.ts';

interface Named {
  readonly site: Site;
  readonly q: string;
  readonly limit: number;
}

/**
 * Counts the words that a name has a form of, or a compound that ends with it.
 * @param names all names that are compared, since the forms are of their words
 * @param words folded
 */
export function nameMatcher(
  names: readonly string[],
  { words, locale }: { readonly words: readonly string[]; readonly locale: Locale },
): (name: string) => number {
  const forms = wordForms(names.flatMap(foldedWords), backEndLanguages[locale].search.inflection);
  const begun = words.map((each) => forms.begun(each));
  return (name) => {
    const own = foldedWords(name);
    return words.filter((each, at) =>
      own.some((word) => begun[at]?.has(word) || (each.length > 3 && word.endsWith(each))),
    ).length;
  };
}

interface Ranked<Item> {
  readonly item: Item;
  readonly matches: number;
}

const byMatches = <Item>(a: Ranked<Item>, b: Ranked<Item>): number => b.matches - a.matches;

/** Of one letter there would be too many. */
const isNamed = ({ matches }: Ranked<unknown>): boolean => matches > 0;

function categoryView(
  { categories }: CatalogueIndex,
  category: CategoryRow,
  { site: { locale }, count }: { readonly site: Site; readonly count: number },
): FoundContent {
  const { categoryId, name } = category;
  const [top] = categoryLine(categories, categoryId);
  const parentTitle = top && top !== category ? localise(top.name, locale) : undefined;
  return {
    key: String(categoryId),
    title: localise(name, locale) ?? '',
    link: categoryPath(categories, category, locale),
    ...(parentTitle && { parentTitle }),
    count,
  };
}

/** Categories that the market sells something of, those with most of the typed words first. */
export async function categoriesNamed(
  { shop }: SearchShop,
  { site, q, limit }: Named,
): Promise<readonly FoundContent[]> {
  const index = await shop.catalogue.get();
  const { locale, marketId: market } = site;
  const shown = [...index.categories.values()]
    .filter(({ isHidden }) => !isHidden)
    .map((item) => ({ item, name: localise(item.name, locale) ?? '' }));
  const matchesOf = nameMatcher(
    shown.map(({ name }) => name),
    { words: foldedWords(q), locale },
  );
  const { counts } = cachedList(index, wholeList({ market, locale, now: shop.clock() }));
  return shown
    .map(({ item, name }) => ({
      item,
      matches: matchesOf(name),
      count: counts.get(facetId.category(item.categoryId)) ?? 0,
    }))
    .filter((ranked) => isNamed(ranked) && ranked.count > 0)
    .toSorted((a, b) => byMatches(a, b) || b.count - a.count)
    .slice(0, limit)
    .map(({ item, count }) => categoryView(index, item, { site, count }));
}

interface NamedPage extends FoundContent {
  readonly description: string;
}

/** Published pages that have an address. */
async function readPages({ shop }: SearchShop, { locale }: Site): Promise<readonly NamedPage[]> {
  const rows = await publishedPages(shop.database.handle, new Date(shop.clock())).pages();
  return rows.flatMap(({ key, alias, title, description }) => {
    const own = localise(alias, locale);
    return own
      ? [
          {
            key,
            title: localise(title, locale) ?? '',
            link: writeAddress('page', locale, { alias: own }),
            description: localise(description, locale) ?? '',
          },
        ]
      : [];
  });
}

/** The shop's lists and pages that a text names, then pages that it has to do with. */
export async function pagesNamed(
  shop: SearchShop,
  { site, q, limit }: Named,
): Promise<readonly FoundContent[]> {
  const [lists, pages] = await Promise.all([
    shopListsNamed(shop, { site, q }),
    contentNamed(shop, { site, q }),
  ]);
  return [...lists, ...pages].slice(0, limit);
}

/**
 * Pages that the text is a title of, then those that have to do with what is searched for: with all
 * of its words (pageWords.ts), or the main one in their title. Those with most of the words are first.
 */
async function contentNamed(
  shop: SearchShop,
  { site, q }: Pick<Named, 'site' | 'q'>,
): Promise<readonly FoundContent[]> {
  const { locale, marketId: market } = site;
  const [pages, catalogue, { correction }] = await Promise.all([
    readPages(shop, site),
    shop.shop.catalogue.get(),
    shop.shop.search.find({ text: q, locale, market }),
  ]);
  const typed = foldedWords(q);
  const words = pageWords(correction?.text ?? q, { catalogue, locale });
  const names = pages.flatMap(({ title, description }) => [title, description]);
  const matcher = (sought: readonly string[]) => nameMatcher(names, { words: sought, locale });
  const [ofTyped, ofWords, ofMain] = [typed, words.all, words.main].map(matcher);
  return pages
    .map((item) => {
      const { title, description } = item;
      const isTitle = typed.length > 0 && ofTyped?.(title) === typed.length;
      const isNear =
        words.all.length > 0 &&
        (ofMain?.(title) === 1 || ofWords?.(`${title} ${description}`) === words.all.length);
      const near = 2 * (ofWords?.(title) ?? 0) + (ofWords?.(description) ?? 0);
      return { item, isTitle, matches: isTitle ? 2 * typed.length + near : isNear ? near : 0 };
    })
    .filter(isNamed)
    .toSorted(byMatches)
    .map(({ item, isTitle }) => ({ ...item, ...(isTitle && { isNamed: true as const }) }));
}

/** Pages by key, in the order of the keys. */
export async function pagesByKey(
  shop: SearchShop,
  { site, keys }: { readonly site: Site; readonly keys: readonly string[] },
): Promise<readonly FoundContent[]> {
  const pages = new Map((await readPages(shop, site)).map((page) => [page.key, page]));
  return keys.flatMap((key) => pages.get(key) ?? []);
}
