import type { ProductCardPartsFragment } from '../../data-api/generated/operations.ts';
import { parameterOf } from './parameterOf.ts';

/** The data that a product's badge is chosen from. */
export interface BadgeView {
  /** From when it can be bought, ISO 8601. */
  readonly availableFrom?: string;
  readonly isSoldOut?: true;
  /** Below the lowest price of thirty days. */
  readonly percent?: number;
  /** The catalogue's own label. */
  readonly badge?: string;
}

type Badged = Partial<
  Pick<
    ProductCardPartsFragment,
    'firstAvailableOn' | 'totalStock' | 'lowestPrice' | 'parameterGroups'
  >
>;

/** Midnight is not written: both parse to the same timestamp. */
const shortMoment = (iso: string) => iso.replace(/T00:00:00(\.0+)?Z$/, '');

/** Unknown stock counts as in stock. */
export function badgeView(product: Badged): BadgeView {
  const { firstAvailableOn, totalStock, lowestPrice } = product;
  const percent = lowestPrice?.isDiscounted ? lowestPrice.discountPercentage : 0;
  const badge = parameterOf(product, 'Badge');
  return {
    ...(firstAvailableOn && { availableFrom: shortMoment(firstAvailableOn) }),
    ...(totalStock && totalStock.totalStock <= 0 && { isSoldOut: true }),
    ...(percent > 0 && { percent }),
    ...(badge && { badge }),
  };
}
