/**
 * The reverse of resolving: configurations written language by language become one set of stored
 * fields.
 */
import type { Field, Fields } from '../fields.ts';
import { isObject } from '../read/isObject.ts';
import { type ByLanguage, type Language, languages } from './languages.ts';

/** Which market a configuration of a language represents, where a field varies by market. */
export type MarketOf = Readonly<Partial<Record<Language, string>>>;

const entriesOf = (values: ByLanguage<unknown>): readonly (readonly [Language, unknown])[] =>
  languages.flatMap((language) =>
    values[language] === undefined ? [] : [[language, values[language]] as const],
  );

const mapLanguages = (
  values: ByLanguage<unknown>,
  map: (value: unknown) => unknown,
): ByLanguage<unknown> =>
  Object.fromEntries(entriesOf(values).map(([language, value]) => [language, map(value)]));

/** A picture with its alt text in every language; the picture itself is that of the first. */
function storeImage(values: ByLanguage<unknown>): unknown {
  const [first] = entriesOf(values);
  if (!first || !isObject(first[1])) return first?.[1];
  return {
    ...first[1],
    alt: mapLanguages(values, (image) => (isObject(image) ? image['alt'] : undefined)),
  };
}

function storeShared(values: ByLanguage<unknown>, field: Field, marketOf: MarketOf): unknown {
  const [first] = entriesOf(values);
  if (!first) return undefined;
  if (field.kind === 'image') return storeImage(values);
  if (field.kind === 'group')
    return storeFields(values as ByLanguage<Readonly<Record<string, unknown>>>, field.of, marketOf);
  if (field.kind !== 'list') return first[1];
  const length = Math.max(
    ...entriesOf(values).map(([, list]) => (Array.isArray(list) ? list.length : 0)),
  );
  return Array.from({ length }, (_, at) =>
    storeFields(
      mapLanguages(values, (list) =>
        Array.isArray(list) ? (list[at] as unknown) : undefined,
      ) as ByLanguage<Readonly<Record<string, unknown>>>,
      field.of,
      marketOf,
    ),
  );
}

function storeByMarket(values: ByLanguage<unknown>, field: Field, marketOf: MarketOf): unknown {
  const whole = (own: unknown): unknown =>
    field.kind === 'image' && isObject(own)
      ? { ...own, alt: (storeImage(values) as { readonly alt: unknown }).alt }
      : own;
  const stored = entriesOf(values).flatMap(([language, value]) => {
    const market = marketOf[language];
    return market === undefined ? [] : [[market, whole(value)] as const];
  });
  const [first] = stored;
  if (!first) return undefined;
  const others = stored.filter(([, value]) => JSON.stringify(value) !== JSON.stringify(first[1]));
  return { '*': first[1], ...Object.fromEntries(others) };
}

/** Lists are zipped by index, so each language must have the same items in the same order. */
export function storeFields(
  byLanguage: ByLanguage<Readonly<Record<string, unknown>>>,
  fields: Fields,
  marketOf: MarketOf,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const values = mapLanguages(byLanguage, (configuration) =>
        isObject(configuration) ? configuration[name] : undefined,
      );
      if (entriesOf(values).length === 0) return [];
      if (field.varies === 'language') return [[name, values]];
      return [
        [
          name,
          field.varies === 'market'
            ? storeByMarket(values, field, marketOf)
            : storeShared(values, field, marketOf),
        ],
      ];
    }),
  );
}
