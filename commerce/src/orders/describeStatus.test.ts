import { expect, it } from 'vitest';
import { describeStatus } from './describeStatus.ts';
import { orderStatuses } from './orderRow.ts';

it.each([
  ['pending-payment', 'open', 'awaiting payment'],
  ['pending-payment', 'mismatch', 'another amount was paid'],
  ['pending', 'paid', 'paid, to send'],
  ['on-hold', 'paid', 'paid, needs a look'],
  ['cancelled', 'declined', 'cancelled, card refused'],
  ['cancelled', 'cancelled', 'cancelled, payment broken off'],
  ['cancelled', 'open', 'cancelled, not paid in time'],
  ['cancelled', undefined, 'cancelled'],
  ['completed', 'paid', 'sent'],
] as const)('%s with its last payment %s stands as: %s', (status, payment, words) => {
  expect(describeStatus({ status, total: 100 }, payment)).toBe(words);
});

it('an order that costs nothing is not called paid', () => {
  for (const status of orderStatuses)
    expect(describeStatus({ status, total: 0 }, undefined)).not.toMatch(/^paid,/);
});
