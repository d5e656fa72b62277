/** An order as it is stored: lines, prices, customer. It does not change with the catalogue. */
import type { Address, CheckoutData } from '../database/stored/storedCheckout.ts';
import type { AnyMarketId, ChannelId, CurrencyCode, Locale } from '@solvik/shop';
import type { OrderStatus, OrderTotals, LineSnapshot } from '../database/stored/orderColumns.ts';

export interface OrderRow {
  readonly publicId: string;
  readonly orderId: number;
  readonly cartId: string;
  readonly channelId: ChannelId;
  readonly marketId: AnyMarketId;
  readonly locale: Locale;
  readonly status: OrderStatus;
  readonly currency: CurrencyCode;
  readonly email: string;
  readonly billing: Address;
  readonly shipping: Address;
  readonly checkout: CheckoutData;
  readonly totals: OrderTotals;
  readonly total: number;
  readonly vat: number;
  readonly campaignId: number | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly completedAt: Date | null;
}

export interface OrderLineRow {
  readonly publicId: string;
  readonly lineNumber: number;
  readonly skuId: number;
  readonly productId: number;
  readonly quantity: number;
  readonly unitRegular: number;
  readonly unitSelling: number;
  readonly discount: number;
  readonly total: number;
  readonly vat: number;
  readonly snapshot: LineSnapshot;
}

export interface StoredOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}
