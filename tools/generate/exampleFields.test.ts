import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { readAddress, writeAddress } from '../../addresses/src/index.ts';
import { readTestShop, testNow } from '../../commerce/src/demo-shop/readTestShop.ts';
import { categoryPath } from '../../commerce/src/demo-shop/content/shopPaths.ts';
import { categoryKeys } from '../../commerce/src/demo-shop/categories.ts';
import {
  type Language,
  languages,
  linksOf,
  type LinkTarget,
  pageLeaves,
  type StoredLeaf,
  type StoredWidget,
  widgetDefinitions,
} from '../../content-schema/src/editing.ts';
import { exampleFields } from '../../storefront/src/features/workbench/gallery/generated/exampleFields.ts';
import { localiseTargets } from '../../storefront/src/features/workbench/targets/localiseTargets.ts';

const shop = readTestShop();
const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;
const films = join(import.meta.dirname, '../../storefront/public/media');

/** Screens that are built and stand by themselves. */
const openRoutes = [
  'home',
  'newProducts',
  'bestSellers',
  'comingSoon',
  'brands',
  'favourites',
] as const;

const inEach = (say: (language: Language) => string) =>
  Object.fromEntries(languages.map((language) => [language, say(language)]));
const target = (kind: LinkTarget['kind'], key: string, path: LinkTarget['path']): LinkTarget => ({
  kind,
  key,
  name: {},
  path,
});

/** Each with its address in every language, as the desk tells them to the editors' room. */
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
  readonly language: Language;
  readonly isOver: boolean;
}

/** What a field leads to or names that the shop does not have, in words. */
function lostIn({ leaf, language, isOver }: Given): readonly string[] {
  const { field, value, path, beside } = leaf;
  const isShelf = (alias: unknown) =>
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
      ...(category === undefined ? [] : unless(isShelf(category), category)),
      ...(brand === undefined ? [] : unless(isBrand(brand), brand)),
    ];
  }
  if (field.kind === 'text' && field.names)
    return unless(field.names === 'brand' ? isBrand(value) : isShelf(value), value);
  if (/\.code\.[\w*]+$/.test(path) && !isOver) return unless(isCode(value), value);
  if (/\.video\.[\w*]+$/.test(path) && beside['source'] === undefined)
    return unless(existsSync(join(films, String(value))), value);
  return hrefs;
}

/** A market's own where it has one, else everybody's. */
const isRead = (
  { language: own, market = '*', path, beside }: StoredLeaf,
  language: Language,
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

describe.each(examples)('what is added as $type, $title', ({ type, version, title }) => {
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

  it.each(languages)('leads to and names only what the shop has: %s', (language) => {
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

it('has links to look after', () =>
  expect(JSON.stringify(exampleFields).match(/"href":"\//g)?.length).toBeGreaterThan(80));
