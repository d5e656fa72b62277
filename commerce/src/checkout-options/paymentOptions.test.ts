import { byLocale } from '@solvik/shop';
import { expect, it } from 'vitest';
import { chosenPaymentOption, paymentOptions, type PaymentOption } from './paymentOptions.ts';

const option = (id: number, isCredit: boolean): PaymentOption => ({
  id,
  provider: 'sandbox',
  name: String(id),
  displayNames: byLocale(() => ''),
  isCredit,
  fee: 0,
});

it('direct payment precedes credit, otherwise the order is kept', () => {
  const all = [option(1, true), option(2, false), option(3, true), option(4, false)];
  expect(paymentOptions(all).map(({ id }) => id)).toEqual([2, 4, 1, 3]);
});

it('a card has no fee, and is not credit', () => {
  expect(paymentOptions()).toMatchObject([{ id: 1, name: 'Card', isCredit: false, fee: 0 }]);
});

it.each([1, 999, null, undefined])('the option %s is paid by card', (id) => {
  expect(chosenPaymentOption(id)).toMatchObject({ id: 1, name: 'Card' });
});
