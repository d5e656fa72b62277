/** The filters of a list in the reader's language: groups in a fixed order, values in one that a shopper expects. */
import { localise } from '../markets/localise.ts';
import type { Locale } from './catalogueDraft.ts';
import type { CatalogueIndex } from './catalogueIndex.ts';
import { discountBands, facetGroup } from './chooseProducts.ts';

export interface FacetValue {
  readonly facetId: string;
  readonly parentId: string | null;
  readonly label: string;
  readonly count: number;
}

export interface Facet {
  /** `Category`, `Brand`, `Sku`, `Discount`, or a parameter's identifier. */
  readonly filterId: string;
  readonly type: 'Category' | 'Brand' | 'Sku' | 'Price' | 'Discount' | 'Parameter';
  readonly label: string;
  readonly values: readonly FacetValue[];
}

const labels: Readonly<
  Record<Exclude<Facet['type'], 'Parameter'>, Readonly<Record<Locale, string>>>
> = {
  Category: { sv: 'Kategori', nb: 'Kategori', da: 'Kategori', fi: 'Kategoria' },
  Sku: { sv: 'Storlek', nb: 'Størrelse', da: 'Størrelse', fi: 'Koko' },
  Brand: { sv: 'Märke', nb: 'Merke', da: 'Mærke', fi: 'Merkki' },
  Price: { sv: 'Pris', nb: 'Pris', da: 'Pris', fi: 'Hinta' },
  Discount: { sv: 'Rabatt', nb: 'Rabatt', da: 'Rabat', fi: 'Alennus' },
};

const isFixed = (group: string): group is keyof typeof labels => Object.hasOwn(labels, group);
const order = ['Category', 'Sku', 'Color', 'Brand', 'Price', 'Discount'];
const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);

const sizeOrder = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '3xl', '4xl', '5xl'];

/** Letter sizes by size, numbers by number, the rest by the alphabet; several parts (`XS/S`) go by the first. */
export function compareSizes(a: string, b: string): number {
  const key = (text: string): [number, number] => {
    const firstPart =
      text
        .trim()
        .toLowerCase()
        .split(/[\s/–-]/)[0] ?? '';
    const letter = sizeOrder.indexOf(firstPart);
    if (letter >= 0) return [0, letter];
    const number = Number.parseFloat(text.replace(',', '.').replace('½', '.5'));
    return Number.isNaN(number) ? [2, 0] : [1, number];
  };
  const [x, y] = [key(a), key(b)];
  return x[0] - y[0] || x[1] - y[1] || a.localeCompare(b, 'sv', { numeric: true });
}

function labelOf(facetId: string, index: CatalogueIndex, locale: Locale): string {
  const id = Number(facetId.slice(2));
  switch (facetId.slice(0, 2)) {
    case 'c-':
      return localise(index.categories.get(id)?.name, locale) ?? facetId;
    case 'b-':
      return index.brands.get(id)?.name ?? facetId;
    case 's-':
      return localise(index.sizes.get(facetId), locale) ?? facetId;
    case 'd-': {
      const [low, high] = facetId.slice(2).split('-');
      return `${low}–${high}\u00A0%`;
    }
    default:
      return localise(index.parameterValues.get(id)?.value, locale) ?? facetId;
  }
}

const collators: Readonly<Record<Locale, Intl.Collator>> = {
  sv: new Intl.Collator('sv', { numeric: true }),
  nb: new Intl.Collator('nb', { numeric: true }),
  da: new Intl.Collator('da', { numeric: true }),
  fi: new Intl.Collator('fi', { numeric: true }),
};

const ranksOf = new WeakMap<CatalogueIndex, Map<Locale, ReadonlyMap<string, number>>>();

/** The place of every size of the catalogue among the others, by its label. */
function sizeRanks(index: CatalogueIndex, locale: Locale): ReadonlyMap<string, number> {
  const byLocale = ranksOf.get(index) ?? new Map<Locale, ReadonlyMap<string, number>>();
  ranksOf.set(index, byLocale);
  const known = byLocale.get(locale);
  if (known) return known;
  const labels = new Set([...index.sizes.keys()].map((facetId) => labelOf(facetId, index, locale)));
  const ranks = new Map([...labels].toSorted(compareSizes).map((label, rank) => [label, rank]));
  byLocale.set(locale, ranks);
  return ranks;
}

function compareValues(
  group: string,
  index: CatalogueIndex,
  locale: Locale,
): (a: FacetValue, b: FacetValue) => number {
  const collator = collators[locale];
  if (group === 'Sku') {
    const ranks = sizeRanks(index, locale);
    return (a, b) => (ranks.get(a.label) ?? 0) - (ranks.get(b.label) ?? 0);
  }
  if (group === 'Category') {
    const place = (value: FacetValue) =>
      index.categories.get(Number(value.facetId.slice(2)))?.sort_order ?? 0;
    return (a, b) => place(a) - place(b) || collator.compare(a.label, b.label);
  }
  if (group === 'Discount')
    return (a, b) =>
      discountBands.findIndex(([low]) => a.facetId.startsWith(`d-${low}-`)) -
      discountBands.findIndex(([low]) => b.facetId.startsWith(`d-${low}-`));
  return (a, b) => collator.compare(a.label, b.label);
}

/** @param chosen facets that must stay visible even when nothing is left of them */
export function listFacets(
  index: CatalogueIndex,
  {
    counts,
    chosen,
    locale,
  }: { counts: ReadonlyMap<string, number>; chosen: readonly string[]; locale: Locale },
): Facet[] {
  const groups = new Map<string, FacetValue[]>();
  for (const facetId of new Set([...counts.keys(), ...chosen])) {
    const category = facetId.startsWith('c-')
      ? index.categories.get(Number(facetId.slice(2)))
      : undefined;
    if (category?.is_hidden) continue;
    const group = facetGroup(facetId, index);
    const value = {
      facetId,
      parentId: category?.parent_id ? `c-${category.parent_id}` : null,
      label: labelOf(facetId, index, locale),
      count: counts.get(facetId) ?? 0,
    };
    groups.set(group, [...(groups.get(group) ?? []), value]);
  }
  const parameterLabel = (values: readonly FacetValue[]) =>
    localise(index.parameterValues.get(Number(values[0]?.facetId.slice(2)))?.label, locale) ?? '';
  return [...groups]
    .map(([group, values]): Facet => ({
      filterId: group,
      type: isFixed(group) ? group : 'Parameter',
      label: isFixed(group) ? labels[group][locale] : parameterLabel(values),
      values: values.toSorted(compareValues(group, index, locale)),
    }))
    .toSorted(
      (a, b) => rank(a.filterId) - rank(b.filterId) || a.label.localeCompare(b.label, locale),
    );
}
