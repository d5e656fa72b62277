import type { OrderTotals } from '../database/stored/orderColumns.ts';

export interface OrderDiscount {
  /** The campaign's; undefined if its title is hidden, or the order is older than campaigns. */
  readonly name?: string;
  readonly promoCode?: string;
  /** Minor units including VAT; above 0. */
  readonly discount: number;
}

/** What campaigns and the code took off an order, one by one; free delivery is in its fee. */
export function orderDiscounts({
  campaigns,
  codeDiscount,
  promoCode,
}: Pick<OrderTotals, 'campaigns' | 'codeDiscount' | 'promoCode'>): readonly OrderDiscount[] {
  const all = campaigns ?? [{ discount: codeDiscount, name: null, promoCode }];
  return all
    .filter(({ discount }) => discount > 0)
    .map((each) => ({
      discount: each.discount,
      ...(each.name !== null && { name: each.name }),
      ...(each.promoCode !== null && { promoCode: each.promoCode }),
    }));
}
