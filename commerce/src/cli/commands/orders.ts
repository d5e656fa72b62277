/** `orders` and `order`: lists orders and shows one. */
import { orderDiscounts } from '../../orders/orderDiscounts.ts';
import { readLastOrders, readOrder, readOrderByNumber } from '../../orders/orderStore.ts';
import { describeStatus } from '../../orders/describeStatus.ts';
import type { Address } from '../../database/stored/storedCheckout.ts';
import type { OrderLineRow, OrderRow, StoredOrder } from '../../orders/orderRow.ts';
import { formatMinor } from '@solvik/shop-rules';
import { CommandError, readCount, readOptions, table, type Command } from '../command.ts';

const day = (date: Date) => date.toISOString().replace('T', ' ').slice(0, 16);

export const orders: Command = {
  usage: 'orders [--last n]',
  meaning: 'the last orders, 20 by default',
  async run({ shop, print }, args) {
    const rows = await readLastOrders(
      shop.database.handle,
      readCount(readOptions(args).option('last'), 20),
    );
    if (rows.length === 0) {
      print('No orders yet.');
      return;
    }
    const head = ['order', 'placed (UTC)', 'status', 'market', 'total', 'customer'];
    const lines = rows.map((row) => [
      String(row.orderId),
      day(row.createdAt),
      describeStatus(row, row.lastPayment ?? undefined),
      row.marketId,
      formatMinor(row.total, row.currency),
      `${row.billing.firstName ?? ''} ${row.billing.lastName ?? ''}`.trim(),
    ]);
    for (const line of table([head, ...lines])) print(line);
  },
};

interface PaymentLine {
  readonly provider: string;
  readonly status: string;
  readonly amount: number;
  readonly createdAt: Date;
  readonly note: string | null;
}

const paymentWords: Readonly<Record<string, string>> = {
  open: 'pending',
  replaced: 'left for another attempt',
  paid: 'paid',
  declined: 'refused',
  cancelled: 'cancelled by the shopper',
  surplus: 'paid, but the order had been paid before: refund it',
  mismatch: 'another amount was paid: check it',
};

/** Lines at their price before campaigns and the code, so that the column adds up to the total. */
function sumLines(
  { totals, currency, total, vat }: OrderRow,
  lines: readonly OrderLineRow[],
): string[][] {
  const money = (minor: number) => formatMinor(minor, currency);
  const goods = lines.reduce((sum, line) => sum + line.unitSelling * line.quantity, 0);
  return [
    ['', '', 'Goods', money(goods)],
    ...orderDiscounts(totals).map(({ name, promoCode, discount }) => [
      '',
      '',
      promoCode === undefined ? (name ?? 'Campaign') : `Code ${promoCode}`,
      money(-discount),
    ]),
    ['', '', totals.shippingName, money(totals.shippingFee)],
    ...(totals.paymentFee > 0 ? [['', '', totals.paymentName, money(totals.paymentFee)]] : []),
    ['', '', `Total, with VAT ${money(vat)}`, money(total)],
  ];
}

function addressText({
  firstName,
  lastName,
  company,
  careOf,
  addressLine1,
  addressLine2,
  zip,
  city,
  country,
}: Address): string {
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [
    name,
    company,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    [zip, city].filter(Boolean).join(' '),
    country,
  ]
    .filter(Boolean)
    .join(', ');
}

function describeOrder(
  { order: row, lines }: StoredOrder,
  payments: readonly PaymentLine[],
): string[] {
  const money = (minor: number) => formatMinor(minor, row.currency);
  const goods = lines.map(({ quantity, snapshot, unitSelling }) => [
    `${quantity} ×`,
    snapshot.articleNumber,
    [snapshot.name, snapshot.colour, snapshot.size].filter(Boolean).join(', '),
    money(unitSelling * quantity),
  ]);
  const [delivery, billing] = [addressText(row.shipping), addressText(row.billing)];
  return [
    `Order ${row.orderId} (${row.publicId})`,
    `${describeStatus(row, payments.at(-1)?.status)}; placed ${day(row.createdAt)} UTC in ${row.marketId}, ${row.locale}`,
    '',
    ...table([...goods, ...sumLines(row, lines)]),
    '',
    `To: ${delivery}`,
    ...(billing === delivery ? [] : [`Bill: ${billing}`]),
    [row.email, row.billing.mobile ?? row.billing.phone].filter(Boolean).join(', '),
    ...(row.checkout.message ? [`Message: ${row.checkout.message}`] : []),
    '',
    ...payments.map(
      ({ provider, status, amount, createdAt, note }) =>
        `Payment by ${provider}, ${money(amount)}, begun ${day(createdAt)} UTC: ${paymentWords[status] ?? status}${note ? `. ${note}` : ''}`,
    ),
  ];
}

export const order: Command = {
  usage: 'order <number or public id>',
  meaning: 'one order with lines, address and payments',
  async run({ shop, print }, [id]) {
    if (!id)
      throw new CommandError('Name the order: its number, as `orders` lists it, or its public id.');
    const { handle } = shop.database;
    const isNumber = /^\d{1,9}$/.test(id);
    const isPublicId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
    const stored = isNumber
      ? await readOrderByNumber(handle, Number(id))
      : isPublicId
        ? await readOrder(handle, id)
        : undefined;
    if (!stored)
      throw new CommandError(
        isNumber || isPublicId
          ? `There is no order ${id}.`
          : `“${id.slice(0, 60)}” is neither an order's number, as \`orders\` lists it, nor a public id.`,
      );
    const payments = await handle
      .selectFrom('payments')
      .select(['provider', 'status', 'amount', 'createdAt', 'note'])
      .where('publicId', '=', stored.order.publicId)
      .orderBy('createdAt')
      .orderBy('paymentId')
      .execute();
    for (const line of describeOrder(stored, payments)) print(line);
  },
};
