import { sellers } from '@solvik/shop';
import { formatMinor, isNamedSize } from '@solvik/shop-rules';
import type { Services } from '../../page/services.ts';
import { type Cart, linesOf, skuOf } from './cart.ts';

/** What notes are written with. */
export interface NoteLanguage {
  readonly text: Services['text'];
  readonly site: Pick<Services['site'], 'channelId' | 'languageId' | 'currency'>;
}

/** A note at a line of the cart, about the sizes of the line's product. */
export interface SizeNote {
  /** The same for the same kind of note about the same product. */
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
  const list = new Intl.ListFormat(site.languageId);
  const products = Map.groupBy(linesOf(cart).filter(skuOf), ({ product }) => product?.productId);
  const notes: SizeNote[] = [];
  for (const [productId, lines] of products) {
    const add = (kind: string, lineId: string, words: string) =>
      notes.push({ id: `${kind} ${String(productId)}`, lineId, words });
    const sizes = [...new Set(lines.map((line) => skuOf(line)?.name ?? ''))];
    const several = lines.find(({ quantity }) => quantity > 1);
    if (several) {
      const [count, size] = [several.quantity, skuOf(several)?.name ?? ''];
      add(
        'pieces',
        several.id,
        isNamedSize(size)
          ? text('cart.severalPieces', { count })
          : text('cart.severalInSize', { count, size }),
      );
    }
    const last = lines.at(-1);
    if (last && sizes.length > 1) {
      const fee = formatMinor(sellers[site.channelId].returnFee, site.currency);
      add(
        'sizes',
        last.id,
        text('cart.severalSizes', { count: sizes.length, sizes: list.format(sizes), fee }),
      );
    }
  }
  return notes;
}
