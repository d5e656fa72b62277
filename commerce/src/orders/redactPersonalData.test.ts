import { expect, it } from 'vitest';
import { isPersonalDataShown, personalDataLifetime } from './redactPersonalData.ts';

const placed = Date.UTC(2026, 10, 1, 12);
const hour = 3_600_000;

/**
 * Whether personal data is shown so many milliseconds after an order; each payment is given as its delay
 * after the order.
 */
function isShown(after: number, ...payments: readonly number[]): boolean {
  return isPersonalDataShown(
    {
      order: { createdAt: new Date(placed) },
      payments: payments.map((delay) => ({ openedAt: new Date(placed + delay) })),
    },
    placed + after,
  );
}

it.each([
  ['just placed', 0, [], true],
  ['within the hour', hour - 1, [0], true],
  ['after an hour', hour, [0], false],
  ['paid again later', 2 * hour, [0, 1.5 * hour], true],
  ['whose last attempt is an hour old', 3 * hour, [2 * hour, 0], false],
] as const)('the person of an order %s: %d ms, attempts %j, shown %s', (_, after, payments, is) => {
  expect(personalDataLifetime).toBe(hour);
  expect(isShown(after, ...payments)).toBe(is);
});
