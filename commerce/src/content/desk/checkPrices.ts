/** Prices that an editor wrote beside a product, against what the catalogue asks for it. */
import { isObject } from '@solvik/content-schema';
import {
  type DeskFinding,
  languages,
  pageLeaves,
  type PageDocument,
  type StoredLeaf,
} from '@solvik/content-schema/editing';
import type { Locale, MarketId } from '../../catalogue/catalogueDraft.ts';
import type { IndexedProduct } from '../../catalogue/catalogueIndex.ts';
import { localise } from '../../markets/localise.ts';
import { markets } from '../../markets/markets.ts';
import { formatMoney } from '../../pricing/formatMoney.ts';
import type { Shop } from '../../shop.ts';
import { addressesOf } from './checkLinks.ts';
import type { ShopKnowledge } from './checkInShop.ts';
import { readGoals } from './knownAddresses.ts';
import { pricesInText } from './pricesInText.ts';

/** Where a language is read, and so whose prices its texts speak of. */
const marketOf: Readonly<Record<Locale, MarketId>> = { sv: 'se', nb: 'no', da: 'dk', fi: 'fi' };

interface Text {
  readonly path: string;
  readonly language: Locale;
  readonly text: string;
}

/** What an editor wrote in one language, running text and markup as one line. */
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

/** The words of a leaf and where they stand: those of a link are its label, those of a picture what is said of it in each language. */
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

/** A product that the text names is meant; else any that stands beside it may be. */
function checkText(
  { path, language, text }: Text,
  beside: readonly IndexedProduct[],
): readonly DeskFinding[] {
  const market = marketOf[language];
  const sold = beside.flatMap((product) => {
    const price = product.prices[market];
    return price ? [{ name: localise(product.name, language) ?? '', ...price }] : [];
  });
  const named = sold.filter(
    ({ name }) => name !== '' && text.toLowerCase().includes(name.toLowerCase()),
  );
  const meant = named.length > 0 ? named : sold;
  const wrong = pricesInText(text, language).find(
    ({ minor }) =>
      meant.length > 0 &&
      meant.every(({ selling, regular }) => minor !== selling && minor !== regular),
  );
  const [nearest] = wrong
    ? meant.toSorted(
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
        said: wrong.said,
        product: nearest.name,
        price: formatMoney(nearest.selling, markets[market].currency),
      },
    },
  ];
}

/** Products that a widget picks or links to are beside its texts; where it has none, those of its row are. */
export async function checkPrices(
  document: PageDocument,
  { queries, index, fronts }: ShopKnowledge & { readonly fronts: Shop['fronts'] },
): Promise<readonly DeskFinding[]> {
  const widgets = pageLeaves(document);
  const goalOf = await readGoals(
    widgets.flatMap(({ leaves }) => leaves.flatMap((leaf) => addressesOf(leaf, fronts))),
    { queries, index },
  );
  const idsIn = (leaf: StoredLeaf): readonly number[] => {
    if (leaf.field.kind === 'products')
      return Array.isArray(leaf.value) ? leaf.value.filter((id) => typeof id === 'number') : [];
    return addressesOf(leaf, fronts).flatMap((address) => {
      const goal = goalOf(address);
      return goal.kind === 'product' ? [goal.id] : [];
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
