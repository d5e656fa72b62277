import type { PricedCart } from '../carts/priceCart.ts';
import type { StoredOrder } from './orderRow.ts';

export interface PaymentView {
  readonly paymentId: string;
  readonly provider: string;
  readonly status: string;
  readonly amount: number;
  readonly openedAt: Date;
  readonly paidAt: Date | null;
}

export interface OrderView extends StoredOrder {
  readonly priced: PricedCart;
  readonly payments: readonly PaymentView[];
  /** False where name, addresses and messages are left out. */
  readonly hasPersonalData: boolean;
}
