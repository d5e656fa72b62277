import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../database/generated/db.ts';

/**
 * Pieces of a row of `stock` that are not reserved: on hand, oversellable and at the supplier
 * together. Negative where more is reserved than there is.
 */
export const availablePieces = ({ ref }: ExpressionBuilder<DB, 'stock'>) =>
  sql<number>`(${ref('stock.onHand')} + ${ref('stock.oversellable')} + ${ref('stock.staticQuantity')} - ${ref('stock.reserved')})::int`;
