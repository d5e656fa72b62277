/** Generated carts with campaigns, and what must be true of each. */
import fc from 'fast-check';
import { anyOffers } from '../../campaigns/testing/anyOffers.ts';
import { vatWithin } from '../../pricing/vat.ts';
import { type CartCosts, cartTotals } from '../cartTotals.ts';

const anyLine = fc
  .record({
    productId: fc.integer({ min: 1, max: 5 }),
    quantity: fc.integer({ min: 1, max: 12 }),
    regular: fc.integer({ min: 0, max: 200_000 }),
  })
  .chain((line) =>
    fc.integer({ min: 0, max: line.regular }).map((selling) => Object.assign({ selling }, line)),
  );

/** VAT of Sweden, Norway and Denmark, of Finland, reduced, and none. */
const vatRates = [250, 255, 140, 0] as const;

export const anyCart: fc.Arbitrary<CartCosts> = fc.record({
  lines: fc.array(anyLine, { maxLength: 10 }),
  offers: anyOffers,
  freeShippingFrom: fc.constantFrom(0, 7_900, 79_900),
  shipping: fc.record({
    fee: fc.integer({ min: 0, max: 9_900 }),
    isFreeAboveLimit: fc.boolean(),
  }),
  paymentFee: fc.constantFrom(0, 1_900),
  vatRate: fc.constantFrom(...vatRates),
});

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** What does not add up in a cart, to the minor unit; empty if all does. */
export function cartFaults(costs: CartCosts): readonly string[] {
  const totals = cartTotals(costs);
  const { lines, goods, fixedDiscount, shippingFee, paymentFee, total, vat, campaigns } = totals;
  const of = (pick: (line: (typeof lines)[number]) => number) => sum(lines.map(pick));
  const allCampaigns = sum(campaigns.map(({ discount }) => discount));
  const checks: Readonly<Record<string, boolean>> = {
    'lines + shipping + fees − fixed amounts = total':
      of((line) => line.total) + shippingFee + paymentFee - fixedDiscount === total,
    'goods are the lines': of((line) => line.total) === goods,
    'prices − discounts = lines': of(({ selling, discount }) => selling - discount) === goods,
    'fixed amounts are those of the lines': of(({ fixed }) => fixed) === fixedDiscount,
    'campaigns take off what lines have':
      of((line) => line.discount) + fixedDiscount === allCampaigns,
    'campaigns of a line are its discount': lines.every(
      (line) => sum(line.campaigns.map((each) => each.discount)) === line.discount,
    ),
    'VAT is of the total': vat === vatWithin(total, costs.vatRate),
    'VAT of lines, shipping and fees is the VAT':
      of((line) => line.vat) + totals.shippingVat + totals.paymentVat === vat,
    'without VAT: lines + shipping + fees = total':
      of((line) => line.total - line.fixed - line.vat) +
        (shippingFee - totals.shippingVat) +
        (paymentFee - totals.paymentVat) ===
      total - vat,
    'nothing is negative or broken': [
      total,
      vat,
      ...lines.flatMap((line) => [line.discount, line.fixed, line.total - line.fixed, line.vat]),
    ].every((value) => Number.isInteger(value) && value >= 0),
  };
  return Object.keys(checks).filter((check) => !checks[check]);
}
