/** The parameters of a query, validated (contracts.md, Search and recommendations). */
import { type Site, sites } from '@solvik/addresses';

/** Its message is for the caller: what is wrong and what to send. */
export class BadParameters extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'BadParameters';
  }
}

export const sortIds = ['RELEVANCE', 'MOST_SOLD', 'LATEST', 'PRICE', 'PRICE_DESC'] as const;
export type SortId = (typeof sortIds)[number];

export const origins = [
  'ORGANIC',
  'DID_YOU_MEAN',
  'UNDO_AUTO_CORRECT',
  'PHRASE_SUGGEST',
  'RELATED_SEARCHES',
  'RECENT_SEARCH',
] as const;
export type Origin = (typeof origins)[number];

export interface QueryParameters {
  readonly site: Site;
  /** Absent where nothing may be recorded of the visitor. */
  readonly visitor?: { readonly customerKey: string; readonly sessionKey: string };
  readonly limit: number;
  readonly skip: number;
  readonly sort: SortId | undefined;
  readonly origin: Origin;
  /** Selected facet ids. */
  readonly facets: readonly string[];
  /** In whole units of the currency. */
  readonly price: { readonly lowest: number; readonly highest: number } | undefined;
  /** The query's own parameter, trimmed and bounded; empty where it is missing. */
  readonly text: (name: string) => string;
}

export const limits = { products: { default: 60, most: 600 }, text: 1000, facets: 200 } as const;

const keyForm = /^[\w-]{8,64}$/;

function oneOf<Value extends string>(
  parameters: URLSearchParams,
  name: string,
  values: readonly Value[],
): Value | undefined {
  const given = parameters.get(name);
  if (given === null || given === '') return undefined;
  const found = values.find((value) => value === given.toUpperCase());
  if (!found) throw new BadParameters(`${name} is one of ${values.join(', ')}.`);
  return found;
}

function wholeNumber(
  parameters: URLSearchParams,
  name: string,
  { fallback, most }: { readonly fallback: number; readonly most: number },
): number {
  const given = parameters.get(name);
  if (given === null || given === '') return fallback;
  if (!/^\d{1,9}$/.test(given) || Number(given) > most)
    throw new BadParameters(`${name} is a whole number from 0 to ${String(most)}.`);
  return Number(given);
}

function siteOf(parameters: URLSearchParams): Site {
  const market = parameters.get('market')?.toLowerCase();
  const locale = parameters.get('locale')?.toLowerCase();
  const inMarket = sites.filter(({ marketId }) => marketId === market);
  if (inMarket.length === 0)
    throw new BadParameters(
      `market is one of ${[...new Set(sites.map(({ marketId }) => marketId))].join(', ')}.`,
    );
  const found = inMarket.find(
    ({ languageId, locale: short }) => languageId.toLowerCase() === locale || short === locale,
  );
  if (!found)
    throw new BadParameters(
      `locale is one of ${inMarket.map(({ languageId }) => languageId).join(', ')} in this market.`,
    );
  return found;
}

/** Nothing is recorded of a visitor without keys, or where the caller asks for that. */
function visitorOf(parameters: URLSearchParams): QueryParameters['visitor'] {
  const isRecorded = parameters.get('notify')?.toLowerCase() !== 'false';
  const keyOf = (name: string): string => {
    const key = parameters.get(name) ?? '';
    if (isRecorded && !keyForm.test(key))
      throw new BadParameters(
        `${name} is missing or malformed: send 8 to 64 letters, digits, hyphens or underscores, or notify=false.`,
      );
    return key;
  };
  const visitor = { customerKey: keyOf('customerKey'), sessionKey: keyOf('sessionKey') };
  return isRecorded ? visitor : undefined;
}

/** Values that the shop does not know are ignored later: they select nothing. */
function facetsOf(parameters: URLSearchParams): readonly string[] {
  const values = [...parameters].flatMap(([name, value]) =>
    /^f\.[^.]+$/.test(name) ? value.split('|') : [],
  );
  return [...new Set(values.filter(Boolean))].slice(0, limits.facets);
}

function priceOf(parameters: URLSearchParams): QueryParameters['price'] {
  const amount = (end: string, fallback: number): number => {
    const given = parameters.get(`f.Price.${end}`);
    const value = given === null || given === '' ? fallback : Number(given);
    if (!Number.isFinite(value) || value < 0)
      throw new BadParameters(`f.Price.${end} is an amount in the market’s currency.`);
    return value;
  };
  const range = { lowest: amount('min', 0), highest: amount('max', 10_000_000) };
  return range.lowest === 0 && range.highest === 10_000_000 ? undefined : range;
}

/** @throws BadParameters */
export function readParameters(parameters: URLSearchParams): QueryParameters {
  const visitor = visitorOf(parameters);
  return {
    site: siteOf(parameters),
    ...(visitor && { visitor }),
    limit: wholeNumber(parameters, 'limit', {
      fallback: limits.products.default,
      most: limits.products.most,
    }),
    skip: wholeNumber(parameters, 'skip', { fallback: 0, most: 1_000_000 }),
    sort: oneOf(parameters, 'sort', sortIds),
    origin: oneOf(parameters, 'origin', origins) ?? 'ORGANIC',
    facets: facetsOf(parameters),
    price: priceOf(parameters),
    text: (name) =>
      (parameters.get(name) ?? '').replaceAll('\u0000', '').trim().slice(0, limits.text),
  };
}
