/** The sizes of a product: those that the file lists, or those that the mapping gives its kind. */
import type { Localised, SkuDraft } from '../../catalogue/catalogueDraft.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { oneSize } from '../../catalogue/oneSize.ts';
import { findRule, type Kind } from './findRule.ts';
import type { MerchantItem } from './merchantItem.ts';
import { seededShare } from './seededShare.ts';

const wordsForOne =
  /^(?:one[ -]?size(?: fits all)?|onesize|os|o\/s|free ?size|default title|n\/?a|yksi koko|en storlek|[eé]n størrelse)$/i;

/** English words for sizes, as the shop writes them. */
const letters: Readonly<Record<string, string>> = {
  'extra small': 'XS',
  'x-small': 'XS',
  small: 'S',
  medium: 'M',
  large: 'L',
  'x-large': 'XL',
  'extra large': 'XL',
  'xx-large': 'XXL',
};

/** Pieces that a supplier always has, where the file says that a size is not counted. */
const uncounted = 25;
/** Pieces that may be sold before they come, where the file says that a size is made or ordered. */
const ahead = 10;

function sizeLabel(size: string | undefined): Localised | string {
  if (size === undefined || wordsForOne.test(size)) return oneSize;
  return letters[size.toLowerCase()] ?? size;
}

function stockOf(
  item: MerchantItem,
  { key, mapping }: { key: string; mapping: Mapping },
): SkuDraft['stock'] {
  const [low, high] = mapping.stock;
  const usual = low + Math.floor(seededShare(`stock ${key}`) * (high - low + 1));
  const { availability, stock, availableFrom } = item;
  const incoming = availableFrom ? { incoming: availableFrom } : {};
  if (availability === 'out_of_stock') return { onHand: 0, ...incoming };
  if (availability === 'always') return { onHand: stock ?? 0, static: uncounted };
  if (availability === 'preorder' || availability === 'backorder')
    return { onHand: stock ?? 0, oversellable: ahead, ...incoming };
  return { onHand: stock ?? usual, ...incoming };
}

export interface SkuOptions {
  readonly mapping: Mapping;
  readonly kind: Kind;
  /** Of the product, which the keys of sizes made by the mapping begin with. */
  readonly productKey: string;
}

function skuOf(
  item: MerchantItem,
  {
    key,
    name,
    articleNumber,
    mapping,
  }: { key: string; name: Localised | string; articleNumber: string; mapping: Mapping },
): SkuDraft {
  return {
    key,
    articleNumber,
    name,
    weight: item.weight ?? mapping.usualWeight,
    stock: stockOf(item, { key, mapping }),
    ...(item.gtin && { gtin: item.gtin }),
  };
}

/** @param items rows of one colour of one style, at least one, none twice */
export function skusOf(
  items: readonly MerchantItem[],
  { mapping, kind, productKey }: SkuOptions,
): readonly SkuDraft[] {
  const [first] = items;
  const rule =
    first && items.length === 1 && first.size === undefined
      ? findRule(mapping.sizes, kind)
      : undefined;
  if (first && rule && rule.sizes.length > 0) {
    return rule.sizes.map((size) =>
      skuOf(first, {
        key: `${productKey}:${size}`,
        name: sizeLabel(size),
        articleNumber: `${first.articleNumber ?? first.id}-${size}`,
        mapping,
      }),
    );
  }
  const seen = new Set<string>();
  return items.map((item) => {
    const label = sizeLabel(item.size);
    const said = typeof label === 'string' ? label : (item.size ?? '');
    // Two rows of one size differ in something that this shop has no word for; the article number tells them apart.
    const name = seen.has(said)
      ? `${said} ${item.articleNumber ?? item.id}`.trim().slice(0, 60)
      : label;
    seen.add(said);
    return skuOf(item, {
      key: `${mapping.source}:${item.id}`,
      name,
      articleNumber: item.articleNumber ?? item.id,
      mapping,
    });
  });
}
