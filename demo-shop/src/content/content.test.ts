import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type ChannelId, channels, languages, markets, sellers } from '@solvik/shop';
import { demoLocales } from '../demoLocales.ts';
import { readAddress } from '@solvik/addresses';
import { parseWidget } from '@solvik/content-schema';
import {
  checkDocument,
  checkMenu,
  type Finding,
  resolveWidget,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import { describe, expect, it } from 'vitest';
import { formatMinor } from '@solvik/shop-rules';
import { type MenuItemDraft, shippingName } from '@solvik/commerce';
import { demoPictureOf } from '../demoPictures.ts';
import { readTestShop, testNow } from '../testing/readTestShop.ts';
import { contentWords } from './contentWordsByLocale.ts';
import { pageKeys } from './shopPaths.ts';

const { pages, menus, categories, brands } = readTestShop();
const widgets = pages.flatMap((page) =>
  page.containers.flatMap((container) =>
    container.widgets.map((widget) => ({ page: page.key, ...widget })),
  ),
);

const hrefsIn = (value: unknown): string[] => {
  if (Array.isArray(value)) return value.flatMap(hrefsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === 'href' && typeof inner === 'string' ? [inner] : hrefsIn(inner),
  );
};

it('uses every widget type', () => {
  const used = new Set(widgets.map(({ type }) => type));
  expect(widgetDefinitions.filter(({ type }) => !used.has(type)).map(({ type }) => type)).toEqual(
    [],
  );
});

it('refers only to films that exist', () => {
  const films = widgets
    .filter(({ type, fields }) => type === 'video' && fields['source'] === 'own')
    .flatMap(({ fields }) => Object.values(fields['video'] as Readonly<Record<string, string>>));
  expect(films.length).toBeGreaterThan(0);
  expect(
    films.filter(
      (film) => !existsSync(join(import.meta.dirname, '../../../storefront/public/media', film)),
    ),
  ).toEqual([]);
});

describe('the findings about a document', () => {
  const reported = (findings: readonly Finding[]) =>
    findings.filter(({ level }) => level !== 'hint');
  it.each(pages.map(({ key, ...document }) => [key, document] as const))(
    'include no error or warning on the page or area %s',
    (_key, document) =>
      expect(reported(checkDocument(document, { now: testNow.getTime() }).findings)).toEqual([]),
  );
  it.each(menus.map(({ location, ...document }) => [location, document] as const))(
    'include no error or warning in the menu %s',
    (_location, document) => expect(reported(checkMenu(document).findings)).toEqual([]),
  );
});

describe.each(demoLocales)('content in %s', (locale) => {
  const market =
    Object.values(channels).find(
      ({ defaultLanguage }) => languages[defaultLanguage].locale === locale,
    )?.defaultMarket ?? 'se';
  const configurations = widgets.map(({ page, name, ...widget }) => ({
    page,
    name,
    ...resolveWidget(widget, { language: locale, market }),
  }));

  it('has every text in the language, without a fallback', () =>
    expect(
      configurations.flatMap(({ page, name, fallbacks }) =>
        fallbacks.map(({ path }) => `${page} ${name} ${path}`),
      ),
    ).toEqual([]));

  it('every widget is valid for content-schema', () => {
    const bad = configurations.flatMap(({ page, name, type, configuration }) => {
      const parsed = parseWidget(type, JSON.stringify(configuration));
      return parsed.kind === 'ok' ? [] : [{ page, name, problems: parsed.problems }];
    });
    expect(bad).toEqual([]);
  });

  it('every link leads to an existing category, page or list in the same language', () => {
    const categoryAliases = new Set(categories.map(({ alias }) => alias[locale]));
    const aliases = new Set(pages.map(({ alias }) => alias?.[locale]));
    const inside = configurations
      .flatMap(({ configuration }) => hrefsIn(configuration))
      .filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(20);
    const lost = inside.filter((href) => {
      const address = readAddress(href, locale);
      if (address?.locale !== locale) return true;
      if (address.route === 'category') return !categoryAliases.has(address.params['category']);
      if (address.route === 'page') return !aliases.has(address.params['alias']);
      return !['newProducts', 'bestSellers', 'comingSoon', 'brands', 'home'].includes(
        address.route,
      );
    });
    expect(lost).toEqual([]);
  });

  it('every page has a unique address that no route of the shop takes', () => {
    const own = pages.flatMap(({ alias }) => alias?.[locale] ?? []);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((alias) => readAddress(`/${alias}`, locale)?.route !== 'page')).toEqual([]);
  });

  it('the seller and the return fee match the shop’s definition', () => {
    const channel =
      (Object.keys(channels) as ChannelId[]).find(
        (id) => languages[channels[id].defaultLanguage].locale === locale,
      ) ?? 'se';
    const { returnFee, name, number, address, phone, email } = sellers[channel];
    const seller = { name, number, address, phone, email };
    const { pages: own } = contentWords[locale];
    const textOfPage = (page: 'terms' | 'returns') =>
      JSON.stringify(own[page].body).replaceAll('\u00a0', ' ');
    expect(Object.values(seller).filter((fact) => !textOfPage('terms').includes(fact))).toEqual([]);
    expect(textOfPage('returns')).toContain(
      formatMinor(returnFee, markets[channel].currency).replaceAll('\u00a0', ' '),
    );
  });

  it('free shipping starts at its amount, not above it', () => {
    const text = JSON.stringify([contentWords[locale], configurations, menus]);
    expect(text).toMatch(/(?:från|fra|vähintään) (?:799|599|79)\u00a0/);
    expect(text.match(/.{20}(?:över|over|yli) (?:799|599|79)\b.{10}/gi) ?? []).toEqual([]);
  });

  it('the delivery page names the delivery options as the checkout does', () => {
    const names = (['pickup', 'home', 'express'] as const).map(
      (key) => `**${shippingName({ key }, locale)}**`,
    );
    const text = JSON.stringify(contentWords[locale].pages.delivery.body);
    expect(names.filter((name) => !text.includes(name))).toEqual([]);
  });

  it('delivery days are counted from the packing, never from the order', () => {
    const { front, pages: own } = contentWords[locale];
    const texts = [
      front.description,
      ...front.figures.map(({ figure, caption }) => `${figure} ${caption}`),
      own.delivery.lead,
      JSON.stringify(own.terms.body),
    ].join('. ');
    const days =
      texts.match(/(?:1–3|(?:en|én) til+l? tre) (?:vardag|virkedag|hverdag|arkipäiv)[^.']*/g) ?? [];
    expect(days).toHaveLength(4);
    expect(days.filter((words) => !/packat|pakket|pakkaami/.test(words))).toEqual([]);
  });

  it('no line break separates a number from its unit', () => {
    const text = JSON.stringify([contentWords[locale], configurations]);
    expect(text.match(/.{12}\d (?:kr\b|%|€|cm\b).{4}/g) ?? []).toEqual([]);
    // The figure widget sets the space before its unit itself.
    const units = configurations.flatMap(
      ({ configuration }) =>
        /"figure":"[\d,]+","unit":"([^"]+)"/.exec(JSON.stringify(configuration) ?? '')?.[1] ?? [],
    );
    expect(units).toHaveLength(4);
    expect(units.filter((unit) => unit !== unit.trim())).toEqual([]);
  });

  it('the shop can draw every picture', () => {
    const files = configurations.flatMap(
      ({ configuration }) => (JSON.stringify(configuration) ?? '').match(/[\w-]+\.webp/g) ?? [],
    );
    expect(files.length).toBeGreaterThan(6);
    expect(files.filter((file) => demoPictureOf(file) === undefined)).toEqual([]);
  });

  it('every list on the home page shows an existing category', () => {
    const fields = configurations.flatMap(
      ({ configuration }) =>
        /"category":"([^"]+)"/.exec(JSON.stringify(configuration) ?? '')?.[1] ?? [],
    );
    expect(fields.length).toBeGreaterThan(0);
    expect(
      fields.filter((alias) => !categories.some((category) => category.alias[locale] === alias)),
    ).toEqual([]);
  });
});

describe('menus', () => {
  const all = (items: readonly MenuItemDraft[]): MenuItemDraft[] =>
    items.flatMap((item) => [item, ...all(item.children ?? [])]);
  const items = menus.flatMap((menu) => all(menu.items));

  it('cover the six locations', () => {
    expect(menus.map(({ location }) => location).sort()).toEqual([
      'footer-first',
      'footer-second',
      'info-pages',
      'main-desktop',
      'main-mobile',
      'top-bar',
    ]);
  });

  it('lead to existing categories, pages and lists, labelled in four languages', () => {
    const targets = {
      category: new Set(categories.filter(({ isHidden }) => !isHidden).map(({ key }) => key)),
      brand: new Set(brands.map(({ key }) => key)),
      page: new Set<string>(pageKeys),
      route: new Set(['newProducts', 'bestSellers', 'comingSoon', 'brands']),
    };
    const lost = items.filter(
      ({ target, label }) =>
        !targets[target.type].has(target.type === 'route' ? target.route : target.key) ||
        demoLocales.some((locale) => !label[locale]),
    );
    expect(lost).toEqual([]);
  });
});
