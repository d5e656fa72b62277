/** Generated payloads of a widget from its definition: valid ones, and ones with something broken in them. */
import fc from 'fast-check';
import { type Field, type Fields, productSorts } from '../fields.ts';
import { isVisible } from '../read/isVisible.ts';
import { hostileAddresses, hostileMarkup } from './hostileContent.ts';

/** Text as people write it, and some that markup, scripts and layouts trip over. */
const words = fc.oneof(
  { arbitrary: fc.constantFrom(...hostileMarkup), weight: 1 },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      'Kappväder',
      'Så sköter du ull',
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '{{constructor}}',
      '‮baklänges',
      '👗🧣',
      'Æ Ø Å',
      'Talventakkikauppa'.repeat(3),
      ' ',
      '\u0000',
      '&nbsp;',
    ),
  },
  { weight: 2, arbitrary: fc.string({ maxLength: 60, unit: 'grapheme' }) },
);
const label = words.filter(isVisible);
const href = fc.constantFrom(
  '/',
  '/c/dam',
  '/l/rea?sort=price',
  '#top',
  'https://example.com/a?b=c',
  'mailto:hej@example.com',
  'tel:+46701234567',
);
const unit = fc.double({ min: 0, max: 1, noNaN: true });
const point = fc.record({ x: unit, y: unit });
const file = fc.constantFrom('jumper.webp', 'coat-front.webp', 'plane-se.webp', 'a_b-c.1.png');
const inline = fc.oneof(
  words,
  fc.record({ kind: fc.constant('strong'), text: words }),
  fc.record({ kind: fc.constant('link'), text: label, href }),
);
const cell = fc.string({ maxLength: 8 });
const table = fc.integer({ min: 2, max: 4 }).chain((width) =>
  fc.record({
    kind: fc.constant('table'),
    caption: label,
    columns: fc.array(label, { minLength: width, maxLength: width }),
    rows: fc.array(fc.tuple(label, ...Array.from({ length: width - 1 }, () => cell)), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
);
const block = fc.oneof(
  fc.record({ kind: fc.constant('paragraph'), text: fc.array(inline, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('heading'), level: fc.constantFrom(2, 3), text: label }),
  fc.record({
    kind: fc.constant('list'),
    isOrdered: fc.boolean(),
    items: fc.array(fc.array(inline, { minLength: 1, maxLength: 2 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  table,
);
const alias = fc.constantFrom('dam', 'stickat', 'finns-inte');
const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());

/** Cut so that no character is split. */
const shorten = (text: string, max: number): string => [...text].slice(0, max).join('');

function arbitraryValue(field: Field): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
    case 'html':
      return (
        field.isRequired ? label.filter((text) => isVisible(shorten(text, field.maxLength))) : words
      ).map((text) => shorten(text, field.maxLength));
    case 'rich-text':
      return fc.array(block, { minLength: field.isRequired ? 1 : 0, maxLength: 4 });
    case 'link':
      return fc.record({ label, href });
    case 'image':
      return fc.record({ file, alt: words, focalPoint: point }, { requiredKeys: ['file', 'alt'] });
    case 'point':
      return point;
    case 'product-query':
      return fc.record(
        {
          sort: fc.constantFrom(...productSorts),
          take: fc.integer({ min: 1, max: 24 }),
          category: alias,
          brand: alias,
        },
        { requiredKeys: ['sort', 'take'] },
      );
    case 'products':
      return fc.array(fc.integer({ min: 1, max: 9999 }), { maxLength: field.maxItems });
    case 'choice':
    case 'colour':
      return fc.constantFrom(...field.options);
    case 'date':
      return moment;
    case 'number':
      return fc.double({ min: field.min, max: field.max, noNaN: true });
    case 'switch':
      return fc.boolean();
    case 'group':
      return arbitraryValues(field.of);
    case 'list':
      return fc.uniqueArray(arbitraryValues(field.of), {
        minLength: field.minItems ?? 0,
        maxLength: Math.min(field.maxItems, 5),
        selector: (item) =>
          field.distinctBy === undefined ? item : String(item[field.distinctBy]).trim(),
        comparator: field.distinctBy === undefined ? () => false : 'IsStrictlyEqual',
      });
  }
}

function arbitraryValues(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const isNeeded = (field: Field): boolean =>
    field.isRequired === true || (field.kind === 'list' && (field.minItems ?? 0) > 0);
  const requiredKeys = Object.entries(fields).flatMap(([name, field]) =>
    isNeeded(field) ? [name] : [],
  );
  return fc.record(
    Object.fromEntries(
      Object.entries(fields).map(([name, field]) => [name, arbitraryValue(field)]),
    ),
    { requiredKeys },
  );
}

/** Configurations that the definition allows, `$version` included. */
export const arbitraryConfiguration = ({
  version,
  fields,
}: {
  readonly version: number;
  readonly fields: Fields;
}): fc.Arbitrary<Record<string, unknown>> =>
  arbitraryValues(fields).map((values) => ({ $version: version, ...values }));

/** Running text, and its contents, whose parts would run. */
const hostileText = fc.oneof(
  fc.record({ kind: fc.constant('link'), text: label, href: fc.constantFrom(...hostileAddresses) }),
  fc.record({
    kind: fc.constantFrom('strong', 'script', 'html'),
    text: fc.constantFrom(...hostileMarkup),
  }),
  fc.record({
    kind: fc.constantFrom('paragraph', 'html'),
    text: fc.tuple(fc.constantFrom(...hostileMarkup)),
  }),
);

const nonsense = fc.oneof(
  fc.constantFrom<unknown>(...hostileMarkup, ...hostileAddresses),
  hostileText,
  fc.record({ label, href: fc.constantFrom(...hostileAddresses) }),
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    'x'.repeat(100_000),
    -1,
    1e308,
    [],
    {},
    null,
    true,
    { toString: 1 },
    { $version: 99 },
    '__proto__',
  ),
);

/** Every path in a value, as keys from the outside in. */
function placesIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): (readonly (string | number)[])[] {
  if (Array.isArray(value))
    return [path, ...value.flatMap((item: unknown, at) => placesIn(item, [...path, at]))];
  if (typeof value === 'object' && value !== null)
    return [
      path,
      ...Object.entries(value).flatMap(([key, item]) => placesIn(item, [...path, key])),
    ];
  return [path];
}

function put(
  value: unknown,
  [key, ...rest]: readonly (string | number)[],
  replacement: unknown,
): unknown {
  if (key === undefined) return replacement;
  if (Array.isArray(value))
    return value.map((item: unknown, at) => (at === key ? put(item, rest, replacement) : item));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: put(record[key], rest, replacement) };
}

/** A valid configuration with nonsense at one or two of its paths. */
export const arbitraryMutation = (shape: {
  readonly version: number;
  readonly fields: Fields;
}): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      arbitraryConfiguration(shape),
      fc.array(fc.tuple(fc.nat(), nonsense), { minLength: 1, maxLength: 2 }),
    )
    .map(([configuration, changes]) =>
      changes.reduce<unknown>((value, [place, replacement]) => {
        const places = placesIn(value);
        return put(value, places[place % places.length] ?? [], replacement);
      }, configuration),
    );
