import { expect, it } from 'vitest';
import { describeStatus } from './describeStatus.ts';
import { orderStatuses } from '../database/stored/orderColumns.ts';

it.each([
  ['pending-payment', 'open', 'awaiting payment'],
  ['pending-payment', 'mismatch', 'another amount was paid'],
  ['pending', 'paid', 'paid, to send'],
  ['on-hold', 'paid', 'paid, needs attention'],
  ['cancelled', 'declined', 'cancelled, card refused'],
  ['cancelled', 'cancelled', 'cancelled, payment broken off'],
  ['cancelled', 'open', 'cancelled, not paid in time'],
  ['cancelled', 'mismatch', 'cancelled, another amount was paid'],
  ['cancelled', undefined, 'cancelled'],
  ['cancelled', 'replaced', 'cancelled'],
  ['pending-payment', 'declined', 'awaiting payment'],
  ['pending', 'mismatch', 'paid, to send'],
  ['partial', 'paid', 'partly sent'],
  ['backorder', 'paid', 'paid, waits for stock'],
  ['refunded', 'paid', 'paid back'],
  ['completed', 'paid', 'sent'],
] as const)('%s with its last payment %s is described as: %s', (status, payment, description) => {
  expect(describeStatus({ status, total: 100 }, payment)).toBe(description);
});

it('an order that costs nothing is not called paid', () => {
  for (const status of orderStatuses)
    expect(describeStatus({ status, total: 0 }, undefined)).not.toMatch(/^paid,/);
  expect(describeStatus({ status: 'pending', total: 0 }, undefined)).toBe('to send');
  expect(describeStatus({ status: 'pending', total: 1 }, undefined)).toBe('paid, to send');
});
