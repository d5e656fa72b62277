import type { BadgeView } from './badgeView.ts';

/** Whether a product can be bought: in stock, and released. */
export const isBuyable = (
  { isSoldOut, availableFrom }: Pick<BadgeView, 'isSoldOut' | 'availableFrom'>,
  now: Date,
): boolean => !isSoldOut && (!availableFrom || new Date(availableFrom) <= now);
