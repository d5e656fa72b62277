// @vitest-environment happy-dom
import { runInThisContext } from 'node:vm';
import { beforeEach, expect, it, vi } from 'vitest';
import { bootScript } from '../../server/bootScript.ts';
import { perRow, perRowKey } from './perRow.ts';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

it('is remembered for each width, and notifies', () => {
  const listener = vi.fn();
  const leave = perRow.subscribe(listener);
  perRow.choose('wide', 3);
  perRow.choose('phone', 1);
  leave();
  perRow.choose('wide', 2);
  expect([perRow.read('wide'), perRow.read('phone'), listener.mock.calls.length]).toEqual([
    2, 1, 2,
  ]);
  expect(JSON.parse(localStorage.getItem(perRowKey) ?? '')).toEqual({ wide: 2, phone: 1 });
});

it.each([
  ['{"wide":3,"phone":1}', 3, 1],
  ['{"wide":"3"}', 3, undefined],
  ['{"wide":9,"phone":"<b>"}', undefined, undefined],
  ['null', undefined, undefined],
  ['{', undefined, undefined],
])('%s is set before the first paint', (stored, wide, phone) => {
  localStorage.setItem(perRowKey, stored);
  runInThisContext(bootScript);
  expect([perRow.read('wide'), perRow.read('phone')]).toEqual([wide, phone]);
});
