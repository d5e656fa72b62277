/**
 * The mail that confirms an order (spec section 1): what was bought, what it costs, where it goes and when it comes, and
 * what the law wants told in a form that can be kept: who sells, how a purchase is regretted, what holds of faults.
 */
import { render, toPlainText } from '@react-email/components';
import { shopPages, writeAddress } from '@solvik/addresses';
import { arrivalOf, formatZip, isWordySize, writeDay } from '@solvik/shop-rules';
import type { ReactNode } from 'react';
import { withQuery } from '../../checkout/safePath.ts';
import { languages, markets } from '../../markets/markets.ts';
import { sellers } from '../../markets/sellers.ts';
import type { OrderLineRow, OrderRow, OrderTotals } from '../../orders/orderRow.ts';
import { formatMoney } from '../../pricing/formatMoney.ts';
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
import { orderTexts, type OrderTexts } from './words/orderTexts.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What the mail says of an order. */
export interface ConfirmedOrder {
  readonly order: Pick<
    OrderRow,
    | 'order_id'
    | 'public_id'
    | 'channel_id'
    | 'market_id'
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
  readonly lines: readonly (Pick<OrderLineRow, 'quantity' | 'unit_selling'> & {
    readonly snapshot: Pick<OrderLineRow['snapshot'], 'name' | 'brand' | 'colour' | 'size'>;
  })[];
}

export interface MailPlace {
  /** Of the channel's front, without a slash at its end. */
  readonly origin: string;
  /** When the order became the shopper's; the days of arrival are counted from it. */
  readonly ordered: Date;
}

interface Writing extends MailPlace {
  readonly texts: OrderTexts;
  readonly languageId: string;
  readonly money: (minor: number) => string;
}

function lineRow(
  { snapshot, quantity, unit_selling }: ConfirmedOrder['lines'][number],
  { texts, money }: Writing,
  at: number,
): ReactNode {
  const size = isWordySize(snapshot.size) ? snapshot.size : `${texts.size} ${snapshot.size}`;
  const facts = [snapshot.colour, size, texts.pieces(quantity)].filter(Boolean).join(' · ');
  return amountRow(
    {
      label: snapshot.brand ? `${snapshot.name}, ${snapshot.brand}` : snapshot.name,
      note: facts,
      amount: money(unit_selling * quantity),
    },
    `line-${at}`,
  );
}

function sums({ order }: ConfirmedOrder, { texts, money }: Writing): ReactNode[] {
  const { totals } = order;
  // What a sale takes off is in the lines' own prices; a code stands once, below what it is taken from.
  const { codeDiscount: discount, paymentFee } = totals;
  return [
    amountRow({ label: texts.goods, amount: money(totals.goods + discount) }, 'goods'),
    ...(discount > 0
      ? [
          amountRow(
            {
              label: totals.promoCode ? `${texts.discount} (${totals.promoCode})` : texts.discount,
              amount: money(-discount),
            },
            'discount',
          ),
        ]
      : []),
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
        label: texts.vat(String(totals.vatRate / 10).replace('.', ',')),
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
  const { country } = markets[order.market_id];
  const arrival = arrivalOf(ordered, { country: country.code, days: order.totals.deliveryDays });
  const [from = '', to = ''] = [arrival.from, arrival.to].map((day) => writeDay(day, languageId));
  const address = [
    `${firstName} ${lastName}`,
    careOf && `c/o ${careOf}`,
    addressLine1,
    addressLine2,
    `${formatZip(zip, country.code)} ${city}`,
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
  const seller = sellers[order.channel_id];
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
  place: MailPlace,
): Promise<RenderedMail> {
  const { order, lines } = stored;
  const texts = orderTexts[order.locale];
  const languageId =
    Object.values(languages).find(({ locale }) => locale === order.locale)?.id ?? 'sv-SE';
  const writing: Writing = {
    ...place,
    texts,
    languageId,
    money: (minor) => formatMoney(minor, order.currency),
  };
  const orderNumber = `${texts.order}: ${order.order_id}`;
  const date = new Intl.DateTimeFormat(languageId, {
    dateStyle: 'long',
    timeZone: 'Europe/Stockholm',
  }).format(place.ordered);
  const mail = mailFrame({
    lang: languageId,
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
        href: `${place.origin}${withQuery(writeAddress('checkoutConfirm', order.locale), { order: order.public_id })}`,
        text: texts.look,
      }),
      rule('before-law'),
      ...law(stored, writing),
    ],
  });
  const html = await render(mail);
  return {
    subject: texts.subject(String(order.order_id)),
    html,
    text: toPlainText(html, {
      selectors: [
        ...['h1', 'h2'].map((selector) => ({ selector, options: { uppercase: false } })),
        amountsOnOneLine,
      ],
    }),
  };
}
