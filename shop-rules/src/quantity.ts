/**
 * How many pieces a cart line may have: as many as are available of the size, but never more than
 * the cap, so that one shopper cannot claim the whole stock. A request for more gives the possible
 * quantity (behaviours.md, Cart).
 */
import { maxPerLine } from '@solvik/shop';

export interface QuantityRequest {
  readonly requested: number;
  /** Pieces of the size in other lines of the cart. */
  readonly elsewhere: number;
  /** The largest quantity that can be ordered of the size, made to order included. */
  readonly totalStock: number;
}

/** The pieces that the line gets; 0 when nothing is left. All whole numbers. */
export function allowedQuantity({ requested, elsewhere, totalStock }: QuantityRequest): number {
  return Math.max(0, Math.min(requested, maxPerLine - elsewhere, totalStock - elsewhere));
}

/** The largest quantity of a size that a cart may have, given its stock. */
export const maxQuantity = (totalStock: number): number =>
  allowedQuantity({ requested: maxPerLine, elsewhere: 0, totalStock });
