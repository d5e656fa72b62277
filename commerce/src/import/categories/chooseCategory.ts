/**
 * Chooses a product's category: by the mapping's rules, else by the merchant's imported categories, else
 * by the nearest ancestor of Google's category that the shop has, else none.
 */
import { locales, sourceLocale } from '@solvik/shop';
import { parseGender, type Gender } from '../fields/gender.ts';
import type { CategoryRule } from '../mapping/mapping.ts';
import { findRule } from '../products/findRule.ts';
import type { ProductKind } from '../products/draftProducts.ts';
import { taxonomyLine } from './googleTaxonomy.ts';
import { categoryLine, type ImportCategory } from './importCategory.ts';

export interface CategoryChoice {
  readonly primary: string;
  readonly all: readonly string[];
}

export interface CategoryRules {
  readonly categories: ReadonlyMap<string, ImportCategory>;
  readonly map: readonly CategoryRule[];
  /** The key of the category that the merchant's text names, or undefined. */
  readonly findByName: (written: string) => string | undefined;
}

/** The gender of a whole tree of categories, by the name of its root: `Dam`, `Herr`. */
function genderOf(line: readonly ImportCategory[]): Gender | undefined {
  const root = line.at(-1);
  return (
    root &&
    locales
      .map((locale) => parseGender(root.name[locale] ?? ''))
      .find((gender) => gender !== undefined)
  );
}

const isPreloved = (line: readonly ImportCategory[]): boolean =>
  line.some(({ name }) => /preloved|second.?hand|begagnat/i.test(name[sourceLocale] ?? ''));

function suits(line: readonly ImportCategory[], { gender, isUsed }: ProductKind): boolean {
  const own = genderOf(line);
  const isForThem =
    own === undefined || gender === undefined || gender === own || gender === 'unisex';
  return isForThem && isPreloved(line) === isUsed && !line.some(({ isHidden }) => isHidden);
}

/**
 * Of categories that fit equally, the one named in the merchant's category or the product's name,
 * else the highest, or their common parent.
 */
function pick(
  lines: readonly (readonly ImportCategory[])[],
  kind: ProductKind,
): string | undefined {
  const words = `${kind.categories.join(' ')} ${kind.title}`.toLowerCase();
  const isNamed = ([category]: readonly ImportCategory[]) =>
    category !== undefined &&
    locales.some(
      (locale) =>
        (category.name[locale] ?? '') !== '' &&
        words.includes((category.name[locale] ?? '').toLowerCase()),
    );
  const named = lines.filter(isNamed).toSorted((a, b) => b.length - a.length)[0];
  if (named) return named[0]?.key;
  const height = Math.min(...lines.map((line) => line.length));
  const highest = lines.filter((line) => line.length === height);
  const parents = new Set(highest.map(([, parent]) => parent?.key));
  const [parent] = parents;
  return highest.length > 1 && parents.size === 1 && parent !== undefined
    ? parent
    : highest[0]?.[0]?.key;
}

function byGoogle(kind: ProductKind, { categories }: CategoryRules): string | undefined {
  for (const id of taxonomyLine(kind.googleCategory ?? '')) {
    const lines = [...categories.values()]
      .filter(({ googleTaxonomyId }) => googleTaxonomyId === id)
      .map(({ key }) => categoryLine(key, categories))
      .filter((line) => suits(line, kind));
    if (lines.length > 0) return pick(lines, kind);
  }
  return undefined;
}

/** Undefined when no rule determines the category. */
export function chooseCategory(
  kind: ProductKind,
  rules: CategoryRules,
): CategoryChoice | undefined {
  const to = findRule(rules.map, kind)?.to;
  if (to !== undefined && rules.categories.has(to)) return { primary: to, all: [to] };
  const named = [
    ...new Set(kind.categories.map(rules.findByName).filter((key) => key !== undefined)),
  ];
  const isOpen = (key: string) =>
    !categoryLine(key, rules.categories).some(({ isHidden }) => isHidden);
  const primary =
    named
      .filter(isOpen)
      .toSorted(
        (a, b) =>
          categoryLine(b, rules.categories).length - categoryLine(a, rules.categories).length,
      )[0] ?? named[0];
  if (primary !== undefined) return { primary, all: named };
  const google = byGoogle(kind, rules);
  return google === undefined ? undefined : { primary: google, all: [google] };
}
