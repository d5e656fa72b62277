import { describe, expect, it } from 'vitest';
import { cartSums, lineAmount, regularLineAmount, type SummedCart, sumsWithoutVat } from './cartSums.ts';

/** `pieces × price − code`: what one costs before a code, and what the code takes off the line. */
function cartOf(...notes: readonly string[]): SummedCart {
  const items = notes.map((note) => {
    const [pieces = 0, price = 0, code = 0] = note.split(/ [×−] /).map(Number);
    return { quantity: pieces, unitPrice: { sellingPriceIncVat: price, sellingPriceExVat: price * 0.8 }, campaign: code ? { prices: [{ discount: code }] } : null };
  });
  return { items };
}

describe('the sums of a cart', () => {
  it.each([
    { cart: cartOf('1 × 749', '1 × 2299'), lines: [749, 2299], subtotal: 3048, discount: 0 },
    { cart: cartOf('1 × 749 − 149.8', '1 × 2299'), lines: [749, 2299], subtotal: 3048, discount: 149.8 },
    { cart: cartOf('3 × 19.9 − 5.97'), lines: [59.7], subtotal: 59.7, discount: 5.97 },
    { cart: cartOf(), lines: [], subtotal: 0, discount: 0 },
  ])('show the lines before the code, and the code once: $lines − $discount', ({ cart, lines, subtotal, discount }) => {
    expect((cart.items ?? []).map((line) => line && lineAmount(line).incVat)).toEqual(lines);
    expect(cartSums(cart)).toEqual({ subtotal, discount });
    expect(lines.reduce((sum, amount) => sum + amount, 0)).toBe(subtotal);
  });
});

it.each([
  [4, 899, 1149, { now: 3596, before: 4596 }],
  [3, 19.9, 24.95, { now: 59.7, before: 74.85 }],
  [1, 0, 0, { now: 0, before: 0 }],
])('%d pieces at %d, before at %d, are compared like with like', (quantity, sellingPriceIncVat, regularPriceIncVat, sums) => {
  const line = { quantity, unitPrice: { sellingPriceIncVat, regularPriceIncVat, sellingPriceExVat: sellingPriceIncVat, regularPriceExVat: regularPriceIncVat } };
  expect({ now: lineAmount(line).incVat, before: regularLineAmount(line).incVat }).toEqual(sums);
  expect({ now: lineAmount(line).exVat, before: regularLineAmount(line).exVat }).toEqual(sums);
});

describe('the sums without VAT', () => {
  /** `subtotal − discount + shipping`, all with VAT, at so many parts per thousand. */
  const told = (note: string, rate: number) => {
    const [subtotal = 0, discount = 0, fee = 0, paymentFee = 0] = note.split(/ [−+] /).map(Number);
    const exOf = (amount: number) => (Math.round(amount * 100) - Math.round((amount * 100 * rate) / (1000 + rate))) / 100;
    const whole = subtotal - discount + fee + paymentFee;
    return { subtotal, discount, shipping: { incVat: fee, exVat: exOf(fee) }, total: { incVat: whole, exVat: exOf(whole) } };
  };

  it.each([
    { note: '3048 − 0 + 0', rate: 250, subtotal: 2438.4, discount: 0 },
    { note: '3048 − 149.8 + 49', rate: 250, subtotal: 2438.4, discount: 119.84 },
    { note: '59.7 − 5.97 + 4.9', rate: 255, subtotal: 47.58, discount: 4.76 },
    { note: '100 − 0 + 0 + 29', rate: 250, subtotal: 80, discount: 0 },
    { note: '0 − 0 + 0', rate: 250, subtotal: 0, discount: 0 },
  ])('of $note at $rate are $subtotal − $discount', ({ note, rate, subtotal, discount }) => {
    expect(sumsWithoutVat(told(note, rate))).toEqual({ subtotal, discount });
  });

  it('always add up to the whole', () => {
    for (let at = 1; at <= 500; at += 1) {
      const sums = told(`${String((at * 7919) % 99_991 / 100)} − ${String((at * 31) % 97 / 100)} + ${String(at % 3 === 0 ? 4.9 : 0)}`, at % 2 === 0 ? 250 : 255);
      const { subtotal, discount } = sumsWithoutVat(sums);
      expect(Math.round((subtotal - discount + sums.shipping.exVat) * 100)).toBe(Math.round(sums.total.exVat * 100));
    }
  });
});
