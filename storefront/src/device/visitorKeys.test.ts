// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { visitorKeys } from './visitorKeys.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.UTC(2026, 10, 20);

beforeEach(() => localStorage.clear());

const use = (at: number) => {
  const keys = visitorKeys.use(start + at);
  if (!keys) throw new Error('There are no keys.');
  return keys;
};

it('are random, in local storage, and accepted by the search API', () => {
  const { customerKey, sessionKey } = use(0);
  for (const key of [customerKey, sessionKey]) expect(key).toMatch(/^[\w-]{8,64}$/);
  expect(customerKey).not.toBe(sessionKey);
  expect(Object.keys(localStorage).toSorted()).toEqual(['customerKey', 'sessionKey']);
});

it.each([
  ['within half an hour both stay', [0, 29 * minute], 'same', 'same'],
  ['use extends a visit', [0, 29 * minute, 58 * minute], 'same', 'same'],
  ['after half an hour a visit is over', [0, 30 * minute], 'same', 'new'],
  [
    'the visitor is known for a year since the last visit',
    [0, 364 * day, 728 * day],
    'same',
    'new',
  ],
  ['and not for longer', [0, 365 * day], 'new', 'new'],
] as const)('%s', (_what, times, customer, session) => {
  const [first, ...later] = times.map((at) => use(at));
  const last = later.at(-1);
  expect(last?.customerKey === first?.customerKey).toBe(customer === 'same');
  expect(last?.sessionKey === first?.sessionKey).toBe(session === 'same');
});

it.each(['', 'short', 'x y z', `${'a'.repeat(70)} 1`, 'valid-key not-a-time'])(
  'a stored %j is replaced',
  (stored) => {
    localStorage.setItem('customerKey', stored);
    expect(use(0).customerKey).toMatch(/^[0-9a-f-]{36}$/);
  },
);

it('are removed', () => {
  const { customerKey } = use(0);
  visitorKeys.remove();
  expect(localStorage.length).toBe(0);
  expect(use(1).customerKey).not.toBe(customerKey);
});

it('do not exist where nothing can be stored', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(visitorKeys.use(start)).toBeUndefined();
  expect(() => visitorKeys.remove()).not.toThrow();
  vi.unstubAllGlobals();
});
