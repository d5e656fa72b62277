/** The SKUs of a product: the file's sizes, or those that the mapping has for its kind. */
import { foldAlias } from '@solvik/addresses';
import type { Localised } from '@solvik/shop';
import type { SkuDraft } from '../../catalogue/catalogueDraft.ts';
import type { Mapping } from '../mapping/mapping.ts';
import { oneSize } from '../../catalogue/oneSize.ts';
import { findRule, type Kind } from './findRule.ts';
import type { MerchantItem } from './merchantItem.ts';
import { seededFraction } from './seededFraction.ts';

const wordsForOne =
  /^(?:one[ -]?size(?: fits all)?|onesize|os|o\/s|free ?size|default title|n\/?a)$/i;

const isOneSize = (size: string): boolean =>
  Object.values(oneSize).some((label) => foldAlias(label) === foldAlias(size));

/** English words for sizes, with the shop's labels. */
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

/** Static stock of a size that the file does not count. */
const defaultStaticStock = 25;
/** Oversellable pieces of a size that the file marks as preorder or backorder. */
const ahead = 10;

function sizeLabel(size: string | undefined): Localised | string {
  if (size === undefined || wordsForOne.test(size) || isOneSize(size)) return oneSize;
  return letters[size.toLowerCase()] ?? size;
}

function stockOf(
  item: MerchantItem,
  { key, mapping }: { key: string; mapping: Mapping },
): SkuDraft['stock'] {
  const [low, high] = mapping.stock;
  const usual = low + Math.floor(seededFraction(`stock ${key}`) * (high - low + 1));
  const { availability, stock, availableFrom } = item;
  const incoming = availableFrom ? { incoming: availableFrom } : {};
  if (availability === 'out_of_stock') return { onHand: 0, ...incoming };
  if (availability === 'always') return { onHand: stock ?? 0, static: defaultStaticStock };
  if (availability === 'preorder' || availability === 'backorder')
    return { onHand: stock ?? 0, oversellable: ahead, ...incoming };
  return { onHand: stock ?? usual, ...incoming };
}

export interface SkuOptions {
  readonly mapping: Mapping;
  readonly kind: Kind;
  /** The product's key, the prefix of SKU keys that the mapping creates. */
  readonly productKey: string;
}

function skuOf(
  item: MerchantItem,
  {
    key,
    name,
    size,
    articleNumber,
    mapping,
  }: Pick<SkuDraft, 'key' | 'name' | 'size' | 'articleNumber'> & { mapping: Mapping },
): SkuDraft {
  return {
    key,
    articleNumber,
    name,
    ...(size !== undefined && { size }),
    weight: item.weight ?? mapping.usualWeight,
    stock: stockOf(item, { key, mapping }),
    ...(item.gtin && { gtin: item.gtin }),
  };
}

/** @param items rows of one colour of one style, at least one, each once */
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
    const written = typeof label === 'string' ? label : (item.size ?? '');
    // Two rows of one size differ in something that the shop has no field for; the article number
    // distinguishes them where they are bought. They are found by the size that both have.
    const isRepeated = seen.has(written);
    seen.add(written);
    return skuOf(item, {
      key: `${mapping.source}:${item.id}`,
      name: isRepeated ? `${written} ${item.articleNumber ?? item.id}`.trim().slice(0, 60) : label,
      ...(isRepeated && { size: label }),
      articleNumber: item.articleNumber ?? item.id,
      mapping,
    });
  });
}
