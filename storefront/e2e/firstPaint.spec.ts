/** A first visit's paint: before any script, and without layout shifts afterwards. */
import { createServer } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { measuredPages, pageNames } from '../../tools/speed/measuredPages.ts';
import { isReady } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { layoutShifts, observeLayoutShifts } from './steps/layoutShifts.ts';

const screens = { phone: { width: 412, height: 823 }, desktop: { width: 1280, height: 900 } };

/** A replacement moves nothing in the browser's count, yet changes this. */
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

for (const [screen, viewport] of Object.entries(screens)) {
  test(`nothing moves on a ${screen} while scripts load late`, async ({ browser, baseURL }) => {
    const { origin: address } = new URL(baseURL ?? '');
    const { paths, cartCookie } = await measuredPages(address);
    for (const name of pageNames) {
      const context = await browser.newContext({ viewport, serviceWorkers: 'block' });
      await context.addCookies([{ ...cartCookie, url: address }]);
      const page = await context.newPage();
      await observeLayoutShifts(page);
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      await page.route(/\.(?:js|css)$|\/graphql/, async (route) => {
        await released;
        await route.continue();
      });
      // Text keeps its fallback: a font that arrives after the first paint would shift it.
      await page.route(/\.woff2$/, (route) => route.abort());
      await page.goto(address + paths[name], { waitUntil: 'commit' });
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      const height = await pageHeight(page);
      release();
      await isReady(page);
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page), name).toEqual([]);
      expect(await pageHeight(page), name).toBe(height);
      await context.close();
    }
  });
}

test('no script is requested before the first paint', async ({ page, baseURL }) => {
  const { paths } = await measuredPages(new URL(baseURL ?? '').origin);
  for (const name of pageNames) {
    await page.goto(paths[name]);
    await isReady(page);
    const { firstPaint, requests } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      requests: performance
        .getEntriesByType('resource')
        .filter((entry) => /\.(?:js|css)$/.test(entry.name))
        .map((entry) => entry.startTime),
    }));
    expect(requests.length, name).toBeGreaterThan(5);
    expect(Math.min(...requests), name).toBeGreaterThanOrEqual(firstPaint ?? Infinity);
  }
});

test('a button pressed before the scripts have loaded is pressed again once they have', async ({
  page,
}) => {
  const released = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Meny' });
  await menu.click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  released.resolve();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('scripts that are there before the end of the document wait for it', async ({
  page,
  baseURL,
}) => {
  const { origin, host } = new URL(baseURL ?? '');
  const released = Promise.withResolvers<void>();
  // The shop on a slow network.
  const slow = createServer(({ url = '', method = 'GET', headers: { accept } }, response) => {
    const send = async () => {
      const answer = await fetch(new URL(url, origin), { method, headers: { host } });
      const body = Buffer.from(await answer.arrayBuffer());
      response.setHeader('content-type', answer.headers.get('content-type') ?? '');
      if (accept?.includes('text/html')) {
        const end = body.indexOf('<script id="page-state"');
        response.write(body.subarray(0, end));
        await released.promise;
        response.end(body.subarray(end));
      } else response.end(body);
    };
    send().catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((done) => slow.listen(0, () => done()));
  const address = slow.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const isQuiet = expectQuietConsole(page);
  const requested = page.waitForResponse(/\/assets\/client-/);
  await page.goto(`http://localhost:${String(port)}/kundservice`, { waitUntil: 'commit' });
  await (await requested).finished();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-is-ready');
  released.resolve();
  await isReady(page);
  isQuiet();
  await new Promise((done) => slow.close(done));
});
