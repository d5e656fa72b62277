import type { StoredWidget } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aPage, deskSteps, expectKind, page, publisher, writer } from '../../testing/deskSteps.ts';
import { testShop, type TestShop } from '../../testing/testShop.ts';

let shop: TestShop;
let steps: ReturnType<typeof deskSteps>;
beforeAll(async () => {
  shop = await testShop();
  steps = deskSteps(shop);
  await steps.newPage(
    'about',
    aPage('om-oss', { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'meista' } }),
  );
  await steps.publish('about', 1);
  await steps.publish(
    'about',
    await steps.write(
      'about',
      aPage('om-solvik', {
        alias: { sv: 'om-solvik', nb: 'om-solvik', da: 'om-os', fi: 'meista' },
      }),
    ),
  );
  await steps.newPage('checked');
});
afterAll(() => shop.remove());

/** The same of any kind in every language. */
const four = <T>(value: T) => ({ sv: value, nb: value, da: value, fi: value });
const widget = (type: string, version: number, fields: object, id = type): StoredWidget => ({
  id,
  type,
  version,
  name: id,
  size: 'full',
  fields: { heading: four('Rubrik'), ...fields },
});
const hero = (hrefs: Partial<Record<'sv' | 'nb' | 'da' | 'fi', string>>) =>
  widget('hero', 1, {
    link: Object.fromEntries(
      Object.entries({ sv: '/', nb: '/', da: '/', fi: '/', ...hrefs }).map(([language, href]) => [
        language,
        { label: 'Alla klänningar', href },
      ]),
    ),
  });
const inRow = (...widgets: readonly StoredWidget[]) => ({
  containers: [
    {
      id: 'row',
      name: 'Row',
      layout: 'full' as const,
      design: 'default' as const,
      responsiveMode: '' as const,
      widgets,
    },
  ],
});

/** What the desk says of a page with these widgets in one row, as `path code values`. */
async function told(...widgets: readonly StoredWidget[]): Promise<readonly string[]> {
  await steps.write('checked', aPage('checked', inRow(...widgets)));
  const { findings } = expectKind(await shop.commerce.desk.read(writer, page('checked')), 'found');
  return findings.map(({ level, path, code, values = {} }) =>
    [
      level,
      path.replace(/^containers\[0\]\.widgets\[(\d)\]\.fields\./, '$1 '),
      code,
      ...Object.values(values),
    ]
      .join(' ')
      .replaceAll('\u00a0', ' '),
  );
}

const shirts = (fields: object) => widget('product-list', 2, { source: 'picked', ...fields });

describe('what a widget leads to', () => {
  it.each<[string, StoredWidget, readonly string[]]>([
    [
      'is there: a shelf, a page, a list, the start',
      hero({ sv: '/c/dam/klanningar', nb: '/om-solvik', da: '/nyheder', fi: '/' }),
      [],
    ],
    [
      'is a shelf that nobody knows, in one language',
      hero({ nb: '/c/dame/moonsuits' }),
      ['warning 0 link.nb.href unknown-link /c/dame/moonsuits'],
    ],
    [
      'is a page that nobody has written',
      hero({ fi: '/ei-ole?a=1' }),
      ['warning 0 link.fi.href unknown-link /ei-ole?a=1'],
    ],
    [
      'is a product that is not',
      hero({ sv: '/p/dam/klanningar/kappa-x' }),
      ['warning 0 link.sv.href unknown-link /p/dam/klanningar/kappa-x'],
    ],
    ['has moved', hero({ sv: '/om-oss' }), ['hint 0 link.sv.href moved-link /om-oss']],
    [
      'is a brand, and another that is none',
      widget('buttons', 1, {
        buttons: [
          { link: four({ label: 'Lund & Ek', href: '/b/lund-ek' }) },
          { link: four({ label: 'Ek & Lund', href: '/b/ek-lund' }) },
        ],
      }),
      ['sv', 'nb', 'da', 'fi'].map(
        (language) => `warning 0 buttons[1].link.${language}.href unknown-link /b/ek-lund`,
      ),
    ],
    ['is a campaign that goes on', hero({ sv: '/dc/hostrea' }), []],
    [
      'is a campaign that is over',
      hero({ sv: '/dc/gammal' }),
      ['warning 0 link.sv.href campaign-over /dc/gammal'],
    ],
    [
      'is a list that the merchant made, and others that nobody did',
      widget('buttons', 1, {
        buttons: [
          { link: four({ label: 'Klänningar', href: '/l/fest/klanningar' }) },
          {
            link: {
              ...four({ label: 'Klänningar', href: '/l/klanningar' }),
              sv: { label: 'Finns inte', href: '/l/fest/finns-inte' },
              fi: { label: 'Ei ole', href: '/l' },
            },
          },
        ],
      }),
      [
        'warning 0 buttons[1].link.sv.href unknown-link /l/fest/finns-inte',
        'warning 0 buttons[1].link.fi.href unknown-link /l',
      ],
    ],
    [
      'is a page by its longer addresses, and one that nobody has written',
      hero({
        sv: '/content/om-solvik',
        nb: '/inspiration/om-solvik',
        da: '/content/findes-ikke',
        fi: '/content',
      }),
      [
        'warning 0 link.da.href unknown-link /content/findes-ikke',
        'warning 0 link.fi.href unknown-link /content',
      ],
    ],
    [
      'is another site, which nobody can promise',
      hero({ sv: 'https://example.com/x', nb: 'https://localhost.example.com/x' }),
      [],
    ],
    [
      'is written with the host of one of our fronts',
      hero({
        sv: 'https://localhost/c/dam?a=1',
        nb: 'https://no.localhost:8443/c/dame/kjoler',
        da: 'https://DK.localhost',
        fi: 'https://fi.localhost/l/mekot#a',
      }),
      [],
    ],
    [
      'is written with our host and not there',
      hero({
        sv: 'https://localhost/c/finns-inte',
        nb: 'https://no.localhost/om-oss',
        da: 'https://dk.localhost/dk/da/c/dame',
        fi: 'https://localhost?a=1',
      }),
      [
        'warning 0 link.sv.href unknown-link https://localhost/c/finns-inte',
        'hint 0 link.nb.href moved-link https://no.localhost/om-oss',
        'warning 0 link.da.href unknown-link https://dk.localhost/dk/da/c/dame',
      ],
    ],
    [
      'stands in running text',
      widget('rich-text', 1, {
        body: four([
          {
            kind: 'paragraph',
            text: [
              'Se ',
              { kind: 'link', text: 'villkoren', href: '/kopvillkor' },
              { kind: 'link', text: 'måttlistan', href: '/matt' },
            ],
          },
        ]),
      }),
      ['sv', 'nb', 'da', 'fi'].map((language) => `warning 0 body.${language} unknown-link /matt`),
    ],
    [
      'is a question to shelves, brands and campaigns that are gone',
      shirts({
        source: 'query',
        query: {
          ...four({ category: 'skjortor', sort: 'LATEST', take: 4 }),
          fi: { category: 'housut', brand: 'nobody', campaign: 'gammal', sort: 'LATEST', take: 4 },
        },
      }),
      [
        'warning 0 query.fi.category unknown-link housut',
        'warning 0 query.fi.brand unknown-link nobody',
        'warning 0 query.fi.campaign campaign-over gammal',
      ],
    ],
    [
      'is a tile of a shelf that is gone',
      widget('category-tiles', 1, {
        tiles: [{ category: four('dam') }, { category: { ...four('dam'), da: 'sko' } }],
      }),
      ['warning 0 tiles[1].category.da unknown-link sko'],
    ],
    [
      'is picked products that are gone',
      shirts({ products: [1, 9_001, 9_002] }),
      ['warning 0 products unknown-product 9001, 9002'],
    ],
    [
      'is a code that counts, and one that does not in a market',
      widget('offers', 1, { code: { '*': 'hej15', dk: 'HEJ15' } }),
      ['warning 0 code.dk code-unknown HEJ15'],
    ],
    [
      'is a code that is over',
      widget('offers', 1, { code: { '*': 'GAMMAL' } }),
      ['warning 0 code.* code-over GAMMAL'],
    ],
  ])('%s', async (_title, content, expected) => expect(await told(content)).toEqual(expected));

  it('keeps nobody from publishing', async () => {
    await told(hero({ sv: '/ingenstans' }));
    const { summary } = expectKind(
      await shop.commerce.desk.read(publisher, page('checked')),
      'found',
    );
    expectKind(await steps.publish('checked', summary.latest.number), 'done');
  });
});

describe('a price in a text', () => {
  const text = 'Plagget kostar 999 kr.';
  it.each<[string, readonly StoredWidget[], readonly string[]]>([
    [
      'is the catalogue’s',
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
      'is another: both are said',
      [shirts({ products: [1], heading: { ...four('Nytt'), sv: 'Nu 999 kr' } })],
      ['warning 0 heading.sv other-price 999 kr Sommarklänning 399 kr'],
    ],
    [
      'is of the product that the text names, of several',
      [shirts({ products: [1, 3], heading: { ...four('Nytt'), sv: 'Skjorta i linne, 399 kr' } })],
      ['warning 0 heading.sv other-price 399 kr Skjorta i linne 899 kr'],
    ],
    [
      'is of the product that the widget links to',
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
      'is of the product in the same row',
      [widget('text', 2, { lead: { ...four('Ull'), sv: text } }), shirts({ products: [1] })],
      ['warning 0 lead.sv other-price 999 kr Sommarklänning 399 kr'],
    ],
    [
      'is nobody’s where no product stands beside it',
      [widget('text', 2, { lead: { ...four('Ull'), sv: text } })],
      [],
    ],
    [
      'is read as each language writes it',
      [shirts({ products: [1], heading: { ...four('Nytt'), fi: 'Nyt 12,50 €' } })],
      ['warning 0 heading.fi other-price 12,50 € Kesämekko 40,00 €'],
    ],
    [
      'stands in a link’s words',
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
      'stands in what is said of a picture',
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
      'is of the product that is linked to with our host',
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
      'is a limit for free delivery',
      [shirts({ products: [1], heading: { ...four('Nytt'), sv: 'Fri frakt från 799 kr' } })],
      [],
    ],
  ])('%s', async (_title, widgets, expected) => expect(await told(...widgets)).toEqual(expected));
});
