/** A first visit's bytes and files stay within the limits of `tools/speed/budgets.json`. */
import { expect, test } from '@playwright/test';
import budgets from '../../tools/speed/budgets.json' with { type: 'json' };
import { findOverLimit } from '../../tools/speed/judgeFigures.ts';
import { measuredPages } from '../../tools/speed/measuredPages.ts';
import { visitFirstLoad } from '../../tools/speed/visitFirstLoad.ts';

test('a first visit to each page stays within its budget of bytes and files', async ({
  browser,
  baseURL,
}) => {
  const { origin: address } = new URL(baseURL ?? '');
  const figures = await visitFirstLoad({ browser, address, pages: await measuredPages(address) });
  expect(findOverLimit(figures, budgets)).toEqual([]);
});

/** Elements at or below these that React has hydrated. */
const hydratedBelow = (selector: string) =>
  [...document.querySelectorAll(`${selector} *`)].filter((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  ).length;

test('static parts of a page are not hydrated until the visitor navigates', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html[data-is-ready]')).toBeAttached();
  const parts = ['footer', 'header nav', '[data-is-static]'];
  const counts = async () =>
    Promise.all(parts.map((selector) => page.evaluate(hydratedBelow, selector)));
  expect(await Promise.all(parts.map((selector) => page.locator(selector).count()))).not.toContain(
    0,
  );
  expect(await counts()).toEqual([0, 0, 0]);
  // Their links navigate without reloading the document all the same.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  const link = page.locator('footer a[href="/om-oss"]:visible').first();
  await link.scrollIntoViewIfNeeded();
  await link.click();
  await expect(page).toHaveURL(/\/om-oss$/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await expect(page.locator('footer a[hreflang="nb-NO"]:visible')).toHaveAttribute(
    'href',
    /no\.localhost/,
  );
  // Back on the first page they are as before.
  await page.goBack();
  await expect(page.locator('[data-widget="hero"]').first()).toBeVisible();
  await expect(page.locator('header nav a[href="/c/dam"]:visible')).toHaveCount(1);
  await expect(page.locator('footer a[href="/om-oss"]:visible')).toHaveCount(1);
});
