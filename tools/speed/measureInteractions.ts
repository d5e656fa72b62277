/**
 * The time from a shopper's press to its paint on a phone that is four times slower, measured by
 * the browser (Event Timing).
 */
import type { Browser, Page } from 'playwright';
import type { Figures } from './figures.ts';
import type { MeasuredPages } from './measuredPages.ts';
import { median } from './median.ts';

interface Measured {
  readonly browser: Browser;
  readonly address: string;
  readonly pages: MeasuredPages;
  readonly runs: number;
}

interface Interaction {
  readonly path: string;
  readonly press: (page: Page) => Promise<void>;
  readonly shows: (page: Page) => Promise<void>;
}

const slowDown = 4;

const size = (page: Page) => page.locator('input[name="skuId"][type=radio]').nth(1).locator('..');
const interactions = ({ paths }: MeasuredPages): Readonly<Record<string, Interaction>> => ({
  openFilters: {
    path: paths.list,
    press: (page) => page.locator('main button[aria-haspopup=dialog]').first().click(),
    shows: (page) => page.getByRole('dialog').waitFor(),
  },
  changeSize: {
    path: paths.product,
    press: (page) => size(page).click(),
    shows: (page) => size(page).locator('input:checked').waitFor({ state: 'attached' }),
  },
  addToCart: {
    path: paths.product,
    press: async (page) => page.locator('form[method=post] button[type=submit]').click(),
    shows: (page) => page.getByRole('dialog').waitFor(),
  },
  openCart: {
    path: paths.home,
    press: (page) =>
      page
        .locator('header')
        .getByRole('link', { name: /^Varukorg/ })
        .click(),
    shows: (page) => page.getByRole('dialog').waitFor(),
  },
});

/**
 * The longest event of the presses after `from`, in milliseconds; browsers round to steps of eight.
 */
async function longestEvent(page: Page, from: number): Promise<number> {
  return page.evaluate(async (since) => {
    // Two frames: an event's entry is added after the paint that ends it.
    for (let frame = 0; frame < 2; frame += 1)
      await new Promise((painted) => {
        requestAnimationFrame(() => setTimeout(painted, 0));
      });
    const { seenEvents = [] } = globalThis as {
      readonly seenEvents?: readonly PerformanceEventTiming[];
    };
    const pressed = seenEvents.filter(
      ({ startTime, interactionId }) => startTime >= since && interactionId,
    );
    return Math.max(0, ...pressed.map(({ duration }) => duration));
  }, from);
}

async function measureOnce(
  { browser, address, pages }: Measured,
  { path, press, shows }: Interaction,
  isSizeNeeded: boolean,
): Promise<number> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    serviceWorkers: 'block',
  });
  await context.addCookies([{ ...pages.cartCookie, url: address }]);
  const page = await context.newPage();
  await page.addInitScript(() => {
    const seen: PerformanceEntry[] = [];
    Object.assign(globalThis, { seenEvents: seen });
    new PerformanceObserver((list) => seen.push(...list.getEntries())).observe({
      type: 'event',
      durationThreshold: 16,
      buffered: true,
    } as PerformanceObserverInit);
  });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.locator('html[data-is-ready]').waitFor();
  if (isSizeNeeded) await size(page).click();
  await (
    await context.newCDPSession(page)
  ).send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const from = await page.evaluate(() => performance.now());
  await press(page);
  await shows(page);
  const took = await longestEvent(page, from);
  await context.close();
  return took;
}

/** The median of each, such as `interaction.openFilters`. */
export async function measureInteractions(measured: Measured): Promise<Figures> {
  const all: Record<string, number> = {};
  for (const [name, interaction] of Object.entries(interactions(measured.pages))) {
    const taken: number[] = [];
    for (let run = 0; run < measured.runs; run += 1)
      taken.push(await measureOnce(measured, interaction, name === 'addToCart'));
    all[`interaction.${name}Ms`] = Math.round(median(taken));
  }
  return all;
}
