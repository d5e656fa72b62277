/** Turns the rows of one style into products: a colour is a product, its sizes its SKUs. */
import { locales, type Localised } from '@solvik/shop';
import { foldAlias } from '@solvik/addresses';
import { toDecimal } from '@solvik/shop-rules';
import { createHash } from 'node:crypto';
import type { ProductDraft } from '../../catalogue/catalogueDraft.ts';
import { problem, type ImportProblem } from '../importProblem.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { priceWithinBand } from './priceWithinBand.ts';
import { findRule, type Kind } from './findRule.ts';
import { itemParameters } from './itemParameters.ts';
import type { MerchantItem } from './merchantItem.ts';
import { skusOf } from './skusOf.ts';

/** Facts that determine a product's category, and its price and sizes if the file has none. */
export interface ProductKind extends Kind, Pick<MerchantItem, 'googleCategory' | 'isUsed'> {}

/** A product without what depends on the shop: category, brand key, picture names, first day. */
export interface ImportedProduct {
  readonly line: number;
  readonly draft: Omit<
    ProductDraft,
    'primaryCategoryKey' | 'categoryKeys' | 'images' | 'firstAvailableOn' | 'brandKey' | 'alias'
  >;
  /** Texts for its alias. */
  readonly address: Localised;
  readonly brand: string | undefined;
  readonly pictures: readonly string[];
  readonly firstAvailable: string | undefined;
  /** Determines its category. */
  readonly kind: ProductKind;
}

export interface DraftedStyle {
  readonly products: readonly ImportedProduct[];
  readonly problems: readonly ImportProblem[];
}

/** A word as part of a key; one that folds to nothing is replaced by its digest. */
const keyPart = (word: string): string =>
  foldAlias(word) || createHash('sha1').update(word).digest('hex').slice(0, 8);

const hasText = (text: Localised): boolean => locales.some((locale) => text[locale]);

/** The value of a style's rows: the first one that is present. */
function firstOf<T>(
  items: readonly MerchantItem[],
  read: (item: MerchantItem) => T | undefined,
): T | undefined {
  return items.map(read).find((value) => value !== undefined);
}

function byColour(items: readonly MerchantItem[]): ReadonlyMap<string, readonly MerchantItem[]> {
  return Map.groupBy(items, ({ colour }) => (colour === undefined ? '' : keyPart(colour)));
}

/** Sizes with the product's price, and problems for those with another. */
function samePrice(items: readonly MerchantItem[]): {
  readonly items: readonly MerchantItem[];
  readonly problems: readonly ImportProblem[];
} {
  const price = firstOf(items, ({ prices }) => prices);
  const expected = JSON.stringify(price);
  const differs = (item: MerchantItem) =>
    item.prices !== undefined && JSON.stringify(item.prices) !== expected;
  return {
    items: items.filter((item) => !differs(item)),
    problems: items.filter(differs).map(({ line, id, prices }) =>
      problem('price-differs', {
        line,
        value: `${id}: ${String(toDecimal(Object.values(prices ?? {})[0]?.regular ?? 0))}`,
      }),
    ),
  };
}

function textsOf(items: readonly MerchantItem[]): ProductDraft['texts'] {
  const text = (field: 'description' | 'fit' | 'care') =>
    firstOf(items, ({ texts }) => (hasText(texts[field]) ? texts[field] : undefined));
  const [text1, text2, text3] = [text('description'), text('fit'), text('care')];
  return { ...(text1 && { text1 }), ...(text2 && { text2 }), ...(text3 && { text3 }) };
}

/** Rows of one size and colour, but the first. */
function repeatedSizes(items: readonly MerchantItem[]): readonly ImportProblem[] {
  const seen = new Set<string>();
  return items.flatMap(({ line, id, size = '' }) => {
    if (!seen.has(size)) {
      seen.add(size);
      return [];
    }
    return [problem('size-twice', { line, value: size === '' ? id : `${id}: ${size}` })];
  });
}

interface Colour {
  /** The rows of this colour; at least one. */
  readonly sizes: readonly MerchantItem[];
  /** The style's own rows, for what the sizes lack. */
  readonly about: readonly MerchantItem[];
  readonly colours: number;
  readonly mapping: Mapping;
}

function draftColour({ sizes, about, colours, mapping }: Colour): DraftedStyle {
  const [lead] = sizes;
  if (!lead) return { products: [], problems: [] };
  const parts = [...about, ...sizes];
  const name = firstOf(parts, ({ texts }) => (hasText(texts.name) ? texts.name : undefined));
  if (!name)
    return { products: [], problems: sizes.map(({ line }) => problem('name-missing', { line })) };
  const key =
    lead.style === undefined
      ? `${mapping.source}:${lead.id}`
      : [
          mapping.source,
          lead.style,
          ...(lead.colour === undefined ? [] : [keyPart(lead.colour)]),
        ].join(':');
  const kind: ProductKind = {
    categories:
      firstOf(parts, ({ categories }) => (categories.length > 0 ? categories : undefined)) ?? [],
    googleCategory: firstOf(parts, ({ googleCategory }) => googleCategory),
    gender: firstOf(parts, ({ gender }) => gender),
    isUsed: lead.isUsed,
    title: Object.values(name).join(' '),
  };
  const { items: sellable, problems } = samePrice(sizes);
  const band = findRule(mapping.bands, kind);
  const prices =
    firstOf([...sellable, ...about], (item) => item.prices) ?? (band && priceWithinBand(band, key));
  if (!prices || Object.keys(prices).length === 0)
    return { products: [], problems: sizes.map(({ line }) => problem('price-missing', { line })) };
  const ownColour = colours > 1 && lead.colour !== undefined ? ` ${lead.colour}` : '';
  const product: ImportedProduct = {
    line: lead.line,
    draft: {
      key,
      articleNumber:
        (lead.style === undefined ? lead.articleNumber : undefined) ?? lead.style ?? lead.id,
      name,
      texts: textsOf(parts),
      parameters: itemParameters({
        colour: lead.colour,
        material: firstOf(parts, ({ material }) => material),
        pattern: firstOf(parts, ({ pattern }) => pattern),
        isUsed: lead.isUsed,
      }),
      skus: skusOf(sellable, { mapping, kind, productKey: key }),
      prices,
      soldCount: 0,
      ...(lead.isUsed && lead.twin !== undefined && { twinArticleNumber: lead.twin }),
      ...(lead.style !== undefined && { groupKey: `${mapping.source}:${lead.style}` }),
    },
    address: Object.fromEntries(
      Object.entries(name).map(([locale, text]) => [locale, `${text}${ownColour}`]),
    ),
    brand: firstOf(parts, ({ brand }) => brand),
    pictures: [
      ...new Set(
        sizes
          .flatMap(({ pictures }) => pictures)
          .concat(
            colours > 1 && sizes.some(({ pictures }) => pictures.length > 0)
              ? []
              : about.flatMap(({ pictures }) => pictures),
          ),
      ),
    ],
    firstAvailable: firstOf(parts, ({ firstAvailable }) => firstAvailable),
    kind,
  };
  return { products: [product], problems: [...problems, ...repeatedSizes(sellable)] };
}

/** @param items all rows of one style, no id twice; never empty */
export function draftProducts(items: readonly MerchantItem[], mapping: Mapping): DraftedStyle {
  const sizes = items.filter(({ role }) => role === 'size');
  const about = items.filter(({ role }) => role !== 'size');
  if (sizes.length === 0)
    return {
      products: [],
      problems: about.map(({ line, id }) => problem('sizes-missing', { line, value: id })),
    };
  const colours = byColour(sizes);
  const drafted = [...colours.values()].map((colour) =>
    draftColour({ sizes: colour, about: withStyle(about, sizes), colours: colours.size, mapping }),
  );
  return {
    products: drafted.flatMap(({ products }) => products),
    problems: drafted.flatMap(({ problems }) => problems),
  };
}

/** Some files have titles on a style's first row only: it counts for rows without one. */
function withStyle(
  about: readonly MerchantItem[],
  sizes: readonly MerchantItem[],
): readonly MerchantItem[] {
  const [first] = sizes;
  const hasOwn = sizes.every(({ texts }) => hasText(texts.name));
  return first && !hasOwn ? [...about, { ...first, prices: undefined, pictures: [] }] : about;
}
