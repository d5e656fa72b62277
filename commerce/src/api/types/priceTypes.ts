/** Prices of the Data API. */
import type { LowestPriceView, PriceView } from '../../pricing/priceView.ts';
import { currencies, type CurrencyCode } from '@solvik/shop';
import { builder } from '../builder.ts';
import { money, optional, required } from '../fields.ts';

export const CurrencyType = builder
  .objectRef<{ code: string; name: string; symbol: string; rate: number }>('CurrencyType')
  .implement({
    fields: (t) => ({
      ...required(t, 'String', 'name', 'symbol', 'code'),
      ...required(t, 'Decimal', 'rate'),
    }),
  });

/** Prices are set per market, so nothing is converted: every rate is 1. */
export const viewCurrency = (code: CurrencyCode) => ({ ...currencies[code], rate: 1 });

export const PriceType = builder.objectRef<PriceView>('PriceType').implement({
  fields: (t) => ({
    ...money(
      t,
      'sellingPriceIncVat',
      'sellingPriceExVat',
      'regularPriceIncVat',
      'regularPriceExVat',
      'discountIncVat',
      'discountExVat',
      'vat',
    ),
    ...required(t, 'Int', 'discountPercentage'),
    ...required(t, 'Boolean', 'isDiscounted'),
    currency: t.field({ type: CurrencyType, resolve: ({ currency }) => viewCurrency(currency) }),
  }),
});

export const LowestPriceType = builder.objectRef<LowestPriceView>('LowestPriceType').implement({
  fields: (t) => ({
    ...money(
      t,
      'sellingPriceIncVat',
      'sellingPriceExVat',
      'comparisonPriceIncVat',
      'comparisonPriceExVat',
      'lowestPriceIncVat',
      'lowestPriceExVat',
      'discountIncVat',
      'discountExVat',
      'vat',
    ),
    ...required(t, 'Int', 'discountPercentage'),
    ...required(t, 'Boolean', 'isDiscounted'),
  }),
});

export interface PriceLogView extends PriceView {
  readonly isLowest: boolean;
  readonly date: string;
}

export const PriceLogItemType = builder.objectRef<PriceLogView>('PriceLogItemType').implement({
  fields: (t) => ({
    ...money(
      t,
      'sellingPriceIncVat',
      'sellingPriceExVat',
      'regularPriceIncVat',
      'regularPriceExVat',
      'discountIncVat',
      'discountExVat',
      'vat',
    ),
    ...required(t, 'Int', 'discountPercentage'),
    ...required(t, 'Boolean', 'isDiscounted', 'isLowest'),
    ...required(t, 'String', 'date'),
  }),
});

export const StockType = builder
  .objectRef<{
    inStock: number;
    oversellable: number;
    totalStock: number;
    static?: number | null;
    incoming?: Date | null;
  }>('StockType')
  .implement({
    fields: (t) => ({
      ...required(t, 'Int', 'inStock', 'oversellable', 'totalStock'),
      ...optional(t, 'Int', 'static'),
      ...optional(t, 'DateTime', 'incoming'),
    }),
  });
