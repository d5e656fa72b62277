import { existsSync } from 'node:fs';
import { join } from 'node:path';
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
import type { MenuItemDraft } from '../../catalogue/catalogueDraft.ts';
import { locales } from '../../catalogue/catalogueDraft.ts';
import { type ChannelId, channels, languages, markets } from '../../markets/markets.ts';
import { sellers } from '../../markets/sellers.ts';
import { formatMoney } from '../../pricing/formatMoney.ts';
import { shippingName } from '../../shipping/shippingOptions.ts';
import { demoPictureOf } from '../demoPictures.ts';
import { readTestShop, testNow } from '../readTestShop.ts';
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

it('shows every kind of widget somewhere', () => {
  const used = new Set(widgets.map(({ type }) => type));
  expect(widgetDefinitions.filter(({ type }) => !used.has(type)).map(({ type }) => type)).toEqual(
    [],
  );
});

it('plays only films that the shop has', () => {
  const films = widgets
    .filter(({ type, fields }) => type === 'video' && fields['source'] === 'own')
    .flatMap(({ fields }) => Object.values(fields['video'] as Readonly<Record<string, string>>));
  expect(films.length).toBeGreaterThan(0);
  expect(
    films.filter(
      (film) => !existsSync(join(import.meta.dirname, '../../../../storefront/public/media', film)),
    ),
  ).toEqual([]);
});

describe('what editors, preview and publishing say of a document', () => {
  const said = (findings: readonly Finding[]) => findings.filter(({ level }) => level !== 'hint');
  it.each(pages.map(({ key, ...document }) => [key, document] as const))(
    'is neither an error nor a warning on the page or area %s',
    (_key, document) =>
      expect(said(checkDocument(document, { now: testNow.getTime() }).findings)).toEqual([]),
  );
  it.each(menus.map(({ location, ...document }) => [location, document] as const))(
    'is neither an error nor a warning in the menu %s',
    (_location, document) => expect(said(checkMenu(document).findings)).toEqual([]),
  );
});

describe.each(locales)('content in %s', (locale) => {
  const market =
    Object.values(channels).find(
      ({ defaultLanguage }) => languages[defaultLanguage].locale === locale,
    )?.defaultMarket ?? 'se';
  const configurations = widgets.map(({ page, name, ...widget }) => ({
    page,
    name,
    ...resolveWidget(widget, { language: locale, market }),
  }));

  it('says everything in its own words', () =>
    expect(
      configurations.flatMap(({ page, name, fallbacks }) =>
        fallbacks.map(({ path }) => `${page} ${name} ${path}`),
      ),
    ).toEqual([]));

  it('every widget is one that content-schema can read', () => {
    const bad = configurations.flatMap(({ page, name, type, configuration }) => {
      const parsed = parseWidget(type, JSON.stringify(configuration));
      return parsed.kind === 'ok' ? [] : [{ page, name, problems: parsed.problems }];
    });
    expect(bad).toEqual([]);
  });

  it('every link leads to a shelf, page or list that is there, in its own words', () => {
    const shelves = new Set(categories.map(({ alias }) => alias[locale]));
    const aliases = new Set(pages.map(({ alias }) => alias?.[locale]));
    const inside = configurations
      .flatMap(({ configuration }) => hrefsIn(configuration))
      .filter((href) => href.startsWith('/'));
    expect(inside.length).toBeGreaterThan(20);
    const lost = inside.filter((href) => {
      const address = readAddress(href, locale);
      if (address?.locale !== locale) return true;
      if (address.route === 'category') return !shelves.has(address.params['category']);
      if (address.route === 'page') return !aliases.has(address.params['alias']);
      return !['newProducts', 'bestSellers', 'comingSoon', 'brands', 'home'].includes(
        address.route,
      );
    });
    expect(lost).toEqual([]);
  });

  it('every page has an address that no fixed word of the shop takes', () => {
    const own = pages.flatMap(({ alias }) => alias?.[locale] ?? []);
    expect(new Set(own).size).toBe(own.length);
    expect(own.filter((alias) => readAddress(`/${alias}`, locale)?.route !== 'page')).toEqual([]);
  });

  it('the seller and the price of a return are those that the mails name', () => {
    const channel =
      (Object.keys(channels) as ChannelId[]).find(
        (id) => languages[channels[id].defaultLanguage].locale === locale,
      ) ?? 'se';
    const { returnFee, ...seller } = sellers[channel];
    const { pages: own } = contentWords[locale];
    const said = (page: 'terms' | 'returns') =>
      JSON.stringify(own[page].body).replaceAll('\u00a0', ' ');
    expect(Object.values(seller).filter((fact) => !said('terms').includes(fact))).toEqual([]);
    expect(said('returns')).toContain(
      formatMoney(returnFee, markets[channel].currency).replaceAll('\u00a0', ' '),
    );
  });

  it('free shipping begins at its amount, never above it', () => {
    const said = JSON.stringify([contentWords[locale], configurations, menus]);
    expect(said).toMatch(/(?:från|fra|vähintään) (?:799|599|79)\u00a0/);
    expect(said.match(/.{20}(?:över|over|yli) (?:799|599|79)\b.{10}/gi) ?? []).toEqual([]);
  });

  it('the delivery page names the ways of delivery as the checkout does', () => {
    const names = (['pickup', 'home', 'express'] as const).map(
      (key) => `**${shippingName({ key }, locale)}**`,
    );
    const said = JSON.stringify(contentWords[locale].pages.delivery.body);
    expect(names.filter((name) => !said.includes(name))).toEqual([]);
  });

  it('days of delivery are counted from the packing, never from the order', () => {
    const { front, pages: own } = contentWords[locale];
    const said = [
      front.description,
      ...front.figures.map(({ figure, caption }) => `${figure} ${caption}`),
      own.delivery.lead,
      JSON.stringify(own.terms.body),
    ].join('. ');
    const days =
      said.match(/(?:1–3|(?:en|én) til+l? tre) (?:vardag|virkedag|hverdag|arkipäiv)[^.']*/g) ?? [];
    expect(days).toHaveLength(4);
    expect(days.filter((words) => !/packat|pakket|pakkaami/.test(words))).toEqual([]);
  });

  it('a figure never parts from its unit at the end of a line', () => {
    const said = JSON.stringify([contentWords[locale], configurations]);
    expect(said.match(/.{12}\d (?:kr\b|%|€|cm\b).{4}/g) ?? []).toEqual([]);
    // The figure's own drawing keeps its unit a space away.
    const units = configurations.flatMap(
      ({ configuration }) =>
        /"figure":"[\d,]+","unit":"([^"]+)"/.exec(JSON.stringify(configuration) ?? '')?.[1] ?? [],
    );
    expect(units).toHaveLength(4);
    expect(units.filter((unit) => unit !== unit.trim())).toEqual([]);
  });

  it('every picture is one that the shop can draw', () => {
    const files = configurations.flatMap(
      ({ configuration }) => (JSON.stringify(configuration) ?? '').match(/[\w-]+\.webp/g) ?? [],
    );
    expect(files.length).toBeGreaterThan(6);
    expect(files.filter((file) => demoPictureOf(file) === undefined)).toEqual([]);
  });

  it('a list on the front page asks for a shelf that exists', () => {
    const asked = configurations.flatMap(
      ({ configuration }) =>
        /"category":"([^"]+)"/.exec(JSON.stringify(configuration) ?? '')?.[1] ?? [],
    );
    expect(asked.length).toBeGreaterThan(0);
    expect(
      asked.filter((alias) => !categories.some((category) => category.alias[locale] === alias)),
    ).toEqual([]);
  });
});

describe('menus', () => {
  const all = (items: readonly MenuItemDraft[]): MenuItemDraft[] =>
    items.flatMap((item) => [item, ...all(item.children ?? [])]);
  const items = menus.flatMap((menu) => all(menu.items));

  it('stand at the six places', () => {
    expect(menus.map(({ location }) => location).sort()).toEqual([
      'footer-first',
      'footer-second',
      'info-pages',
      'main-desktop',
      'main-mobile',
      'top-bar',
    ]);
  });

  it('lead to shelves, pages and lists that are there, named in four languages', () => {
    const targets = {
      category: new Set(categories.filter(({ isHidden }) => !isHidden).map(({ key }) => key)),
      brand: new Set(brands.map(({ key }) => key)),
      page: new Set<string>(pageKeys),
      route: new Set(['newProducts', 'bestSellers', 'comingSoon', 'brands']),
    };
    const lost = items.filter(
      ({ target, label }) =>
        !targets[target.type].has(target.type === 'route' ? target.route : target.key) ||
        locales.some((locale) => !label[locale]),
    );
    expect(lost).toEqual([]);
  });
});
