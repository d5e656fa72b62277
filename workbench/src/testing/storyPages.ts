/** Pages, areas and menus of the stories' content service, written in all four languages. */
import type { WidgetType } from '@solvik/content-schema';
import {
  type ServiceFinding,
  exampleOf,
  languages,
  type MenuDocument,
  type MenuSummary,
  type PageDocument,
  type PageSummary,
  type RevisionInfo,
  storeFields,
  type StoredWidget,
  widgetDefinitions,
} from '@solvik/content-schema/editing';
import {
  isStoryLanguage,
  localiseContent,
  type StoryLanguage,
} from '@solvik/design-system/testing';

type ByLanguage = Readonly<Record<StoryLanguage, string>>;

const marketOf = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' } as const;

export const revision = (
  number: number,
  author: string,
  rest: Partial<RevisionInfo> = {},
): RevisionInfo => ({
  number,
  author,
  savedAt: `2026-11-${String(10 + number)}T08:30:00.000Z`,
  ...rest,
});

/** An example of a definition as it is stored, with its texts in every language. */
export function storedExample(
  type: WidgetType,
  title: string,
  rest: Partial<StoredWidget> = {},
): StoredWidget {
  const definition = widgetDefinitions.find((each) => each.type === type);
  if (!definition) throw new Error(`There is no widget “${type}”.`);
  const { $version: version, ...words } = exampleOf(type, title);
  const reported = Object.fromEntries(
    languages
      .filter(isStoryLanguage)
      .map((language) => [
        language,
        localiseContent(words, language) as Readonly<Record<string, unknown>>,
      ]),
  );
  return {
    id: type,
    type,
    name: type,
    size: 'full',
    version: Number(version),
    fields: storeFields(reported, definition.fields, marketOf),
    ...rest,
  };
}

export const pageOf = (
  widgets: readonly StoredWidget[],
  rest: Partial<PageDocument> = {},
): PageDocument => ({
  name: 'Vinterns kappor',
  title: {
    sv: 'Vinterns kappor',
    nb: 'Vinterens kåper',
    da: 'Vinterens frakker',
    fi: 'Talven takit',
  },
  description: {
    sv: 'Ull, långa linjer och rymliga fickor.',
    nb: 'Ull, lange linjer og romslige lommer.',
    da: 'Uld, lange linjer og rummelige lommer.',
    fi: 'Villaa, pitkiä linjoja ja tilavia taskuja.',
  },
  alias: {
    sv: 'vinterns-kappor',
    nb: 'vinterens-kaper',
    da: 'vinterens-frakker',
    fi: 'talven-takit',
  },
  tags: [],
  containers: widgets.map((widget) => ({
    id: `row-${widget.id}`,
    name: `row-${widget.id}`,
    layout: 'full',
    design: 'default',
    responsiveMode: '',
    widgets: [widget],
  })),
  ...rest,
});

/** Heading, text, links and products. */
export const winterPage = pageOf([
  storedExample('hero', 'Words alone'),
  storedExample('text', 'Heading and lead'),
  storedExample('buttons', 'Heading and two'),
  storedExample('product-list', 'Row'),
]);

const untold = storedExample('hero', 'Words alone');
/**
 * Without a heading in Danish and Finnish, with a link without target and a campaign that is over.
 */
export const faultyPage = pageOf([
  {
    ...untold,
    fields: {
      ...untold.fields,
      heading: { sv: 'Rea', nb: 'Salg' },
      link: { sv: { label: 'Läs mer', href: 'till-rean' } },
    },
  },
  storedExample('offers', 'Over'),
]);
export const serviceFindings: readonly ServiceFinding[] = [
  { level: 'error', code: 'alias-taken', path: 'alias.sv', values: { alias: 'vinterns-kappor' } },
];

/** The same text in every language: a name. */
const same = (words: string): ByLanguage => ({ sv: words, nb: words, da: words, fi: words });
const titles: Readonly<Record<string, ByLanguage>> = {
  winter: {
    sv: 'Vinterns kappor',
    nb: 'Vinterens kåper',
    da: 'Vinterens frakker',
    fi: 'Talven takit',
  },
  delivery: { sv: 'Leverans', nb: 'Levering', da: 'Levering', fi: 'Toimitus' },
  returns: {
    sv: 'Retur och ångerrätt',
    nb: 'Retur og angrerett',
    da: 'Retur og fortrydelse',
    fi: 'Palautus ja peruuttaminen',
  },
  sale: { sv: 'Rea', nb: 'Salg', da: 'Udsalg', fi: 'Ale' },
};

export function summaryOf(key: string, rest: Partial<PageSummary> = {}): PageSummary {
  const title = titles[key] ?? same(key);
  return {
    kind: 'page',
    key,
    pageId: 7,
    name: title.sv,
    title,
    alias: title,
    tags: [],
    state: 'published',
    latest: revision(3, 'Anna'),
    published: { revision: 3, at: '2026-11-13T09:00:00.000Z', by: 'Anna' },
    open: [],
    ...rest,
  };
}

const { published: _none, ...neverPublished } = summaryOf('sale', { state: 'draft' });
/** One of each state: changed, published, draft, scheduled, retired, and the areas of other screens. */
export const usualPages: readonly PageSummary[] = [
  summaryOf('winter', {
    state: 'changed',
    published: { revision: 2, at: '2026-11-12T09:00:00.000Z', by: 'Anna' },
  }),
  summaryOf('delivery', { pageId: 8 }),
  { ...neverPublished, pageId: 9 },
  summaryOf('returns', {
    pageId: 10,
    state: 'retired',
    retired: { at: '2026-11-14T09:00:00.000Z', by: 'Erik' },
  }),
  summaryOf('product', {
    pageId: 11,
    name: 'product',
    family: 'Product',
    areaName: 'Product detail page',
    scheduled: { revision: 3, at: '2026-11-29T05:00:00.000Z', by: 'Erik' },
  }),
  summaryOf('list-top', {
    pageId: 12,
    name: 'list-top',
    family: 'Productlist',
    areaName: 'The top part of the product list',
  }),
];

export const mainMenu: MenuDocument = {
  items: [
    {
      key: 'women',
      label: { sv: 'Dam', nb: 'Dame', da: 'Dame', fi: 'Naiset' },
      target: { type: 'category', key: 'women' },
      children: [
        {
          key: 'coats',
          label: { sv: 'Kappor', nb: 'Kåper', da: 'Frakker', fi: 'Takit' },
          target: { type: 'category', key: 'women-coats' },
        },
      ],
    },
    { key: 'delivery', label: titles['delivery'] ?? {}, target: { type: 'page', key: 'delivery' } },
  ],
};
export const menuSummary: MenuSummary = {
  kind: 'menu',
  key: 'main-desktop',
  state: 'published',
  latest: revision(2, 'Erik'),
  published: { revision: 2, at: '2026-11-12T09:00:00.000Z', by: 'Erik' },
  open: [],
};

/** Newest first: one restored, one with a note. */
export const revisions: readonly RevisionInfo[] = [
  revision(3, 'Anna', { restoredFrom: 1 }),
  revision(2, 'Erik', { note: 'Ny rubrik inför kappveckorna' }),
  revision(1, 'Anna'),
];
