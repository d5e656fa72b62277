import type { ProductCardProps } from '@solvik/design-system';
import type { Text } from '../../languages/createText.ts';
import type { BadgeView } from './badgeView.ts';
import { isComing } from './isComing.ts';

/** The badge on a product's picture: the most relevant one to a shopper. */
export function badgesOf(
  product: BadgeView,
  text: Text,
  now: Date,
): NonNullable<ProductCardProps['badges']> {
  const { isSoldOut, percent, badge } = product;
  if (isComing(product, now)) return [{ label: text('badge.comingSoon') }];
  if (isSoldOut) return [{ label: text('badge.soldOut') }];
  if (percent !== undefined)
    return [{ label: text('badge.discount', { percent }), tone: 'reduced' }];
  return badge ? [{ label: badge }] : [];
}
