/**
 * The mail that confirms an order (spec section 1): lines, totals, delivery address and days, and what
 * the law requires on a durable medium: the seller, the right of withdrawal, liability for defects.
 */
import { languageIdOf, markets, sellers } from '@solvik/shop';
import { render, toPlainText } from '@react-email/components';
import { shopPages, writeAddress } from '@solvik/addresses';
import {
  arrivalOf,
  formatMinor,
  formatPostalCode,
  isNamedSize,
  formatDay,
} from '@solvik/shop-rules';
import type { ReactNode } from 'react';
import { withQuery } from '../../checkout/safePath.ts';
import type { OrderTotals } from '../../database/stored/orderColumns.ts';
import { orderDiscounts } from '../../orders/orderDiscounts.ts';
import type { OrderLineRow, OrderRow } from '../../orders/orderRow.ts';
import {
  amountRow,
  amountsOnOneLine,
  buttonLink,
  mailFrame,
  paragraph,
  rule,
  section,
  smallPrint,
  textLink,
} from './mailParts.ts';
import type { OrderMailTexts } from '../../languages/orderMailTexts.ts';
import { backEndLanguages } from '../../languages/generated/byLocale.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The parts of an order that the mail shows. */
export interface ConfirmedOrder {
  readonly order: Pick<
    OrderRow,
    | 'orderId'
    | 'publicId'
    | 'channelId'
    | 'marketId'
    | 'locale'
    | 'currency'
    | 'billing'
    | 'shipping'
    | 'checkout'
  > & {
    readonly totals: Pick<
      OrderTotals,
      | 'goods'
      | 'codeDiscount'
      | 'campaigns'
      | 'promoCode'
      | 'shippingFee'
      | 'shippingName'
      | 'paymentFee'
      | 'total'
      | 'vat'
      | 'vatRate'
      | 'deliveryDays'
      | 'paymentName'
    >;
  };
  readonly lines: readonly (Pick<OrderLineRow, 'quantity' | 'unitSelling'> & {
    readonly snapshot: Pick<OrderLineRow['snapshot'], 'name' | 'brand' | 'colour' | 'size'>;
  })[];
}

export interface MailContext {
  /** The channel's origin, without a trailing slash. */
  readonly origin: string;
  /** When the order was acknowledged; arrival days are counted from it. */
  readonly ordered: Date;
}

interface Writing extends MailContext {
  readonly texts: OrderMailTexts;
  readonly languageId: string;
  readonly money: (minor: number) => string;
}

function lineRow(
  { snapshot, quantity, unitSelling }: ConfirmedOrder['lines'][number],
  { texts, money }: Writing,
  at: number,
): ReactNode {
  const size = isNamedSize(snapshot.size) ? snapshot.size : `${texts.size} ${snapshot.size}`;
  const facts = [snapshot.colour, size, texts.pieces(quantity)].filter(Boolean).join(' · ');
  return amountRow(
    {
      label: snapshot.brand ? `${snapshot.name}, ${snapshot.brand}` : snapshot.name,
      note: facts,
      amount: money(unitSelling * quantity),
    },
    `line-${at}`,
  );
}

function sums(
  { order, lines }: ConfirmedOrder,
  { texts, languageId, money }: Writing,
): ReactNode[] {
  const { totals } = order;
  const { paymentFee } = totals;
  const goods = lines.reduce((sum, line) => sum + line.unitSelling * line.quantity, 0);
  return [
    // Sale reductions are in the lines' prices; campaigns and a code are shown below their sum.
    amountRow({ label: texts.goods, amount: money(goods) }, 'goods'),
    ...orderDiscounts(totals).map(({ name = texts.discount, promoCode, discount }, at) =>
      amountRow(
        {
          label: promoCode === undefined ? name : `${texts.discount} (${promoCode})`,
          amount: money(-discount),
        },
        `discount-${at}`,
      ),
    ),
    amountRow(
      {
        label: texts.shipping,
        note: totals.shippingName,
        amount: totals.shippingFee === 0 ? texts.free : money(totals.shippingFee),
      },
      'shipping',
    ),
    ...(paymentFee > 0
      ? [amountRow({ label: texts.paymentFee, amount: money(paymentFee) }, 'payment-fee')]
      : []),
    amountRow({ label: texts.total, amount: money(totals.total), isTotal: true }, 'total'),
    amountRow(
      {
        label: texts.vat(new Intl.NumberFormat(languageId).format(totals.vatRate / 10)),
        amount: money(totals.vat),
      },
      'vat',
    ),
  ];
}

function delivery({ order }: ConfirmedOrder, { texts, languageId, ordered }: Writing): ReactNode[] {
  const {
    firstName = '',
    lastName = '',
    careOf,
    addressLine1 = '',
    addressLine2,
    zip = '',
    city = '',
  } = order.shipping;
  const { country } = markets[order.marketId];
  const arrival = arrivalOf(ordered, { country: country.code, days: order.totals.deliveryDays });
  const [from = '', to = ''] = [arrival.from, arrival.to].map((day) => formatDay(day, languageId));
  const address = [
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    `${formatPostalCode(zip, country.code)} ${city}`,
  ].filter(Boolean);
  return [
    section(texts.delivery),
    paragraph(
      `${order.totals.shippingName}. ${from === to ? texts.arrivesOn(from) : texts.arrivesBetween(from, to)}.`,
    ),
    smallPrint(`${texts.deliveredTo}: ${address.join(', ')}`),
    smallPrint(`${texts.payment}: ${order.totals.paymentName}`),
    ...(order.checkout.message ? [smallPrint(`${texts.message}: ${order.checkout.message}`)] : []),
  ];
}

function law({ order }: ConfirmedOrder, { texts, money, origin }: Writing): ReactNode[] {
  const seller = sellers[order.channelId];
  const page = (name: 'returns' | 'terms') =>
    `${origin}${writeAddress('page', order.locale, { alias: shopPages[order.locale][name] })}`;
  return [
    section(texts.regret),
    ...texts.regretText(seller, money(seller.returnFee)).map(smallPrint),
    textLink({ href: page('returns'), text: texts.readReturns }),
    section(texts.faults),
    smallPrint(texts.faultsText),
    textLink({ href: page('terms'), text: texts.readTerms }),
    section(texts.contact),
    smallPrint(texts.service),
    smallPrint(`${texts.phone}: ${seller.phone}`),
    smallPrint(`${texts.email}: ${seller.email}`),
    smallPrint(`${seller.name}, ${seller.address}`),
    smallPrint(`${texts.number}: ${seller.number}`),
    rule('before-form'),
    section(texts.form),
    ...texts.formText(seller).map(smallPrint),
  ];
}

export async function renderOrderConfirmation(
  stored: ConfirmedOrder,
  context: MailContext,
): Promise<RenderedMail> {
  const { order, lines } = stored;
  const texts = backEndLanguages[order.locale].orderMail;
  const languageId = languageIdOf(order.locale);
  const writing: Writing = {
    ...context,
    texts,
    languageId,
    money: (minor) => formatMinor(minor, order.currency),
  };
  const orderNumber = `${texts.order}: ${order.orderId}`;
  const date = new Intl.DateTimeFormat(languageId, {
    dateStyle: 'long',
    timeZone: markets[order.marketId].timeZone,
  }).format(context.ordered);
  const subject = texts.subject(String(order.orderId));
  const mail = mailFrame({
    lang: languageId,
    title: subject,
    preview: orderNumber,
    heading: texts.heading,
    children: [
      paragraph(texts.greeting(order.billing.firstName ?? '')),
      paragraph(texts.intro),
      smallPrint(orderNumber),
      smallPrint(`${texts.date}: ${date}`),
      rule('before-lines'),
      ...lines.map((line, at) => lineRow(line, writing, at)),
      rule('before-sums'),
      ...sums(stored, writing),
      rule('before-delivery'),
      ...delivery(stored, writing),
      buttonLink({
        href: `${context.origin}${withQuery(writeAddress('checkoutConfirm', order.locale), { order: order.publicId })}`,
        text: texts.look,
      }),
      rule('before-law'),
      ...law(stored, writing),
    ],
  });
  const html = await render(mail);
  return {
    subject,
    html,
    text: toPlainText(html, {
      selectors: [
        ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
        amountsOnOneLine,
      ],
    }),
  };
}
