import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../addresses/src/index.ts';
import { readTestShop, testNow } from '../../demo-shop/src/testing/readTestShop.ts';
import { categoryPath } from '../../demo-shop/src/content/shopPaths.ts';
import { categoryKeys } from '../../demo-shop/src/categories.ts';
import { type DemoLocale, demoLocales } from '../../demo-shop/src/demoLocales.ts';
import {
  linksOf,
  type LinkTarget,
  pageLeaves,
  type StoredLeaf,
  type StoredWidget,
  widgetDefinitions,
} from '../../content-schema/src/editing.ts';
import { exampleFields } from '../../workbench/src/gallery/generated/exampleFields.ts';
import { localiseTargets } from '../../workbench/src/targets/localiseTargets.ts';

const shop = readTestShop();
const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;
const films = join(import.meta.dirname, '../../storefront/public/media');

/** Screens with a fixed address. */
const openRoutes = [
  'home',
  'newProducts',
  'bestSellers',
  'comingSoon',
  'brands',
  'favourites',
] as const;

const inEach = (pathIn: (language: DemoLocale) => string) =>
  Object.fromEntries(demoLocales.map((language) => [language, pathIn(language)]));
const target = (kind: LinkTarget['kind'], key: string, path: LinkTarget['path']): LinkTarget => ({
  kind,
  key,
  name: {},
  path,
});

/** Each with its address in every language, as the content service sends them to the workbench. */
const targets: readonly LinkTarget[] = [
  ...categoryKeys
    .filter((key) => shop.categories.some((category) => category.key === key && !category.isHidden))
    .map((key) =>
      target(
        'category',
        key,
        inEach((language) => categoryPath(language, key)),
      ),
    ),
  ...shop.pages.flatMap(({ key, alias }) =>
    alias
      ? [
          target(
            'page',
            key,
            inEach((language) => writeAddress('page', language, { alias: alias[language] ?? '' })),
          ),
        ]
      : [],
  ),
  ...shop.brands.map(({ key, alias }) =>
    target(
      'brand',
      key,
      inEach(() => writeAddress('brand', 'sv', { brand: alias })),
    ),
  ),
  ...shop.campaigns
    .filter(({ promoCode }) => promoCode === undefined)
    .map(({ key, alias }) =>
      target(
        'campaign',
        key,
        inEach((language) =>
          writeAddress('discountCampaign', language, { campaign: alias[language] ?? '' }),
        ),
      ),
    ),
  ...openRoutes.map((route) =>
    target(
      'route',
      route,
      inEach((language) => writeAddress(route, language)),
    ),
  ),
];

interface Given {
  readonly leaf: StoredLeaf;
  readonly language: DemoLocale;
  readonly isOver: boolean;
}

/** Links and names in a field that the shop does not have, as sentences. */
function lostIn({ leaf, language, isOver }: Given): readonly string[] {
  const { field, value, path, beside } = leaf;
  const isCategory = (alias: unknown) =>
    shop.categories.some((category) => category.alias[language] === alias && !category.isHidden);
  const isBrand = (alias: unknown) => shop.brands.some((brand) => brand.alias === alias);
  const isPath = (href: string) =>
    targets.some((each) => each.path[language] === href) &&
    readAddress(href, language)?.locale === language;
  const isCode = (code: unknown) =>
    shop.campaigns.some(
      ({ promoCode, markets }) => promoCode === code && markets.includes(marketOf[language]),
    );
  const unless = (isThere: boolean, what: unknown) => (isThere ? [] : [`${path}: ${String(what)}`]);
  const hrefs = linksOf(leaf)
    .filter(({ href }) => !href.startsWith('javascript:'))
    .flatMap(({ href }) => unless(isPath(href), href));
  if (field.kind === 'products' && Array.isArray(value))
    return value.flatMap((id: unknown) =>
      unless(typeof id === 'number' && id >= 1 && id <= shop.products.length, id),
    );
  if (field.kind === 'product-query') {
    const { category, brand } = value as Readonly<Record<string, unknown>>;
    return [
      ...(category === undefined ? [] : unless(isCategory(category), category)),
      ...(brand === undefined ? [] : unless(isBrand(brand), brand)),
    ];
  }
  if (field.kind === 'text' && field.names)
    return unless(field.names === 'brand' ? isBrand(value) : isCategory(value), value);
  if (/\.code\.[\w*]+$/.test(path) && !isOver) return unless(isCode(value), value);
  if (/\.video\.[\w*]+$/.test(path) && beside['source'] === undefined)
    return unless(existsSync(join(films, String(value))), value);
  return hrefs;
}

/**
 * Whether the language's market reads the leaf: its own value, otherwise the one for all markets.
 */
const isRead = (
  { language: own, market = '*', path, beside }: StoredLeaf,
  language: DemoLocale,
): boolean => {
  if (own !== undefined) return own === language;
  const [name = ''] = path.split('.').slice(-2);
  const held = beside[name];
  const hasOwn = typeof held === 'object' && held !== null && marketOf[language] in held;
  return market === (hasOwn ? marketOf[language] : '*');
};

const examples = widgetDefinitions.flatMap(({ type, version, examples: own }) =>
  own.map(({ title }) => ({ type, version, title })),
);

describe.each(examples)('the fields of $type, $title', ({ type, version, title }) => {
  let leaves: readonly StoredLeaf[] = [];
  beforeAll(() => {
    const fields = localiseTargets(exampleFields[`${type}/${title}`] ?? {}, targets);
    const widget: StoredWidget = { id: type, type, version, name: type, size: 'full', fields };
    leaves =
      pageLeaves({
        containers: [
          {
            id: 'row',
            name: 'row',
            layout: 'full',
            design: 'default',
            responsiveMode: '',
            widgets: [widget],
          },
        ],
      })[0]?.leaves ?? [];
  });

  it.each(demoLocales)('link to and name only existing targets: %s', (language) => {
    expect(leaves.length).toBeGreaterThan(0);
    const isOver = leaves.some(
      ({ field, value }) => field.kind === 'date' && Date.parse(String(value)) < testNow.getTime(),
    );
    expect(
      leaves
        .filter((leaf) => isRead(leaf, language))
        .flatMap((leaf) => lostIn({ leaf, language, isOver })),
    ).toEqual([]);
  });
});

it('example fields contain links', () =>
  expect(JSON.stringify(exampleFields).match(/"href":"\//g)?.length).toBeGreaterThan(80));
