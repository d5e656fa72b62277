import type { ProductCardProps } from '@solvik/design-system';
import type { Text } from '../../languages/createText.ts';
import type { BadgeView } from './badgeView.ts';

/** The badge on a product's picture: the most relevant one to a shopper. */
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
