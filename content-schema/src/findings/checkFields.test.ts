import { describe, expect, it } from 'vitest';
import {
  heroPath,
  inAllLanguages,
  reportedIn,
  storedHero,
  storedPage,
} from '../testing/storedPage.ts';

describe('a stored widget', () => {
  it.each<[string, unknown, readonly string[]]>([
    [
      'no heading at all',
      storedPage([{ ...storedHero, fields: {} }]),
      [`error ${heroPath}.fields.heading required`],
    ],
    [
      'a heading that lacks Finnish',
      storedPage([{ ...storedHero, fields: { heading: { sv: 'A', nb: 'A', da: 'A' } } }]),
      [`warning ${heroPath}.fields.heading.fi missing-translation`],
    ],
    [
      'a heading too long in one language',
      storedPage([
        { ...storedHero, fields: { heading: { ...inAllLanguages('A'), da: 'x'.repeat(61) } } },
      ]),
      [`error ${heroPath}.fields.heading.da too-long`],
    ],
    [
      'a heading that is one text for all languages',
      storedPage([{ ...storedHero, fields: { heading: 'A' } }]),
      [`error ${heroPath}.fields.heading not-object`],
    ],
    [
      'a link that runs a script',
      storedPage([
        {
          ...storedHero,
          fields: {
            heading: inAllLanguages('A'),
            link: {
              ...inAllLanguages(''),
              sv: { label: 'B', href: 'javascript:1' },
              nb: { label: 'B', href: '/' },
              da: { label: 'B', href: '/' },
              fi: { label: 'B', href: '/' },
            },
          },
        },
      ]),
      [`error ${heroPath}.fields.link.sv.href unsafe-href`],
    ],
    [
      'a picture without alt text',
      storedPage([
        {
          ...storedHero,
          fields: { heading: inAllLanguages('A'), image: { '*': { file: 'a.webp', alt: {} } } },
        },
      ]),
      [`error ${heroPath}.fields.image.*.alt no-alt`],
    ],
    [
      'a picture whose alt text is empty because it is decorative',
      storedPage([
        {
          ...storedHero,
          fields: {
            heading: inAllLanguages('A'),
            image: { '*': { file: 'a.webp', alt: inAllLanguages('') } },
          },
        },
      ]),
      [],
    ],
    [
      'a picture that lacks alt text in Danish',
      storedPage([
        {
          ...storedHero,
          fields: {
            heading: inAllLanguages('A'),
            image: { '*': { file: 'a.webp', alt: { sv: 'B', nb: 'B', fi: 'B' } } },
          },
        },
      ]),
      [`warning ${heroPath}.fields.image.*.alt.da missing-translation`],
    ],
    [
      'a picture whose focal point lies outside it',
      storedPage([
        {
          ...storedHero,
          fields: {
            heading: inAllLanguages('A'),
            image: { '*': { file: 'a.webp', alt: inAllLanguages(''), focalPoint: { x: 2, y: 0 } } },
          },
        },
      ]),
      [`warning ${heroPath}.fields.image.*.focalPoint no-point`],
    ],
    [
      'a query for a category with a malformed name',
      storedPage([
        {
          ...storedHero,
          type: 'product-list',
          version: 2,
          fields: {
            heading: inAllLanguages('A'),
            query: Object.fromEntries(
              ['sv', 'nb', 'da', 'fi'].map((language) => [
                language,
                { sort: 'LATEST', take: 4, category: language === 'da' ? 5 : 'dam' },
              ]),
            ),
          },
        },
      ]),
      [`error ${heroPath}.fields.query.da.category not-text`],
    ],
    [
      'an item without its caption',
      storedPage([
        {
          ...storedHero,
          type: 'selling-points',
          fields: { heading: inAllLanguages('A'), figures: [{ figure: inAllLanguages('14') }] },
        },
      ]),
      [`error ${heroPath}.fields.figures[0].caption required`],
    ],
    [
      'too many items',
      storedPage([
        {
          ...storedHero,
          type: 'selling-points',
          fields: {
            heading: inAllLanguages('A'),
            figures: Array.from({ length: 5 }, () => ({
              figure: inAllLanguages('1'),
              caption: inAllLanguages('a'),
            })),
          },
        },
      ]),
      [`error ${heroPath}.fields.figures too-many`],
    ],
    [
      'two questions of one name, whose answers would overwrite each other',
      storedPage([
        {
          ...storedHero,
          type: 'form',
          fields: {
            heading: inAllLanguages('A'),
            topic: inAllLanguages('A'),
            consent: inAllLanguages('B'),
            thanks: inAllLanguages('C'),
            fields: ['e-post', 'namn', ' e-post'].map((name) => ({
              name,
              label: inAllLanguages('D'),
            })),
          },
        },
      ]),
      [`error ${heroPath}.fields.fields[2].name not-distinct`],
    ],
    [
      'picked products that do not exist',
      storedPage([
        {
          ...storedHero,
          type: 'product-list',
          version: 2,
          fields: { heading: inAllLanguages('A'), source: 'picked' },
        },
      ]),
      [`error ${heroPath}.fields.products required`],
    ],
    [
      'a widget of an unknown type',
      storedPage([{ ...storedHero, type: 'carousel-3000' }]),
      [`error ${heroPath}.type unknown-widget`],
    ],
    [
      'a widget of a later version',
      storedPage([{ ...storedHero, version: 9 }]),
      [`error ${heroPath}.version newer-version`],
    ],
    [
      'an unknown field',
      storedPage([
        { ...storedHero, fields: { heading: inAllLanguages('A'), headline: inAllLanguages('B') } },
      ]),
      [`hint ${heroPath}.fields.headline unread-field`],
    ],
  ])('with %s', (_title, value, expected) => expect(reportedIn(value)).toEqual(expected));
});
