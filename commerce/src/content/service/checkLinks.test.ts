import type { StoredWidget } from '@solvik/content-schema/editing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorShop, type EditorShop } from '../../testing/editorShop.ts';
import { examplePage, expectKind, page, publisher } from '../../testing/editorSteps.ts';
import { findingsFor, four, hero, shirts, widget } from './testing/widgetFindings.ts';

let editing: EditorShop;
beforeAll(async () => {
  editing = await editorShop();
  await editing.steps.newPage(
    'about',
    examplePage('om-oss', { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'meista' } }),
  );
  await editing.steps.publish('about', 1);
  await editing.steps.publish(
    'about',
    await editing.steps.write(
      'about',
      examplePage('om-solvik', {
        alias: { sv: 'om-solvik', nb: 'om-solvik', da: 'om-os', fi: 'meista' },
      }),
    ),
  );
  await editing.steps.newPage('checked');
});
afterAll(() => editing.shop.remove());

describe('a widget’s link', () => {
  it.each<[string, StoredWidget, readonly string[]]>([
    [
      'to an existing category, page, list or the home page',
      hero({ sv: '/c/dam/klanningar', nb: '/om-solvik', da: '/nyheder', fi: '/' }),
      [],
    ],
    [
      'to an unknown category, in one language',
      hero({ nb: '/c/dame/moonsuits' }),
      ['warning 0 link.nb.href unknown-link /c/dame/moonsuits'],
    ],
    [
      'to a page that does not exist',
      hero({ fi: '/ei-ole?a=1' }),
      ['warning 0 link.fi.href unknown-link /ei-ole?a=1'],
    ],
    [
      'to a product that does not exist',
      hero({ sv: '/p/dam/klanningar/kappa-x' }),
      ['warning 0 link.sv.href unknown-link /p/dam/klanningar/kappa-x'],
    ],
    [
      'to an address that has moved',
      hero({ sv: '/om-oss' }),
      ['hint 0 link.sv.href moved-link /om-oss'],
    ],
    [
      'to a brand, and to one that does not exist',
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
    ['to a current campaign', hero({ sv: '/dc/hostrea' }), []],
    [
      'to a campaign that is over',
      hero({ sv: '/dc/gammal' }),
      ['warning 0 link.sv.href campaign-over /dc/gammal'],
    ],
    [
      'to a list of the merchant, and to ones that do not exist',
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
      'to a page by its longer addresses, and to ones that do not exist',
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
      'to another site, which cannot be checked',
      hero({ sv: 'https://example.com/x', nb: 'https://localhost.example.com/x' }),
      [],
    ],
    [
      'with the host of one of our channels',
      hero({
        sv: 'https://localhost/c/dam?a=1',
        nb: 'https://no.localhost:8443/c/dame/kjoler',
        da: 'https://DK.localhost',
        fi: 'https://fi.localhost/l/mekot#a',
      }),
      [],
    ],
    [
      'with our host, to what does not exist or has moved',
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
      'in rich text',
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
      'in a query for a category, a brand and a campaign that are gone',
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
      'in a tile of a category that is gone',
      widget('category-tiles', 1, {
        tiles: [{ category: four('dam') }, { category: { ...four('dam'), da: 'sko' } }],
      }),
      ['warning 0 tiles[1].category.da unknown-link sko'],
    ],
    [
      'to picked products that are gone',
      shirts({ products: [1, 9_001, 9_002] }),
      ['warning 0 products unknown-product 9001, 9002'],
    ],
    [
      'as a promo code that is valid, and one that is not in a market',
      widget('offers', 1, { code: { '*': 'hej15', dk: 'HEJ15' } }),
      ['warning 0 code.dk code-unknown HEJ15'],
    ],
    [
      'as a promo code that is over',
      widget('offers', 1, { code: { '*': 'GAMMAL' } }),
      ['warning 0 code.* code-over GAMMAL'],
    ],
  ])('%s', async (_title, content, expected) =>
    expect(await findingsFor(editing, content)).toEqual(expected),
  );

  it('does not prevent publishing when it is broken', async () => {
    await findingsFor(editing, hero({ sv: '/ingenstans' }));
    const { summary } = expectKind(
      await editing.contentService.read(publisher, page('checked')),
      'found',
    );
    expectKind(await editing.steps.publish('checked', summary.latest.number), 'done');
  });
});
