/** The mail that confirms an order (spec section 1): what was bought, what it costs, where it goes. */
import { render, toPlainText } from '@react-email/components';
import type { ReactNode } from 'react';
import { languages } from '../../markets/markets.ts';
import type { OrderLineRow, OrderRow, OrderTotals } from '../../orders/orderRow.ts';
import { formatMoney } from '../../pricing/formatMoney.ts';
import { amountRow, buttonLink, mailFrame, paragraph, rule, smallPrint } from './mailParts.ts';
import { orderTexts, type OrderTexts } from './orderTexts.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What the mail says of an order. */
export interface ConfirmedOrder {
  readonly order: Pick<OrderRow, 'order_id' | 'locale' | 'currency' | 'billing' | 'shipping' | 'checkout'> & {
    readonly totals: Pick<OrderTotals, 'goods' | 'codeDiscount' | 'promoCode' | 'shippingFee' | 'shippingName' | 'total' | 'vat' | 'deliveryDays' | 'paymentName'>;
  };
  readonly lines: readonly (Pick<OrderLineRow, 'quantity' | 'unit_selling'> & { readonly snapshot: Pick<OrderLineRow['snapshot'], 'name' | 'brand' | 'colour' | 'size'> })[];
}

function lineRow({ snapshot, quantity, unit_selling }: ConfirmedOrder['lines'][number], { texts, money }: { texts: OrderTexts; money: (minor: number) => string }, at: number): ReactNode {
  const facts = [snapshot.colour, `${texts.size} ${snapshot.size}`, texts.pieces(quantity)].filter(Boolean).join(' · ');
  return amountRow({ label: snapshot.brand ? `${snapshot.name}, ${snapshot.brand}` : snapshot.name, note: facts, amount: money(unit_selling * quantity) }, `line-${at}`);
}

function sums({ order }: ConfirmedOrder, texts: OrderTexts, money: (minor: number) => string): ReactNode[] {
  const { totals } = order;
  // What a sale takes off is in the lines' own prices; a code stands once, below what it is taken from.
  const { codeDiscount: discount } = totals;
  return [
    amountRow({ label: texts.goods, amount: money(totals.goods + discount) }, 'goods'),
    ...(discount > 0 ? [amountRow({ label: totals.promoCode ? `${texts.discount} (${totals.promoCode})` : texts.discount, amount: money(-discount) }, 'discount')] : []),
    amountRow({ label: `${texts.shipping}, ${totals.shippingName}`, amount: totals.shippingFee === 0 ? texts.free : money(totals.shippingFee) }, 'shipping'),
    amountRow({ label: texts.total, amount: money(totals.total), isTotal: true }, 'total'),
    amountRow({ label: texts.vat, amount: money(totals.vat) }, 'vat'),
  ];
}

/** @param orderUrl the confirmation page, absolute */
export async function renderOrderConfirmation(stored: ConfirmedOrder, orderUrl: string): Promise<RenderedMail> {
  const { order, lines } = stored;
  const texts = orderTexts[order.locale];
  const money = (minor: number) => formatMoney(minor, order.currency);
  const { firstName = '', lastName = '', careOf, addressLine1 = '', addressLine2, zip = '', city = '' } = order.shipping;
  const subject = texts.subject(String(order.order_id));
  const mail = mailFrame({
    lang: Object.values(languages).find(({ locale }) => locale === order.locale)?.id ?? 'sv-SE',
    preview: `${texts.order} ${order.order_id}`,
    heading: texts.heading,
    children: [
      paragraph(texts.greeting(order.billing.firstName ?? '')),
      paragraph(texts.intro),
      smallPrint(`${texts.order}: ${order.order_id}`),
      rule('before-lines'),
      ...lines.map((line, at) => lineRow(line, { texts, money }, at)),
      rule('before-sums'),
      ...sums(stored, texts, money),
      rule('before-address'),
      smallPrint(texts.deliveredTo),
      ...[`${firstName} ${lastName}`, careOf && `c/o ${careOf}`, addressLine1, addressLine2, `${zip} ${city}`].flatMap((part) => (part ? [paragraph(part)] : [])),
      smallPrint(texts.delivery(order.totals.deliveryDays[0], order.totals.deliveryDays[1])),
      smallPrint(`${texts.payment}: ${order.totals.paymentName}`),
      ...(order.checkout.message ? [smallPrint(`${texts.message}: ${order.checkout.message}`)] : []),
      buttonLink({ href: orderUrl, text: texts.look }),
      smallPrint(texts.returns),
      smallPrint(texts.service),
    ],
  });
  const html = await render(mail);
  return { subject, html, text: toPlainText(html) };
}
