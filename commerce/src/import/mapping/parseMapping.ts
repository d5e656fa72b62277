/** Parses a mapping file; docs/guides/import.md describes it for those who write one. */
import {
  locales,
  type Localised,
  type MarketId,
  marketIds,
  markets as shopMarkets,
  sourceLocale,
} from '@solvik/shop';
import { foldAlias } from '@solvik/addresses';
import type { CategoryDraft } from '../../catalogue/catalogueDraft.ts';
import type { Gender } from '../fields/gender.ts';
import { rawFields } from '../formats/rawItem.ts';
import { ImportRefusedError } from '../importProblem.ts';
import type { Delimiter } from '../reading/readFileSignature.ts';
import {
  entriesOf,
  list,
  membersOf,
  number,
  oneOf,
  pattern,
  span,
  text,
  type JsonNode,
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

const genderIds: readonly Gender[] = ['women', 'men', 'unisex', 'girls', 'boys', 'kids'];
const delimiterIds: readonly Delimiter[] = [',', ';', '\t', '|'];

/** Reads a member if it is present. */
function when<T>(node: JsonNode | undefined, read: (inner: JsonNode) => T): T | undefined {
  return node && read(node);
}

const keyed = <K extends string, T>(
  node: JsonNode,
  keys: readonly K[],
  read: (inner: JsonNode) => T,
): Map<K, T> =>
  new Map(
    entriesOf(node).map(([key, inner]) => [
      oneOf({ value: key, path: inner.path }, keys),
      read(inner),
    ]),
  );

const markets = <T>(node: JsonNode, read: (inner: JsonNode) => T): Partial<Record<MarketId, T>> =>
  Object.fromEntries(keyed(node, marketIds, read));
const localised = (node: JsonNode): Localised => Object.fromEntries(keyed(node, locales, text));

function columnRule(node: JsonNode): ColumnRule {
  if (typeof node.value === 'string') return { column: node.value };
  const members = membersOf(node, ['column', 'packed', 'split', 'pattern', 'values']);
  const column = members.get('column');
  if (!column) throw new ImportRefusedError(`The mapping's “${node.path}” must name its column.`);
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

const columnRules = (node: JsonNode): readonly ColumnRule[] =>
  Array.isArray(node.value) ? list(node, columnRule) : [columnRule(node)];

function fits(members: ReadonlyMap<string, JsonNode>): Fits {
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

/** A rule for some products: the products that it matches, and its value. */
function ruleOf<T>(
  node: JsonNode,
  key: string,
  read: (inner: JsonNode) => T,
): { readonly fits: Fits; readonly value: T } {
  const members = membersOf(node, ['for', 'gender', 'named', key]);
  const member = members.get(key);
  if (!member) throw new ImportRefusedError(`The mapping's “${node.path}” must have “${key}”.`);
  return { fits: fits(members), value: read(member) };
}

function bandOf(node: JsonNode): PriceBand {
  const { fits, value } = ruleOf(node, 'bands', (inner) => markets(inner, span));
  return { ...fits, bands: value };
}

function sizeRule(node: JsonNode): SizeRule {
  const { fits, value } = ruleOf(node, 'sizes', (inner) => list(inner, text));
  return { ...fits, sizes: value };
}

function categoryRule(node: JsonNode): CategoryRule {
  const { fits, value } = ruleOf(node, 'to', text);
  return { ...fits, to: value };
}

function categoryOf(node: JsonNode): CategoryDraft {
  const members = membersOf(node, ['key', 'parent', 'name', 'alias', 'google', 'order', 'hidden']);
  const [key, name] = [when(members.get('key'), text), when(members.get('name'), localised)];
  if (!key || !name)
    throw new ImportRefusedError(`The mapping's “${node.path}” must have a key and a name.`);
  const [parentKey, googleTaxonomyId] = [
    when(members.get('parent'), text),
    when(members.get('google'), number),
  ];
  return {
    key,
    name,
    alias:
      when(members.get('alias'), localised) ??
      Object.fromEntries(Object.entries(name).map(([locale, alias]) => [locale, foldAlias(alias)])),
    order: when(members.get('order'), number) ?? 500,
    isHidden: members.get('hidden')?.value === true,
    ...(parentKey && { parentKey }),
    ...(googleTaxonomyId && { googleTaxonomyId }),
  };
}

function categoryFile(node: JsonNode): CategoryFile {
  const members = membersOf(node, ['file', 'name', 'alias', 'path', 'separator', 'root', 'hidden']);
  const textOr = (key: string, otherwise: string) => when(members.get(key), text) ?? otherwise;
  return {
    file: textOr('file', 'categories.csv'),
    name: textOr('name', 'name'),
    alias: textOr('alias', 'alias'),
    path: textOr('path', 'path'),
    separator: textOr('separator', '/'),
    root: textOr('root', ''),
    hidden: when(members.get('hidden'), (inner) => list(inner, text)) ?? [],
  };
}

function categories(node: JsonNode | undefined): Mapping['categories'] {
  const members = node ? membersOf(node, ['define', 'map', 'file']) : new Map<string, JsonNode>();
  const file = when(members.get('file'), categoryFile);
  return {
    define: when(members.get('define'), (inner) => list(inner, categoryOf)) ?? [],
    map: when(members.get('map'), (inner) => list(inner, categoryRule)) ?? [],
    ...(file && { file }),
  };
}

const currencyCode = (node: JsonNode): string => {
  const code = text(node);
  if (!/^[A-Z]{3}$/.test(code))
    throw new ImportRefusedError(
      `The mapping's “${node.path}” must be a currency's three capital letters.`,
    );
  return code;
};

function prices(node: JsonNode | undefined): Pick<Mapping, 'currency' | 'rates' | 'bands'> {
  const members = node
    ? membersOf(node, ['currency', 'rates', 'bands'])
    : new Map<string, JsonNode>();
  const rates = members.get('rates');
  return {
    currency: when(members.get('currency'), currencyCode) ?? shopMarkets[marketIds[0]].currency,
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

function skipped(node: JsonNode): Mapping['skip'][number] {
  const members = membersOf(node, ['column', 'is']);
  return {
    column: when(members.get('column'), text) ?? '',
    is: when(members.get('is'), (inner) => list(inner, text)) ?? [],
  };
}

/** @throws ImportRefusedError that names the invalid member */
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
    throw new ImportRefusedError('The mapping must name the columns of the file in “columns”.');
  const source = when(members.get('source'), text) ?? format;
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(source))
    throw new ImportRefusedError(
      "The mapping's “source” must be lower-case letters, digits and hyphens, at most 40.",
    );
  return {
    source,
    format,
    recognise: when(members.get('recognise'), (inner) => list(inner, text)) ?? [],
    language: locales.find((locale) => locale === language) ?? sourceLocale,
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
