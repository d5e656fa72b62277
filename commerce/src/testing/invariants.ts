/**
 * Invariants of stock, orders and payments that hold at any time, after any fault (backend.md,
 * Invariants).
 */
import { sql } from 'kysely';
import type { Queries } from '../database/database.ts';

const paidStatuses = ['pending', 'partial', 'completed', 'backorder', 'refunded'];

const checks: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'stock never falls below the reserved quantity, and no quantity is negative': sql`select sku_id from stock where on_hand < 0 or reserved < 0 or oversellable < 0 or reserved > on_hand + oversellable + static_quantity`,
  'the reserved quantity is the sum of the reservations': sql`select s.sku_id from stock s where s.reserved <> coalesce((select sum(r.quantity) from reservations r where r.sku_id = s.sku_id), 0)`,
  'stock movements equal the quantities of paid orders': sql`select o.public_id from orders o where o.status = any(${paidStatuses}::text[]) and
      (select coalesce(sum(quantity), 0) from order_lines l where l.public_id = o.public_id) <> (select coalesce(sum(quantity), 0) from stock_movements m where m.public_id = o.public_id)`,
  'every moved piece came from one kind of stock': sql`select public_id from stock_movements where quantity <> from_on_hand + from_oversellable + from_static`,
  'stock on hand and moved stock add up to the imported quantity': sql`select s.sku_id from stock s where s.on_hand + coalesce((select sum(from_on_hand) from stock_movements m where m.sku_id = s.sku_id), 0) <> s.imported_on_hand`,
  'an order has at most one successful payment': sql`select public_id from payments where status = 'paid' group by public_id having count(*) > 1`,
  'the captured amount is the total': sql`select o.public_id from orders o join payments p on p.public_id = o.public_id and p.status = 'paid' group by o.public_id, o.total having sum(p.amount) <> o.total`,
  'a paid order has one mail': sql`select o.public_id from orders o where (o.status = any(${paidStatuses}::text[])) <> ((select count(*) from mail_outbox m where m.subject_id = o.public_id::text) = 1) and o.status <> 'on-hold'`,
  'lines and fees without fixed amounts add up to the total': sql`select o.public_id from orders o where o.total <> (select coalesce(sum(total), 0) from order_lines l where l.public_id = o.public_id) + (o.totals ->> 'shippingFee')::int + (o.totals ->> 'paymentFee')::int - coalesce((o.totals ->> 'fixedDiscount')::int, 0)`,
  'the fixed amounts of lines add up to those of the order': sql`select o.public_id from orders o where coalesce((o.totals ->> 'fixedDiscount')::int, 0) <> (select coalesce(sum((snapshot ->> 'fixed')::int), 0) from order_lines l where l.public_id = o.public_id)`,
  'the VAT of lines and fees adds up to the VAT': sql`select o.public_id from orders o where o.vat <> (select coalesce(sum(vat), 0) from order_lines l where l.public_id = o.public_id) + (o.totals ->> 'shippingVat')::int + (o.totals ->> 'paymentVat')::int`,
  'a promo code’s counter is the number of orders that use it': sql`select c.campaign_id from campaigns c where c.used <> (select count(*) from orders o where o.campaign_id = c.campaign_id and o.status <> 'cancelled')`,
};

/** The invariants that are violated, each with offending rows. */
export async function brokenInvariants(queries: Queries): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, statement] of Object.entries(checks)) {
    const { rows } = await statement.execute(queries);
    if (rows.length > 0) broken.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}
