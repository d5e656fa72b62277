import type { ProductQuery } from '../../data-api/generated/operations.ts';
import { type StockState, stockState } from '@solvik/shop-rules';

/** A size to choose and buy. */
export interface SizeView {
  readonly skuId: number;
  readonly name: string;
  /** Available pieces. */
  readonly stock: number;
  readonly state: StockState;
  /** When a sold-out size is expected, ISO 8601. */
  readonly incoming?: string;
}

type Sku = NonNullable<NonNullable<NonNullable<ProductQuery['product']>['skus']>[number]>;

/** A size of unknown stock cannot be bought. */
export function sizeView({ skuId, name, stock }: Sku): SizeView {
  const state = stock ? stockState({ ...stock, static: stock.static ?? 0 }) : 'OUT_OF_STOCK';
  return {
    skuId,
    name: name ?? '',
    stock: stock?.totalStock ?? 0,
    state,
    ...(state === 'OUT_OF_STOCK' && stock?.incoming && { incoming: stock.incoming }),
  };
}
