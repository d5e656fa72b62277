import { readPreviewAs } from '@solvik/content-schema';
import type { ServiceFinding, LinkTarget } from '@solvik/content-schema/editing';
import { expect, it } from 'vitest';
import { frameAddress, redirectsElsewhere } from './frameAddress.ts';
import type { PreviewSettings } from '../preview/previewSettings.ts';

const page = { alias: { sv: 'om-oss', nb: 'om-oss', da: 'om-os', fi: 'tietoa' } };
const spot = { channel: 'fi', language: 'fi', basename: '' } as const;
const preview: PreviewSettings = { channel: 'fi', width: 390, conditions: [] };
const queryOf = (address: string) => new URL(address, 'http://shop.test').searchParams;

it('is the page’s own on the previewed channel', () =>
  expect(frameAddress(page, spot)).toBe('/tietoa?preview-channel=fi'));

const targets: readonly LinkTarget[] = [
  {
    kind: 'category',
    key: 'women-coats',
    name: {},
    path: { sv: '/c/dam/kappor-jackor', fi: '/c/naiset/takit' },
  },
  { kind: 'brand', key: 'norrsken', name: {}, path: { fi: '/b/norrsken' } },
  { kind: 'product', key: '7', name: {}, path: { fi: '/p/naiset/takit/kappa' } },
];
it.each([
  [
    '/c/naiset/takit',
    { family: 'Productlist', filters: [{ key: 'Category', value: 'women-coats' }] },
  ],
  ['/b/norrsken', { family: 'Productlist', filters: [{ key: 'Brand', value: 'norrsken' }] }],
  ['/uutuudet', { family: 'Productlist', filters: [{ key: 'Category', value: 'gone' }] }],
  ['/uutuudet', { family: 'Productlist' }],
  ['/p/naiset/takit/kappa', { family: 'Product' }],
  ['/', { family: 'Frontpage' }],
] as const)('is %s for an area of %j', (path, area) => {
  expect(new URL(frameAddress(area, { ...spot, targets }), 'http://shop.test').pathname).toBe(path);
});

it.each<[Partial<PreviewSettings>, object]>([
  [{}, { viewport: 'phone' }],
  [{ width: 1280 }, { viewport: 'desktop' }],
  [
    { customerType: 'STUDENT', membership: 'member', at: Date.parse('2026-11-27T07:00:00Z') },
    {
      viewport: 'phone',
      customerType: 'STUDENT',
      membership: 'member',
      at: new Date('2026-11-27T07:00:00Z'),
    },
  ],
])('names as whom the whole page is read: %j', (changes, expected) => {
  expect(
    readPreviewAs(
      queryOf(frameAddress(page, { ...spot, preview: { ...preview, ...changes } })).get(
        'preview-as',
      ),
    ),
  ).toEqual(expected);
});

it('names the language and market of the preview, when not the channel’s own', () => {
  const query = queryOf(frameAddress(page, { ...spot, language: 'sv', market: 'se' }));
  expect([
    query.get('preview-channel'),
    query.get('preview-language'),
    query.get('preview-market'),
  ]).toEqual(['fi', 'sv', 'se']);
  expect(frameAddress(page, { ...spot, language: 'fi', market: 'fi' })).toBe(
    '/tietoa?preview-channel=fi',
  );
});

it('names the conditions that hold, when any do', () => {
  expect(
    queryOf(
      frameAddress(page, {
        ...spot,
        preview: { ...preview, conditions: ['forced-colours', 'large-text'] },
      }),
    ).get('preview-conditions'),
  ).toBe('forced-colours,large-text');
  expect(queryOf(frameAddress(page, { ...spot, preview })).has('preview-conditions')).toBe(false);
});

it('stays the same between widths of one kind of screen, so that the page is not loaded again', () => {
  const at = (width: number) => frameAddress(page, { ...spot, preview: { ...preview, width } });
  expect([at(320) === at(1023), at(1023) === at(1024)]).toEqual([true, false]);
});

const taken = (
  path: string,
  alias: string,
  code: 'alias-taken' | 'alias-reserved' = 'alias-taken',
): ServiceFinding => ({ level: 'error', path, code, values: { alias, page: 'Om oss' } });
it.each<[boolean, string, Parameters<typeof redirectsElsewhere>]>([
  [true, 'another page has it', [page, 'fi', [taken('alias.fi', 'tietoa')]]],
  [true, 'the shop has it', [page, 'fi', [taken('alias.fi', 'tietoa', 'alias-reserved')]]],
  [
    true,
    'the one it shares with another language is taken in this',
    [{ alias: { sv: 'om-oss' } }, 'fi', [taken('alias.fi', 'om-oss')]],
  ],
  [
    false,
    'only what is typed and not saved is taken',
    [page, 'fi', [taken('alias.fi', 'ostoskori')]],
  ],
  [false, 'it is taken in another language alone', [page, 'fi', [taken('alias.sv', 'om-oss')]]],
  [
    false,
    'the service reports nothing',
    [page, 'fi', [{ level: 'error', path: 'alias.fi', code: 'required' }]],
  ],
])('leads elsewhere is %s when %s', (expected, _when, requested) =>
  expect(redirectsElsewhere(...requested) !== undefined).toBe(expected),
);
