/** Parses a mapping file; docs/guides/import.md describes it for those who write one. */
import type { CategoryDraft, Locale, Localised, MarketId } from '../../catalogue/catalogueDraft.ts';
import { foldAlias } from '@solvik/addresses';
import type { Gender } from '../fields/gender.ts';
import { rawFields } from '../formats/rawItem.ts';
import { ImportRefusedError } from '../importProblem.ts';
import type { Delimiter } from '../reading/looksOfFile.ts';
import {
  entriesOf,
  list,
  membersOf,
  number,
  oneOf,
  pattern,
  span,
  text,
  type JsonPlace,
} from './jsonReader.ts';
import {
  formats,
  type CategoryFile,
  type CategoryRule,
  type ColumnRule,
  type Fits,
  type Mapping,
  type PriceBand,
  type SizeRule,
} from './mapping.ts';

const marketIds: readonly MarketId[] = ['se', 'no', 'dk', 'fi'];
const localeIds: readonly Locale[] = ['sv', 'nb', 'da', 'fi'];
const genderIds: readonly Gender[] = ['women', 'men', 'unisex', 'girls', 'boys', 'kids'];
const delimiterIds: readonly Delimiter[] = [',', ';', '\t', '|'];

/** Reads a member when it is there. */
function when<T>(place: JsonPlace | undefined, read: (inner: JsonPlace) => T): T | undefined {
  return place && read(place);
}

const keyed = <K extends string, T>(
  place: JsonPlace,
  keys: readonly K[],
  read: (inner: JsonPlace) => T,
): Map<K, T> =>
  new Map(
    entriesOf(place).map(([key, inner]) => [
      oneOf({ value: key, path: inner.path }, keys),
      read(inner),
    ]),
  );

const markets = <T>(
  place: JsonPlace,
  read: (inner: JsonPlace) => T,
): Partial<Record<MarketId, T>> => Object.fromEntries(keyed(place, marketIds, read));
const localised = (place: JsonPlace): Localised =>
  Object.fromEntries(keyed(place, localeIds, text));

function columnRule(place: JsonPlace): ColumnRule {
  if (typeof place.value === 'string') return { column: place.value };
  const members = membersOf(place, ['column', 'packed', 'split', 'pattern', 'values']);
  const column = members.get('column');
  if (!column) throw new ImportRefusedError(`The mapping's “${place.path}” must say its column.`);
  const [packed, split, found, values] = [
    when(members.get('packed'), text),
    when(members.get('split'), text),
    when(members.get('pattern'), pattern),
    members.get('values'),
  ];
  return {
    column: text(column),
    ...(packed !== undefined && { packed }),
    ...(split !== undefined && { split }),
    ...(found && { pattern: found }),
    ...(values && { values: new Map(entriesOf(values).map(([key, inner]) => [key, text(inner)])) }),
  };
}

const columnRules = (place: JsonPlace): readonly ColumnRule[] =>
  Array.isArray(place.value) ? list(place, columnRule) : [columnRule(place)];

function fits(members: ReadonlyMap<string, JsonPlace>): Fits {
  const texts = (key: string) => when(members.get(key), (inner) => list(inner, text));
  const [kinds, named, genders] = [
    texts('for'),
    texts('named'),
    when(members.get('gender'), (inner) => list(inner, (one) => oneOf(one, genderIds))),
  ];
  return {
    ...(kinds && { for: kinds }),
    ...(genders && { gender: genders }),
    ...(named && { named }),
  };
}

/** A rule for some products: whom it fits, and one thing that it says. */
function ruleOf<T>(
  place: JsonPlace,
  key: string,
  read: (inner: JsonPlace) => T,
): { readonly fits: Fits; readonly says: T } {
  const members = membersOf(place, ['for', 'gender', 'named', key]);
  const said = members.get(key);
  if (!said) throw new ImportRefusedError(`The mapping's “${place.path}” must say “${key}”.`);
  return { fits: fits(members), says: read(said) };
}

function bandOf(place: JsonPlace): PriceBand {
  const { fits: whom, says } = ruleOf(place, 'bands', (inner) => markets(inner, span));
  return { ...whom, bands: says };
}

function sizeRule(place: JsonPlace): SizeRule {
  const { fits: whom, says } = ruleOf(place, 'sizes', (inner) => list(inner, text));
  return { ...whom, sizes: says };
}

function categoryRule(place: JsonPlace): CategoryRule {
  const { fits: whom, says } = ruleOf(place, 'to', text);
  return { ...whom, to: says };
}

function categoryOf(place: JsonPlace): CategoryDraft {
  const members = membersOf(place, ['key', 'parent', 'name', 'alias', 'google', 'order', 'hidden']);
  const [key, name] = [when(members.get('key'), text), when(members.get('name'), localised)];
  if (!key || !name)
    throw new ImportRefusedError(`The mapping's “${place.path}” must have a key and a name.`);
  const [parentKey, googleTaxonomyId] = [
    when(members.get('parent'), text),
    when(members.get('google'), number),
  ];
  return {
    key,
    name,
    alias:
      when(members.get('alias'), localised) ??
      Object.fromEntries(Object.entries(name).map(([locale, said]) => [locale, foldAlias(said)])),
    order: when(members.get('order'), number) ?? 500,
    isHidden: members.get('hidden')?.value === true,
    ...(parentKey && { parentKey }),
    ...(googleTaxonomyId && { googleTaxonomyId }),
  };
}

function categoryFile(place: JsonPlace): CategoryFile {
  const members = membersOf(place, [
    'file',
    'name',
    'alias',
    'path',
    'separator',
    'root',
    'hidden',
  ]);
  const said = (key: string, otherwise: string) => when(members.get(key), text) ?? otherwise;
  return {
    file: said('file', 'categories.csv'),
    name: said('name', 'name'),
    alias: said('alias', 'alias'),
    path: said('path', 'path'),
    separator: said('separator', '/'),
    root: said('root', ''),
    hidden: when(members.get('hidden'), (inner) => list(inner, text)) ?? [],
  };
}

function categories(place: JsonPlace | undefined): Mapping['categories'] {
  const members = place
    ? membersOf(place, ['define', 'map', 'file'])
    : new Map<string, JsonPlace>();
  const file = when(members.get('file'), categoryFile);
  return {
    define: when(members.get('define'), (inner) => list(inner, categoryOf)) ?? [],
    map: when(members.get('map'), (inner) => list(inner, categoryRule)) ?? [],
    ...(file && { file }),
  };
}

const currencyCode = (place: JsonPlace): string => {
  const code = text(place);
  if (!/^[A-Z]{3}$/.test(code))
    throw new ImportRefusedError(
      `The mapping's “${place.path}” must be a currency's three capital letters.`,
    );
  return code;
};

function prices(place: JsonPlace | undefined): Pick<Mapping, 'currency' | 'rates' | 'bands'> {
  const members = place
    ? membersOf(place, ['currency', 'rates', 'bands'])
    : new Map<string, JsonPlace>();
  const rates = members.get('rates');
  return {
    currency: when(members.get('currency'), currencyCode) ?? 'SEK',
    rates: new Map(
      rates &&
        entriesOf(rates).map(([code, inner]) => [
          currencyCode({ value: code, path: inner.path }),
          markets(inner, number),
        ]),
    ),
    bands: when(members.get('bands'), (inner) => list(inner, bandOf)) ?? [],
  };
}

function skipped(place: JsonPlace): Mapping['skip'][number] {
  const members = membersOf(place, ['column', 'is']);
  return {
    column: when(members.get('column'), text) ?? '',
    is: when(members.get('is'), (inner) => list(inner, text)) ?? [],
  };
}

/** @throws ImportRefusedError that names the place which cannot be meant */
export function parseMapping(json: unknown): Mapping {
  const members = membersOf({ value: json, path: '' }, [
    'about',
    'source',
    'format',
    'recognise',
    'encoding',
    'delimiter',
    'language',
    'empty',
    'columns',
    'constants',
    'skip',
    'weightUnit',
    'usualWeight',
    'prices',
    'sizes',
    'stock',
    'categories',
  ]);
  const format = when(members.get('format'), (inner) => oneOf(inner, formats)) ?? 'table';
  const columns = members.get('columns');
  const constants = members.get('constants');
  const [encoding, delimiter, language] = [
    when(members.get('encoding'), text),
    when(members.get('delimiter'), (inner) => oneOf(inner, delimiterIds)),
    when(members.get('language'), text),
  ];
  if (format === 'table' && !columns)
    throw new ImportRefusedError(
      'The mapping must say in “columns” where a product stands in the file.',
    );
  const source = when(members.get('source'), text) ?? format;
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(source))
    throw new ImportRefusedError(
      "The mapping's “source” must be small letters, digits and hyphens, at most 40.",
    );
  return {
    source,
    format,
    recognise: when(members.get('recognise'), (inner) => list(inner, text)) ?? [],
    language: localeIds.find((locale) => locale === language) ?? 'sv',
    empty: when(members.get('empty'), (inner) => list(inner, text)) ?? [],
    columns: columns ? keyed(columns, rawFields, columnRules) : new Map(),
    constants: constants ? keyed(constants, rawFields, text) : new Map(),
    skip: when(members.get('skip'), (inner) => list(inner, skipped)) ?? [],
    weightUnit:
      when(members.get('weightUnit'), (inner) => oneOf(inner, ['g', 'kg', 'lb', 'oz'])) ?? 'g',
    usualWeight: when(members.get('usualWeight'), number) ?? 400,
    ...prices(members.get('prices')),
    sizes: when(members.get('sizes'), (inner) => list(inner, sizeRule)) ?? [],
    stock: when(members.get('stock'), span) ?? [10, 10],
    categories: categories(members.get('categories')),
    ...(encoding && { encoding }),
    ...(delimiter && { delimiter }),
  };
}
