/** What must be true of the books at any time, whatever went wrong before (backend.md, Invariants). */
import { sql } from 'kysely';
import { all, type Queries } from '../database/database.ts';

const paidStatuses = ['pending', 'partial', 'completed', 'backorder', 'refunded'];

const checks: Readonly<Record<string, ReturnType<typeof sql>>> = {
  'stock never falls below what is held, and nothing is negative': sql`select sku_id from stock where on_hand < 0 or reserved < 0 or oversellable < 0 or reserved > on_hand + oversellable + static_quantity`,
  'what is held is what reservations say': sql`select s.sku_id from stock s where s.reserved <> coalesce((select sum(r.quantity) from reservations r where r.sku_id = s.sku_id), 0)`,
  'stock moved is what paid orders bought': sql`select o.public_id from orders o where o.status = any(${paidStatuses}::text[]) and
      (select coalesce(sum(quantity), 0) from order_lines l where l.public_id = o.public_id) <> (select coalesce(sum(quantity), 0) from stock_movements m where m.public_id = o.public_id)`,
  'every piece that left has a place it left from': sql`select public_id from stock_movements where quantity <> from_on_hand + from_oversellable + from_static`,
  'stock on hand and moved add up to what came in': sql`select s.sku_id from stock s where s.on_hand + coalesce((select sum(from_on_hand) from stock_movements m where m.sku_id = s.sku_id), 0) <> s.imported_on_hand`,
  'an order has one payment that succeeded': sql`select public_id from payments where status = 'paid' group by public_id having count(*) > 1`,
  'nothing is captured beyond the total': sql`select o.public_id from orders o join payments p on p.public_id = o.public_id and p.status = 'paid' group by o.public_id, o.total having sum(p.amount) <> o.total`,
  'a paid order has one mail': sql`select o.public_id from orders o where (o.status = any(${paidStatuses}::text[])) <> ((select count(*) from mail_outbox m where m.subject_id = o.public_id::text) = 1) and o.status <> 'on-hold'`,
  'lines and fees add up to the total': sql`select o.public_id from orders o where o.total <> (select coalesce(sum(total), 0) from order_lines l where l.public_id = o.public_id) + (o.totals ->> 'shippingFee')::int + (o.totals ->> 'paymentFee')::int`,
  'the VAT of lines and fees adds up to the VAT': sql`select o.public_id from orders o where o.vat <> (select coalesce(sum(vat), 0) from order_lines l where l.public_id = o.public_id) + (o.totals ->> 'shippingVat')::int + (o.totals ->> 'paymentVat')::int`,
  'a code is used by as many orders as it counts': sql`select c.campaign_id from campaigns c where c.used <> (select count(*) from orders o where o.campaign_id = c.campaign_id and o.status <> 'cancelled')`,
};

/** The sentences that are not true, with what breaks them. */
export async function brokenInvariants(queries: Queries): Promise<string[]> {
  const broken: string[] = [];
  for (const [sentence, statement] of Object.entries(checks)) {
    const rows = await all(queries, statement);
    if (rows.length > 0) broken.push(`${sentence}: ${JSON.stringify(rows.slice(0, 3))}`);
  }
  return broken;
}
