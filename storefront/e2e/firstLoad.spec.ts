/** What a first visit costs a shopper, in bytes and files, stays within the limits of `tools/speed/budgets.json`. */
import { expect, test } from '@playwright/test';
import budgets from '../../tools/speed/budgets.json' with { type: 'json' };
import { findOverLimit } from '../../tools/speed/judgeFigures.ts';
import { measuredPages } from '../../tools/speed/measuredPages.ts';
import { visitFirstLoad } from '../../tools/speed/visitFirstLoad.ts';

test('a first visit to each page keeps within its bytes and files', async ({ browser, baseURL }) => {
  const { origin: address } = new URL(baseURL ?? '');
  const figures = await visitFirstLoad({ browser, address, pages: await measuredPages(address) });
  expect(findOverLimit(figures, budgets)).toEqual([]);
});
