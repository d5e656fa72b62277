/** The stock of a size as shoppers may see it (contracts.md, "Rules that go with it"). */

export interface StockRow {
  readonly onHand: number;
  readonly reserved: number;
  readonly oversellable: number;
  readonly static: number;
  readonly incoming?: Date | null;
}

export interface StockView {
  readonly inStock: number;
  readonly oversellable: number;
  readonly static: number;
  /** inStock + oversellable + static: the largest quantity that can be ordered. */
  readonly totalStock: number;
}

/** Reservations take pieces on hand first, then the supplier's, then those that may be oversold. */
export function viewStock({ onHand, reserved, oversellable, static: held }: StockRow): StockView {
  const inStock = Math.max(0, onHand - reserved);
  let beyond = Math.max(0, reserved - onHand);
  const staticLeft = Math.max(0, held - beyond);
  beyond = Math.max(0, beyond - held);
  const oversellableLeft = Math.max(0, oversellable - beyond);
  return {
    inStock,
    oversellable: oversellableLeft,
    static: staticLeft,
    totalStock: inStock + oversellableLeft + staticLeft,
  };
}

export type StockState = 'OUT_OF_STOCK' | 'OVERSELLABLE' | 'STATIC' | 'FEW_LEFT' | 'IN_STOCK';

/** The state of a size for a requested `quantity`. */
export function stockState(stock: StockView, quantity = 1): StockState {
  if (stock.totalStock === 0) return 'OUT_OF_STOCK';
  if (stock.oversellable > 0 && quantity > stock.inStock) return 'OVERSELLABLE';
  if (stock.static > 0 && quantity > stock.inStock && quantity > stock.oversellable)
    return 'STATIC';
  if (stock.inStock > 0 && stock.inStock < 6) return 'FEW_LEFT';
  return 'IN_STOCK';
}
