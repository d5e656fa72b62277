/** Compares prices that an editor wrote beside a product with the catalogue's. */
import { allMarkets, byLocale, languageIdOf, type Locale, marketIds, markets } from '@solvik/shop';
import { isObject } from '@solvik/content-schema';
import {
  type ServiceFinding,
  languages,
  pageLeaves,
  type PageDocument,
  type StoredLeaf,
} from '@solvik/content-schema/editing';
import type { IndexedProduct } from '../../catalogue/catalogueIndex.ts';
import { localise } from '../../markets/localise.ts';
import { formatMinor } from '@solvik/shop-rules';
import type { SiteOrigins } from '../../config/settings.ts';
import { addressesOf } from './checkLinks.ts';
import type { ShopKnowledge } from './shopKnowledge.ts';
import { readAddressTargets } from './addressTargets.ts';
import { pricesInText } from './pricesInText.ts';

/** The market of a language, whose prices its texts are compared with. */
const marketOf = byLocale(
  (locale) =>
    allMarkets.find(({ languages: [first] }) => first === languageIdOf(locale))?.priceMarket ??
    marketIds[0],
);

interface Text {
  readonly path: string;
  readonly language: Locale;
  readonly text: string;
}

/** The text of a value in one language; rich text and markup become one line. */
function textOf({ field, value }: StoredLeaf): string {
  const walk = (held: unknown): readonly string[] => {
    if (typeof held === 'string') return [held];
    if (Array.isArray(held)) return held.flatMap(walk);
    if (typeof held !== 'object' || held === null) return [];
    return Object.entries(held).flatMap(([name, inner]) =>
      name === 'href' || name === 'kind' ? [] : walk(inner),
    );
  };
  if (field.kind === 'text') return typeof value === 'string' ? value : '';
  if (field.kind === 'html')
    return typeof value === 'string'
      ? value.replaceAll(/<[^>]*>/g, ' ').replaceAll('&nbsp;', ' ')
      : '';
  return field.kind === 'rich-text' ? walk(value).join(' ') : '';
}

/**
 * The texts of a leaf with their paths: the label of a link, the alternative texts of a picture.
 */
function textsOf(leaf: StoredLeaf): readonly Text[] {
  const { field, value, path, language } = leaf;
  if (field.kind === 'image') {
    const alt = isObject(value) && isObject(value['alt']) ? value['alt'] : {};
    return languages.flatMap((each) => {
      const text = alt[each];
      return typeof text === 'string'
        ? [{ path: `${path}.alt.${each}`, language: each, text }]
        : [];
    });
  }
  if (!language) return [];
  if (field.kind === 'link')
    return isObject(value) && typeof value['label'] === 'string'
      ? [{ path: `${path}.label`, language, text: value['label'] }]
      : [];
  return [{ path, language, text: textOf(leaf) }];
}

/** Compares a text with the products that it names; without one, with all products beside it. */
function checkText(
  { path, language, text }: Text,
  beside: readonly IndexedProduct[],
): readonly ServiceFinding[] {
  const market = marketOf[language];
  const sold = beside.flatMap((product) => {
    const price = product.prices[market];
    return price ? [{ name: localise(product.name, language) ?? '', ...price }] : [];
  });
  const named = sold.filter(
    ({ name }) => name !== '' && text.toLowerCase().includes(name.toLowerCase()),
  );
  const compared = named.length > 0 ? named : sold;
  const wrong = pricesInText(text, language).find(
    ({ minor }) =>
      compared.length > 0 &&
      compared.every(({ selling, regular }) => minor !== selling && minor !== regular),
  );
  const [nearest] = wrong
    ? compared.toSorted(
        (a, b) => Math.abs(a.selling - wrong.minor) - Math.abs(b.selling - wrong.minor),
      )
    : [];
  if (!wrong || !nearest) return [];
  return [
    {
      level: 'warning',
      path,
      code: 'other-price',
      values: {
        said: wrong.written,
        product: nearest.name,
        price: formatMinor(nearest.selling, markets[market].currency),
      },
    },
  ];
}

/** The products that a widget picks or links to; where it has none, those of its row. */
export async function checkPrices(
  document: PageDocument,
  { queries, index, siteOrigins }: ShopKnowledge & { readonly siteOrigins: SiteOrigins },
): Promise<readonly ServiceFinding[]> {
  const widgets = pageLeaves(document);
  const targetOf = await readAddressTargets(
    widgets.flatMap(({ leaves }) => leaves.flatMap((leaf) => addressesOf(leaf, siteOrigins))),
    { queries, index },
  );
  const idsIn = (leaf: StoredLeaf): readonly number[] => {
    if (leaf.field.kind === 'products')
      return Array.isArray(leaf.value) ? leaf.value.filter((id) => typeof id === 'number') : [];
    return addressesOf(leaf, siteOrigins).flatMap((address) => {
      const target = targetOf(address);
      return target.kind === 'product' ? [target.id] : [];
    });
  };
  const shown = widgets.map((widget) => ({
    ...widget,
    ids: new Set(widget.leaves.flatMap(idsIn)),
  }));
  return shown.flatMap(({ row, leaves, ids }) => {
    const beside =
      ids.size > 0
        ? ids
        : new Set(shown.filter((other) => other.row === row).flatMap((other) => [...other.ids]));
    const products = [...beside].flatMap((id) => index.products.get(id) ?? []);
    return products.length === 0
      ? []
      : leaves.flatMap(textsOf).flatMap((text) => checkText(text, products));
  });
}
