import type { ProductCardProps } from '@solvik/design-system';
import type { Text } from '../../languages/createText.ts';
import type { BadgeView } from './badgeView.ts';

/** The word on a product's picture: the one that matters most to who looks for something to buy. */
export function badgesOf(
  { availableFrom, isSoldOut, percent, badge }: BadgeView,
  text: Text,
  now: Date,
): NonNullable<ProductCardProps['badges']> {
  if (availableFrom && new Date(availableFrom) > now) return [{ label: text('badge.comingSoon') }];
  if (isSoldOut) return [{ label: text('badge.soldOut') }];
  if (percent !== undefined)
    return [{ label: text('badge.discount', { percent }), tone: 'reduced' }];
  return badge ? [{ label: badge }] : [];
}
