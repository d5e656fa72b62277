import type { StockRow } from '@solvik/shop-rules';

/**
 * Splits a sold quantity over the kinds of stock. Static stock at the supplier is recorded, but not
 * decremented.
 */
export function planStockMovement(
  stock: Omit<StockRow, 'reserved'>,
  quantity: number,
): { fromOnHand: number; fromStatic: number; fromOversellable: number } {
  const fromOnHand = Math.min(quantity, stock.onHand);
  const fromStatic = Math.min(quantity - fromOnHand, stock.static);
  return { fromOnHand, fromStatic, fromOversellable: quantity - fromOnHand - fromStatic };
}
