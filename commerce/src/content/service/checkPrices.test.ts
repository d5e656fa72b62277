import type { StoredWidget } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import { findingsFor, four, hero, shirts, widget } from './testing/widgetFindings.ts';

let editing: EditorShop;
beforeAll(async () => {
  editing = await editorShop();
  await editing.steps.newPage('checked');
});
afterAll(() => editing.shop.remove());

describe('a price in a text', () => {
  const text = 'Plagget kostar 999 kr.';
  it.each<[string, readonly StoredWidget[], readonly string[]]>([
    [
      'equals the catalogue’s',
      [
        shirts({
          products: [1],
          link: four({ label: 'Till alla', href: '/' }),
          heading: { ...four('Nytt'), sv: 'Nytt för 399 kr, förut 499 kr' },
        }),
      ],
      [],
    ],
    [
      'differs: both are reported',
      [shirts({ products: [1], heading: { ...four('Nytt'), sv: 'Nu 999 kr' } })],
      ['warning 0 heading.sv other-price 999 kr Sommarklänning 399 kr'],
    ],
    [
      'is compared with the product that the text names, of several',
      [shirts({ products: [1, 3], heading: { ...four('Nytt'), sv: 'Skjorta i linne, 399 kr' } })],
      ['warning 0 heading.sv other-price 399 kr Skjorta i linne 899 kr'],
    ],
    [
      'is compared with the product that the widget links to',
      [
        widget('text', 2, { lead: four('Ull') }),
        {
          ...hero({ sv: '/p/dam/klanningar/sommar-rod' }),
          fields: {
            ...hero({ sv: '/p/dam/klanningar/sommar-rod' }).fields,
            text: { ...four('Ull'), sv: 'Nu 450 kr' },
          },
        },
      ],
      ['warning 1 text.sv other-price 450 kr Sommarklänning 499 kr'],
    ],
    [
      'is compared with the product in the same row',
      [widget('text', 2, { lead: { ...four('Ull'), sv: text } }), shirts({ products: [1] })],
      ['warning 0 lead.sv other-price 999 kr Sommarklänning 399 kr'],
    ],
    [
      'is ignored without a product beside it',
      [widget('text', 2, { lead: { ...four('Ull'), sv: text } })],
      [],
    ],
    [
      'is parsed as each language writes it',
      [shirts({ products: [1], heading: { ...four('Nytt'), fi: 'Nyt 12,50 €' } })],
      ['warning 0 heading.fi other-price 12,50 € Kesämekko 40,00 €'],
    ],
    [
      'is found in a link’s label',
      [
        shirts({
          products: [1],
          link: {
            ...four({ label: 'Till alla', href: '/' }),
            sv: { label: 'Köp för 999 kr', href: '/' },
          },
        }),
      ],
      ['warning 0 link.sv.label other-price 999 kr Sommarklänning 399 kr'],
    ],
    [
      'is found in a picture’s alternative text',
      [
        {
          ...hero({}),
          fields: {
            ...hero({}).fields,
            image: {
              '*': {
                file: 'a.webp',
                alt: { ...four('Klänning'), sv: 'Klänningen för 999 kr', fi: 'Mekko, 40 €' },
              },
            },
          },
        },
        shirts({ products: [1] }),
      ],
      ['warning 0 image.*.alt.sv other-price 999 kr Sommarklänning 399 kr'],
    ],
    [
      'is compared with the product that is linked to with our host',
      [
        {
          ...hero({ sv: 'https://localhost/p/dam/klanningar/sommar-rod' }),
          fields: {
            ...hero({ sv: 'https://localhost/p/dam/klanningar/sommar-rod' }).fields,
            text: { ...four('Ull'), sv: 'Nu 450 kr' },
          },
        },
      ],
      ['warning 0 text.sv other-price 450 kr Sommarklänning 499 kr'],
    ],
    [
      'is ignored when it is a limit for free delivery',
      [shirts({ products: [1], heading: { ...four('Nytt'), sv: 'Fri frakt från 799 kr' } })],
      [],
    ],
  ])('%s', async (_title, widgets, expected) =>
    expect(await findingsFor(editing, ...widgets)).toEqual(expected),
  );
});
