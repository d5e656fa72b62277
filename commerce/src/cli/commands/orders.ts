/** `orders` and `order`: what has been ordered. */
import { readLastOrders, readOrder, readOrderByNumber } from '../../orders/orderStore.ts';
import type { OrderLineRow, OrderRow } from '../../orders/orderRow.ts';
import { sql } from 'kysely';
import { all } from '../../database/database.ts';
import { formatMoney } from '../../pricing/formatMoney.ts';
import { CommandError, readCount, readOptions, table, type Command } from '../command.ts';

const day = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 16);

export const orders: Command = {
  usage: 'orders [--last n]',
  meaning: 'the last orders, 20 unless told',
  async run({ shop, print }, args) {
    const rows = await readLastOrders(shop.database.handle, readCount(readOptions(args).option('last'), 20));
    if (rows.length === 0) {
      print('No orders yet.');
      return;
    }
    const head = ['order', 'placed (UTC)', 'status', 'market', 'total', 'customer'];
    const lines = rows.map((row) => [String(row.order_id), day(row.created_at), row.status, row.market_id, formatMoney(row.total, row.currency), `${row.billing.firstName ?? ''} ${row.billing.lastName ?? ''}`.trim()]);
    for (const line of table([head, ...lines])) print(line);
  },
};

const lineText = ({ currency }: OrderRow, { quantity, snapshot, total }: OrderLineRow) =>
  [`${quantity} ×`, snapshot.articleNumber, [snapshot.name, snapshot.colour, snapshot.size].filter(Boolean).join(', '), formatMoney(total, currency)];

async function describeOrder(row: OrderRow, lines: readonly OrderLineRow[], payments: readonly string[]): Promise<string[]> {
  const { shipping, totals, currency } = row;
  const money = (minor: number) => formatMoney(minor, currency);
  return [
    `Order ${row.order_id} (${row.public_id})`,
    `${row.status}, placed ${day(row.created_at)} UTC in ${row.market_id}, ${row.locale}`,
    '',
    ...table(lines.map((line) => lineText(row, line))),
    '',
    ...(totals.codeDiscount > 0 ? [`Code ${totals.promoCode ?? ''}: −${money(totals.codeDiscount)} (in the lines)`] : []),
    `${totals.shippingName}: ${money(totals.shippingFee)}`,
    `Total ${money(row.total)}, of which VAT ${money(row.vat)}`,
    '',
    `${shipping.firstName ?? ''} ${shipping.lastName ?? ''}, ${shipping.addressLine1 ?? ''}, ${shipping.zip ?? ''} ${shipping.city ?? ''}, ${shipping.country ?? ''}`,
    row.email,
    ...(row.checkout.message ? [`Message: ${row.checkout.message}`] : []),
    '',
    ...payments,
  ];
}

export const order: Command = {
  usage: 'order <number or public id>',
  meaning: 'one order with lines, address and payments',
  async run({ shop, print }, [id]) {
    if (!id) throw new CommandError('Say which order: its number, as `orders` lists it, or its public id.');
    const { handle } = shop.database;
    const isNumber = /^\d{1,9}$/.test(id);
    const isPublicId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
    const stored = isNumber ? await readOrderByNumber(handle, Number(id)) : isPublicId ? await readOrder(handle, id) : undefined;
    if (!stored) throw new CommandError(`There is no order ${id}.`);
    const payments = await all(handle, sql<{ provider: string; status: string; created_at: Date; note: string | null }>`select provider, status, created_at, note from payments where public_id = ${stored.order.public_id} order by created_at`);
    const paymentLines = payments.map(({ provider, status, created_at, note }) => `Payment by ${provider}: ${status}, begun ${day(created_at)} UTC${note ? `. ${note}` : ''}`);
    for (const line of await describeOrder(stored.order, stored.lines, paymentLines)) print(line);
  },
};
