import { OrderRefused } from './useCheckout.ts';

/** Whether an order was refused because something in it is no longer available. */
export const isOutOfStock = (error: unknown): boolean =>
  error instanceof OrderRefused &&
  (error.reason === 'OUT_OF_STOCK' || error.reason === 'SKU_NOT_FOUND');
