export interface Stock {
  readonly inStock: number;
  readonly oversellable: number;
  readonly totalStock: number;
  readonly static?: number | null;
}

export type StockState = 'OUT_OF_STOCK' | 'OVERSELLABLE' | 'STATIC' | 'FEW_LEFT' | 'IN_STOCK';

/** How a shopper is told of a size's stock when they want `quantity` of it; the first rule that holds decides (contracts.md, Rules). */
export function stockState(stock: Stock, quantity = 1): StockState {
  if (stock.totalStock <= 0) return 'OUT_OF_STOCK';
  if (stock.oversellable > 0 && quantity > stock.inStock) return 'OVERSELLABLE';
  if ((stock.static ?? 0) > 0 && quantity > stock.inStock && quantity > stock.oversellable)
    return 'STATIC';
  if (stock.inStock > 0 && stock.inStock < 6) return 'FEW_LEFT';
  return 'IN_STOCK';
}
