import { type Fields, type MarketOf, storeFields, type StoredWidget, type widgetDefinitions } from '@solvik/content-schema';

const marketOf: MarketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Examples show pictures of their own, which are not in the shop's library: the editor chooses one of it. */
function withoutPictures(configuration: Readonly<Record<string, unknown>>, fields: Fields): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(configuration).flatMap(([name, value]) => {
      const field = fields[name];
      if (!field || field.kind === 'image') return [];
      if (field.kind === 'group' && isObject(value)) return [[name, withoutPictures(value, field.of)]];
      if (field.kind === 'list' && Array.isArray(value)) return [[name, value.map((item: unknown) => (isObject(item) ? withoutPictures(item, field.of) : item))]];
      return [[name, value]];
    }),
  );
}

/** An example of a definition, whose words are Swedish, as what an editor goes on with. */
export function exampleFields({ fields, examples }: Pick<(typeof widgetDefinitions)[number], 'fields' | 'examples'>, title: string): StoredWidget['fields'] {
  const example = examples.find((each) => each.title === title);
  if (!example) throw new Error(`There is no example “${title}”.`);
  return storeFields({ sv: withoutPictures(example.configuration as Readonly<Record<string, unknown>>, fields) }, fields, marketOf);
}
