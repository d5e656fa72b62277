import { sellers } from '@solvik/shop';
import { formatMinor, isNamedSize } from '@solvik/shop-rules';
import type { Services } from '../../page/services.ts';
import { type Cart, type CartLine, linesOf, skuOf } from './cart.ts';

/** What notes are written with. */
export interface NoteLanguage {
  readonly text: Services['text'];
  readonly site: Pick<Services['site'], 'channelId' | 'languageId' | 'currency'>;
}

/** A note at a line of the cart, about the sizes of the line's product. */
export interface SizeNote {
  /** The same for the same kind of note at the same line, whatever its numbers. */
  readonly id: string;
  readonly lineId: string;
  readonly words: string;
}

/**
 * Notes at the lines of a cart (spec section 4, Stock status): on several pieces of one size, at
 * the product's first such line, and on several sizes of one product, at its last line. Each is
 * given once for a product.
 */
export function sizeNotes(
  cart: Cart | null | undefined,
  { text, site }: NoteLanguage,
): readonly SizeNote[] {
  const products = Map.groupBy(linesOf(cart).filter(skuOf), ({ product }) => product?.productId);
  return [...products.values()].flatMap((lines) => {
    const notes: SizeNote[] = [];
    const nameOf = (line: CartLine) => skuOf(line)?.name ?? '';
    const several = lines.find(({ quantity }) => quantity > 1);
    if (several) {
      const [count, size] = [several.quantity, nameOf(several)];
      const words = isNamedSize(size)
        ? text('cart.severalPieces', { count })
        : text('cart.severalInSize', { count, size });
      notes.push({ id: `pieces ${several.id}`, lineId: several.id, words });
    }
    const sizes = [...new Set(lines.map(nameOf))];
    if (sizes.length > 1) {
      const words = text('cart.severalSizes', {
        count: sizes.length,
        sizes: new Intl.ListFormat(site.languageId).format(sizes),
        fee: formatMinor(sellers[site.channelId].returnFee, site.currency),
      });
      const lineId = lines.at(-1)?.id ?? '';
      notes.push({ id: `sizes ${lineId}`, lineId, words });
    }
    return notes;
  });
}
