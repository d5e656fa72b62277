/**
 * Where a product stands: by the mapping's rules, else by the merchant's own categories brought along, else by Google's
 * category as far up as the shop has a shelf for it, else nowhere.
 */
import { locales } from '../../catalogue/catalogueDraft.ts';
import { parseGender, type Gender } from '../fields/gender.ts';
import type { CategoryRule } from '../mapping/mapping.ts';
import { findRule } from '../products/findRule.ts';
import type { ProductKind } from '../products/draftProducts.ts';
import { taxonomyLine } from './googleTaxonomy.ts';
import { shelfLine, type Shelf } from './shelves.ts';

export interface ShelfChoice {
  readonly primary: string;
  readonly all: readonly string[];
}

export interface ShelfRules {
  readonly shelves: ReadonlyMap<string, Shelf>;
  readonly map: readonly CategoryRule[];
  /** The key of a category that the merchant's own words name, or undefined. */
  readonly brought: (written: string) => string | undefined;
}

/** Whom a whole tree of shelves is for, told by the name of its top: `Dam`, `Herr`. */
function genderOf(line: readonly Shelf[]): Gender | undefined {
  const root = line.at(-1);
  return (
    root &&
    locales
      .map((locale) => parseGender(root.name[locale] ?? ''))
      .find((gender) => gender !== undefined)
  );
}

const isPreloved = (line: readonly Shelf[]): boolean =>
  line.some(({ name }) => /preloved|second.?hand|begagnat/i.test(name.sv ?? ''));

function suits(line: readonly Shelf[], { gender, isUsed }: ProductKind): boolean {
  const own = genderOf(line);
  const isForThem =
    own === undefined || gender === undefined || gender === own || gender === 'unisex';
  return isForThem && isPreloved(line) === isUsed && !line.some(({ isHidden }) => isHidden);
}

/** Of shelves that fit alike, the one that the merchant's category or the product's own name says, else the highest, or the one above them all. */
function pick(lines: readonly (readonly Shelf[])[], kind: ProductKind): string | undefined {
  const words = `${kind.categories.join(' ')} ${kind.title}`.toLowerCase();
  const isNamed = ([shelf]: readonly Shelf[]) =>
    shelf !== undefined &&
    locales.some(
      (locale) =>
        (shelf.name[locale] ?? '') !== '' &&
        words.includes((shelf.name[locale] ?? '').toLowerCase()),
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

function byGoogle(kind: ProductKind, { shelves }: ShelfRules): string | undefined {
  for (const id of taxonomyLine(kind.googleCategory ?? '')) {
    const lines = [...shelves.values()]
      .filter(({ googleTaxonomyId }) => googleTaxonomyId === id)
      .map(({ key }) => shelfLine(key, shelves))
      .filter((line) => suits(line, kind));
    if (lines.length > 0) return pick(lines, kind);
  }
  return undefined;
}

/** Undefined when nothing says where the product belongs. */
export function chooseShelf(kind: ProductKind, rules: ShelfRules): ShelfChoice | undefined {
  const to = findRule(rules.map, kind)?.to;
  if (to !== undefined && rules.shelves.has(to)) return { primary: to, all: [to] };
  const brought = [
    ...new Set(kind.categories.map(rules.brought).filter((key) => key !== undefined)),
  ];
  const isOpen = (key: string) => !shelfLine(key, rules.shelves).some(({ isHidden }) => isHidden);
  const primary =
    brought
      .filter(isOpen)
      .toSorted(
        (a, b) => shelfLine(b, rules.shelves).length - shelfLine(a, rules.shelves).length,
      )[0] ?? brought[0];
  if (primary !== undefined) return { primary, all: brought };
  const google = byGoogle(kind, rules);
  return google === undefined ? undefined : { primary: google, all: [google] };
}
