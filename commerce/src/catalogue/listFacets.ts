/**
 * The filters of a list in the reader's language: groups in a fixed order, values in the order that
 * shoppers expect.
 */
import { byLocale, type Locale, sourceLocale } from '@solvik/shop';
import type { CatalogueIndex, CategoryRow, ParameterValueRow } from './catalogueIndex.ts';
import { facetId, parseFacetId } from '@solvik/shop-rules';
import { backEndLanguages } from '../languages/generated/byLocale.ts';
import { localise } from '../markets/localise.ts';
import { facetGroup } from './facetGroup.ts';

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

const isFixed = (group: string): group is Exclude<Facet['type'], 'Parameter'> =>
  Object.hasOwn(backEndLanguages[sourceLocale].facets, group);
const order = ['Category', 'Sku', 'Color', 'Brand', 'Price', 'Discount'];
const rank = (group: string) => (order.includes(group) ? order.indexOf(group) : order.length);

const sizeOrder = ['xxxs', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl', 'xxxl', '3xl', '4xl', '5xl'];

/**
 * Letter sizes by size, numbers numerically, the rest alphabetically; a composite (`XS/S`) by its
 * first part.
 */
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
  return x[0] - y[0] || x[1] - y[1] || a.localeCompare(b, sourceLocale, { numeric: true });
}

function labelOf(text: string, index: CatalogueIndex, locale: Locale): string {
  const facet = parseFacetId(text);
  switch (facet?.kind) {
    case 'category':
      return localise(index.categories.get(facet.id)?.name, locale) ?? text;
    case 'brand':
      return index.brands.get(facet.id)?.name ?? text;
    case 'size':
      return localise(index.sizes.get(text), locale) ?? text;
    case 'discount':
      return `${facet.from}–${facet.to}\u00A0%`;
    case 'parameter':
      return localise(index.parameterValues.get(facet.id)?.value, locale) ?? text;
    case undefined:
      return text;
  }
}

function categoryOf(text: string, index: CatalogueIndex): CategoryRow | undefined {
  const facet = parseFacetId(text);
  return facet?.kind === 'category' ? index.categories.get(facet.id) : undefined;
}

function parameterOf(text: string, index: CatalogueIndex): ParameterValueRow | undefined {
  const facet = parseFacetId(text);
  return facet?.kind === 'parameter' ? index.parameterValues.get(facet.id) : undefined;
}

const discountFrom = ({ facetId }: FacetValue): number => {
  const facet = parseFacetId(facetId);
  return facet?.kind === 'discount' ? facet.from : 0;
};

const collators = byLocale((locale) => new Intl.Collator(locale, { numeric: true }));

const ranksOf = new WeakMap<CatalogueIndex, Map<Locale, ReadonlyMap<string, number>>>();

/** The rank of every size of the catalogue, by its label. */
function sizeRanks(index: CatalogueIndex, locale: Locale): ReadonlyMap<string, number> {
  const byLocale = ranksOf.get(index) ?? new Map<Locale, ReadonlyMap<string, number>>();
  ranksOf.set(index, byLocale);
  const cached = byLocale.get(locale);
  if (cached) return cached;
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
    const categoryOrder = (value: FacetValue) => categoryOf(value.facetId, index)?.sortOrder ?? 0;
    return (a, b) => categoryOrder(a) - categoryOrder(b) || collator.compare(a.label, b.label);
  }
  if (group === 'Discount') return (a, b) => discountFrom(a) - discountFrom(b);
  return (a, b) => collator.compare(a.label, b.label);
}

/** @param chosen facets that stay visible even if no product is left for them */
export function listFacets(
  index: CatalogueIndex,
  {
    counts,
    chosen,
    locale,
  }: { counts: ReadonlyMap<string, number>; chosen: readonly string[]; locale: Locale },
): Facet[] {
  const groups = new Map<string, FacetValue[]>();
  for (const id of new Set([...counts.keys(), ...chosen])) {
    const category = categoryOf(id, index);
    if (category?.isHidden) continue;
    const group = facetGroup(id, index);
    const value = {
      facetId: id,
      parentId: category?.parentId ? facetId.category(category.parentId) : null,
      label: labelOf(id, index, locale),
      count: counts.get(id) ?? 0,
    };
    groups.set(group, [...(groups.get(group) ?? []), value]);
  }
  const parameterLabel = (values: readonly FacetValue[]) =>
    localise(parameterOf(values[0]?.facetId ?? '', index)?.label, locale) ?? '';
  return [...groups]
    .map(([group, values]): Facet => ({
      filterId: group,
      type: isFixed(group) ? group : 'Parameter',
      label: isFixed(group) ? backEndLanguages[locale].facets[group] : parameterLabel(values),
      values: values.toSorted(compareValues(group, index, locale)),
    }))
    .toSorted(
      (a, b) => rank(a.filterId) - rank(b.filterId) || a.label.localeCompare(b.label, locale),
    );
}
