import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { StoredWidget } from '../document/pageDocument.ts';
import { storeFields } from '../document/storeFields.ts';
import { exampleOf } from '../exampleOf.ts';
import { shapeOf, type WidgetType } from '../read/parseWidget.ts';
import {
  heroPath,
  inAllLanguages,
  reportedIn,
  storedHero,
  storedPage,
} from '../testing/storedPage.ts';
import { widgetDefinitions } from '../widgetDefinitions.ts';
import { checkDocument } from './checkDocument.ts';

const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;

function stored(type: WidgetType, configuration: Readonly<Record<string, unknown>>): StoredWidget {
  const { $version: _version, ...values } = configuration;
  const { version, fields } = shapeOf(type);
  return {
    id: type,
    type,
    version,
    name: type,
    size: 'full',
    fields: storeFields({ sv: values, nb: values, da: values, fi: values }, fields, marketOf),
  };
}

const opening = {
  id: 'opening',
  type: 'text',
  version: shapeOf('text').version,
  name: 'Opening',
  size: 'full',
  fields: { heading: inAllLanguages('Om oss') },
};

describe('a stored page', () => {
  it.each(
    widgetDefinitions.flatMap(({ type, examples }) =>
      examples.map(({ title }) => [type, title] as const),
    ),
  )('of %s, “%s”, has no findings', (type, title) => {
    expect(
      reportedIn(
        storedPage([opening, stored(type as WidgetType, exampleOf(type as WidgetType, title))]),
      ),
    ).toEqual([]);
  });

  it.each<[string, unknown, readonly string[]]>([
    ['no object', [], ['error  not-object']],
    [
      'no name, title or location',
      { tags: [], containers: [] },
      ['error name not-text', 'error alias no-place'],
    ],
    [
      'an alias of two segments',
      storedPage([], { alias: { ...inAllLanguages('om-oss'), fi: 'p/meista' } }),
      ['error alias.fi bad-alias'],
    ],
    [
      'an alias without its title',
      storedPage([], { title: { sv: 'Om oss', nb: 'Om oss', da: 'Om os' } }),
      ['error title.fi required'],
    ],
    [
      'no Finnish address',
      storedPage([], { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os' } }),
      ['error alias.fi no-place'],
    ],
    [
      'two widgets of one id',
      storedPage([storedHero, storedHero]),
      ['error containers[0].widgets[1].id duplicate-id'],
    ],
    [
      'an id with blanks',
      storedPage([{ ...storedHero, id: 'my hero' }]),
      [`error ${heroPath}.id bad-id`],
    ],
    [
      'content of version 1',
      storedPage([
        {
          ...storedHero,
          type: 'banner',
          fields: { presentation: 'hero', heading: inAllLanguages('A') },
        },
      ]),
      [],
    ],
  ])('with %s', (_title, value, expected) => expect(reportedIn(value)).toEqual(expected));

  it('never throws, whatever is sent', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.jsonValue(),
          fc.array(fc.jsonValue()).map((widgets) => storedPage(widgets)),
          fc.jsonValue().map((fields) => storedPage([{ ...storedHero, fields }])),
          fc.jsonValue().map((audience) => storedPage([{ ...storedHero, audience }])),
          fc
            .dictionary(
              fc.constantFrom('channels', 'languages', 'customerTypes', 'from', 'to', 'timeZone'),
              fc.jsonValue(),
            )
            .map((part) => storedPage([{ ...storedHero, audience: part, schedule: part }])),
        ),
        (value) => {
          expect(Array.isArray(checkDocument(value).findings)).toBe(true);
        },
      ),
    );
  });
});
