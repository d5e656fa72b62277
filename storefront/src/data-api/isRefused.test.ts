import { expect, it } from 'vitest';
import { DataApiError } from './dataApiError.ts';
import { isRefused } from './isRefused.ts';

it.each([
  [400, true],
  [422, true],
  [401, false],
  [429, false],
  [500, false],
  [503, false],
])('a response of status %i is a refusal: %s', (status, expected) => {
  expect(isRefused(new DataApiError('Failed.', { status, operation: 'reviews' }))).toBe(expected);
});

it('a connection that is lost is no refusal', () => {
  expect(isRefused(Object.assign(new TypeError('Failed to fetch'), { status: 400 }))).toBe(false);
});
