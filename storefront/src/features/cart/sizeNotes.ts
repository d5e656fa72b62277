import { sellers } from '@solvik/shop';
import { formatMinor, isNamedSize } from '@solvik/shop-rules';
import type { Services } from '../../page/services.ts';
import { type Cart, linesOf, skuOf } from './cart.ts';

/** A note at a line of the cart, about the sizes of the line's product. */
export interface SizeNote {
  /** The same for the same kind of note about the same product. */
  readonly id: string;
  readonly lineId: string;
  readonly words: string;
}

type Writing = Pick<Services, 'text' | 'site'>;

interface SizeLine {
  readonly lineId: string;
  readonly size: string;
  readonly quantity: number;
}

/** The lines of each product by its id, as far as their sizes are still sold. */
function linesByProduct(cart: Cart | null | undefined) {
  const products = new Map<number, SizeLine[]>();
  for (const line of linesOf(cart)) {
    const { id: lineId, product, quantity } = line;
    const size = skuOf(line)?.name;
    if (!product || !size) continue;
    const lines = products.get(product.productId) ?? [];
    products.set(product.productId, [...lines, { lineId, size, quantity }]);
  }
  return products;
}

/**
 * Notes at the lines of a cart (spec section 4, Stock status): on several pieces of one size, at
 * the product's first such line, and on several sizes of one product, at its last line. Each is
 * given once for a product.
 */
export function sizeNotes(
  cart: Cart | null | undefined,
  { text, site }: Writing,
): readonly SizeNote[] {
  const listed = (words: readonly string[]) =>
    new Intl.ListFormat(site.languageId, { type: 'conjunction' }).format(words);
  return [...linesByProduct(cart)].flatMap(([productId, lines]) => {
    const several = lines.filter(({ quantity }) => quantity > 1);
    const sizes = [...new Set(lines.map(({ size }) => size))];
    const [first] = several;
    const last = lines.at(-1);
    const pieces = several.map(({ size, quantity: count }) =>
      isNamedSize(size)
        ? text('cart.piecesOfOne', { count })
        : text('cart.piecesInSize', { count, size }),
    );
    const fee = formatMinor(sellers[site.channelId].returnFee, site.currency);
    return [
      ...(first
        ? [
            {
              id: `pieces ${String(productId)}`,
              lineId: first.lineId,
              words: text('cart.severalPieces', { pieces: listed(pieces) }),
            },
          ]
        : []),
      ...(last && sizes.length > 1
        ? [
            {
              id: `sizes ${String(productId)}`,
              lineId: last.lineId,
              words: text('cart.severalSizes', { count: sizes.length, sizes: listed(sizes), fee }),
            },
          ]
        : []),
    ];
  });
}

/** The notes of a cart that did not apply before a change of it. */
export function newSizeNotes(
  { before, after }: { readonly before: Cart | null | undefined; readonly after: Cart },
  writing: Writing,
): readonly SizeNote[] {
  const known = new Set(sizeNotes(before, writing).map(({ id }) => id));
  return sizeNotes(after, writing).filter(({ id }) => !known.has(id));
}
