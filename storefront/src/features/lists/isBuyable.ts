import type { BadgeView } from './badgeView.ts';
import { isComing } from './isComing.ts';

/** Whether a product can be bought: in stock, and released. */
export const isBuyable = (
  product: Pick<BadgeView, 'isSoldOut' | 'availableFrom'>,
  now: Date,
): boolean => !product.isSoldOut && !isComing(product, now);
