import { toDecimal, toMinor } from '@solvik/shop-rules';
import { describe, expect, it } from 'vitest';
import { sumsWithoutVat } from './sumsWithoutVat.ts';

describe('the sums without VAT', () => {
  /**
   * `line / line … − discount + shipping + a fee without a row`, all with VAT, at so many parts
   * per thousand.
   */
  const compute = (note: string, rate: number) => {
    const [goods = '', ...others] = note.split(/ [−+] /);
    const [discount = 0, fee = 0, paymentFee = 0] = others.map(Number);
    const lines = goods.split(' / ').map(Number);
    const subtotal = lines.reduce((sum, line) => sum + line, 0);
    const exOf = (amount: number) =>
      toDecimal(toMinor(amount) - Math.round((amount * 100 * rate) / (1000 + rate)));
    const whole = subtotal - discount + fee + paymentFee;
    return {
      lines,
      discount,
      shipping: { incVat: fee, exVat: exOf(fee) },
      total: { incVat: whole, exVat: exOf(whole) },
    };
  };

  it.each([
    {
      note: '749 / 2299 − 0 + 0',
      rate: 250,
      lines: [599.2, 1839.2],
      subtotal: 2438.4,
      discount: 0,
    },
    {
      note: '749 / 2299 − 149.8 + 49',
      rate: 250,
      lines: [599.2, 1839.2],
      subtotal: 2438.4,
      discount: 119.84,
    },
    { note: '159.8 − 0 + 0', rate: 255, lines: [127.33], subtotal: 127.33, discount: 0 },
    { note: '59.7 − 5.97 + 4.9', rate: 255, lines: [47.58], subtotal: 47.58, discount: 4.76 },
    { note: '100 − 0 + 0 + 29', rate: 250, lines: [80], subtotal: 80, discount: 0 },
    { note: '0 − 0 + 0', rate: 250, lines: [0], subtotal: 0, discount: 0 },
  ])('of $note at $rate are $lines, $subtotal − $discount', ({ note, rate, ...sums }) => {
    expect(sumsWithoutVat(compute(note, rate))).toEqual(sums);
  });

  it('always add up: the lines to the subtotal, and the rows to the whole', () => {
    for (let at = 1; at <= 500; at += 1) {
      const goods = [at * 7919, at * 104_729, at * 31]
        .map((seed) => String((seed % 99_991) / 100))
        .join(' / ');
      const sums = compute(
        `${goods} − ${String(((at * 31) % 97) / 100)} + ${at % 3 === 0 ? '4.9' : '0'}`,
        at % 2 === 0 ? 250 : 255,
      );
      const { lines, subtotal, discount } = sumsWithoutVat(sums);
      expect(lines.reduce((sum, line) => sum + toMinor(line), 0)).toBe(toMinor(subtotal));
      expect(toMinor(subtotal) - toMinor(discount) + toMinor(sums.shipping.exVat)).toBe(
        toMinor(sums.total.exVat),
      );
    }
  });
});
