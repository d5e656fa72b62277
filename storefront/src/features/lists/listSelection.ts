import type { OwnSizes } from '../ownSizes/ownSizes.ts';

/**
 * A shopper's selection in a list, as written in the address (spec section 4, List query
 * selection).
 */
export interface ListSelection {
  /** Selected values by parameter, in the order they were selected. */
  readonly facets: ReadonlyMap<FacetKey, readonly ChosenValue[]>;
  /** Whole units of the shop's currency, including VAT. */
  readonly price?: PriceRange;
  /** The visitor's own, where no size is selected; not in the address. */
  readonly ownSizes?: OwnSizes;
  readonly sort: ListSort;
  /** From 1. */
  readonly page: number;
}

/** The selection in the visitor's own sizes: sizes that are selected for this list replace them. */
export const inOwnSizes = (selection: ListSelection, own: OwnSizes | undefined): ListSelection =>
  own && !selection.facets.has('skus') ? { ...selection, ownSizes: own } : selection;

/** Whole units of the shop's currency, both ends included. */
export interface PriceRange {
  readonly lowest: number;
  readonly highest: number;
}

export interface ChosenValue {
  readonly label: string;
  readonly id: string;
}

/** `categories`, `brands`, `skus`, `discount`, or a parameter's (`parameterKey`). */
export type FacetKey = string;

const parameterPrefix = 'p-';

/** The address's key for the values of a parameter, given its name; not the facet id of a value. */
export const parameterKey = (name: string): FacetKey => `${parameterPrefix}${name}`;

export const listSorts = ['RELEVANCE', 'LATEST', 'MOST_SOLD', 'PRICE', 'PRICE_DESC'] as const;
export type ListSort = (typeof listSorts)[number];

const fixedKeys = ['categories', 'brands', 'skus', 'discount'];
export const isFacetKey = (key: string): boolean =>
  fixedKeys.includes(key) ||
  (key.startsWith(parameterPrefix) && key.length > parameterPrefix.length);

/** With it a form without scripts sends the list's own range of prices, `450-2600`. */
export const wholePriceKey = 'price-whole';

/** `show=filters` opens the filters where there are no scripts; no other address has it. */
export const shownKey = 'show';
export const areFiltersShown = (query: URLSearchParams): boolean =>
  query.get(shownKey) === 'filters';

const ownKeys = ['price', 'price-from', 'price-to', wholePriceKey, 'sort', 'page', shownKey];
/** Whether a list reads this query parameter. */
export const isListKey = (key: string): boolean => isFacetKey(key) || ownKeys.includes(key);

/**
 * `label~id,label~id`; commas and tildes inside a label are percent-encoded once more, so that it
 * can be parsed.
 */
const escapeLabel = (label: string) =>
  label.replace(/[%,~]/g, (letter) => encodeURIComponent(letter).replace('~', '%7E'));
const unescapeLabel = (label: string) =>
  label.replace(/%(25|2C|7E)/gi, (code) => decodeURIComponent(code));

export function writeValues(values: readonly ChosenValue[]): string {
  return values.map(({ label, id }) => `${escapeLabel(label)}~${id}`).join(',');
}

/** No id has control characters or halves of letters, and the Data API refuses them. */
const isReadable = (text: string): boolean => text.isWellFormed() && !/\p{Cc}/u.test(text);

function readValues(text: string): ChosenValue[] {
  return text.split(',').flatMap((part) => {
    const at = part.lastIndexOf('~');
    const id = part.slice(at + 1).trim();
    return at < 0 || id === '' || !isReadable(part)
      ? []
      : [{ label: unescapeLabel(part.slice(0, at)), id }];
  });
}

const digits = /^\d+$/;

/** No list has more pages, and the number is whole in every back end. */
const lastPage = 1_000_000;

const readPage = (text: string | null): number =>
  digits.test(text?.trim() ?? '') ? Math.max(1, Math.min(Number(text), lastPage)) : 1;

/**
 * A whole amount as a shopper types it, with any language's separators and with or without a
 * currency: `3400`, `3 400 kr`, `kr 3.400`, `3 400,00 €`, `3400:-`; decimals are left out.
 * Undefined if it is none.
 */
export const readAmount = (text: string): number | undefined => {
  const amount = text
    .replaceAll(/^\s*[\p{L}\p{Sc}]+\.?|(?:[\p{L}\p{Sc}]+\.?|[:,.]-)\s*$/gu, '')
    .trim();
  const whole = amount.replaceAll(/[\s.,](?=\d{3}\b)|[.,]\d\d?$/g, '');
  const number = digits.test(whole) ? Number(whole) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
};

/** What a range without a limit at an end has there: below and above all prices of a shop. */
export const noLimit: PriceRange = { lowest: 0, highest: 1_000_000 };

/**
 * A range without a limit where it reaches an end of the list's own: with another filter the list may
 * go beyond.
 */
const openRange = (chosen: PriceRange, whole: PriceRange): PriceRange => ({
  lowest: chosen.lowest <= whole.lowest ? noLimit.lowest : chosen.lowest,
  highest: chosen.highest >= whole.highest ? noLimit.highest : chosen.highest,
});

const isWholeRange = (chosen: PriceRange, whole: PriceRange): boolean =>
  chosen.lowest <= whole.lowest && chosen.highest >= whole.highest;

/** The range between two amounts; an omitted one is no limit, one beyond the range its end. */
export function priceWithin(
  { lowest, highest }: { readonly [End in keyof PriceRange]: number | undefined },
  /** The ends that the fields show. */
  ends: PriceRange,
  /** The list's own, where the ends go beyond it. */
  whole: PriceRange = ends,
): PriceRange {
  const within = (amount: number) => Math.max(ends.lowest, Math.min(ends.highest, amount));
  const [from, to] = [within(lowest ?? ends.lowest), within(highest ?? ends.highest)];
  // The list's own ends are rounded to whole units: just beyond them there may be no product.
  return {
    lowest: Math.min(from, to, Math.max(ends.lowest, whole.highest - 1)),
    highest: Math.max(from, to, Math.min(ends.highest, whole.lowest + 1)),
  };
}

const readRange = (text: string | null | undefined): PriceRange | undefined => {
  const [, from = '', to = ''] = /^(\d+)-(\d+)$/.exec(text ?? '') ?? [];
  const [a, b] = [readAmount(from), readAmount(to)];
  return a === undefined || b === undefined
    ? undefined
    : { lowest: Math.min(a, b), highest: Math.max(a, b) };
};

function readPrice(query: URLSearchParams): ListSelection['price'] {
  const chosen = readRange(readValues(query.get('price') ?? '')[0]?.id);
  if (chosen) return chosen;
  const lowest = readAmount(query.get('price-from') ?? '');
  const highest = readAmount(query.get('price-to') ?? '');
  if (lowest === undefined && highest === undefined) return undefined;
  const whole = readRange(query.get(wholePriceKey));
  const range = priceWithin({ lowest, highest }, whole ?? noLimit);
  if (!whole) return range;
  return isWholeRange(range, whole) ? undefined : openRange(range, whole);
}

/**
 * Values that a selection can have; further ones in an address are ignored. Each link that changes the
 * selection writes all of it.
 */
export const maxChosen = 60;

/**
 * Parses the selection of an address; unreadable parts are ignored. A repeated parameter adds up,
 * as plain forms send it.
 */
export function readListSelection(query: URLSearchParams, defaultSort: ListSort): ListSelection {
  const facets = new Map<FacetKey, ChosenValue[]>();
  let left = maxChosen;
  for (const [key, text] of query) {
    if (!isFacetKey(key)) continue;
    const chosen = new Map((facets.get(key) ?? []).map((value) => [value.id, value]));
    for (const value of readValues(text)) {
      if (chosen.has(value.id) || left === 0) continue;
      chosen.set(value.id, value);
      left -= 1;
    }
    if (chosen.size > 0) facets.set(key, [...chosen.values()]);
  }
  const price = readPrice(query);
  return {
    facets,
    ...(price && { price }),
    sort: listSorts.find((sort) => sort === query.get('sort')) ?? defaultSort,
    page: readPage(query.get('page')),
  };
}

/**
 * The query of an address with this selection: default sort and first page omitted, foreign
 * parameters retained.
 */
export function writeListSelection(
  selection: ListSelection,
  {
    defaultSort,
    query: former = new URLSearchParams(),
  }: { readonly defaultSort: ListSort; readonly query?: URLSearchParams },
): URLSearchParams {
  const query = new URLSearchParams([...former].filter(([key]) => !isListKey(key)));
  for (const [key, values] of selection.facets)
    if (values.length > 0) query.set(key, writeValues(values));
  if (selection.price) {
    const range = `${selection.price.lowest}-${selection.price.highest}`;
    query.set('price', `${range}~${range}`);
  }
  if (selection.sort !== defaultSort) query.set('sort', selection.sort);
  if (selection.page > 1) query.set('page', String(selection.page));
  return query;
}

const byId = (one: ChosenValue, other: ChosenValue): number =>
  one.id < other.id ? -1 : Number(one.id > other.id);

/**
 * The canonical query of an address's selection, the same for every address that shows the same
 * products.
 */
export function uniqueListQuery(query: URLSearchParams, defaultSort: ListSort): URLSearchParams {
  const { facets, ...selection } = readListSelection(query, defaultSort);
  const inOrder = new Map([...facets].map(([key, values]) => [key, values.toSorted(byId)]));
  const written = writeListSelection({ ...selection, facets: inOrder }, { defaultSort });
  if (areFiltersShown(query)) written.set(shownKey, 'filters');
  written.sort();
  return written;
}

/** The selection with a value toggled; back on the first page. */
export function toggleValue(
  selection: ListSelection,
  key: FacetKey,
  value: ChosenValue,
): ListSelection {
  const values = selection.facets.get(key) ?? [];
  const without = values.filter(({ id }) => id !== value.id);
  const next = without.length === values.length ? [...values, value] : without;
  const facets = new Map(selection.facets).set(key, next);
  if (next.length === 0) facets.delete(key);
  return { ...selection, facets, page: 1 };
}

/**
 * The selection within a price range, back on the first page. A range that covers the whole list
 * removes the filter.
 */
export function selectPriceRange(
  { facets, sort }: ListSelection,
  { chosen, whole }: { readonly chosen: PriceRange; readonly whole: PriceRange },
): ListSelection {
  const price = isWholeRange(chosen, whole) ? undefined : openRange(chosen, whole);
  return { facets, sort, ...(price && { price }), page: 1 };
}

/** The selection without filters; the sort stays. */
export const clearFilters = ({ sort }: ListSelection): ListSelection => ({
  facets: new Map(),
  sort,
  page: 1,
});

/** Number of active filters: every value, and the price as one. */
export const countFilters = ({ facets, price }: ListSelection): number =>
  [...facets.values()].reduce((sum, values) => sum + values.length, price ? 1 : 0);
