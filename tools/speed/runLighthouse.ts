/** Runs Lighthouse as on a phone, in the pinned browser, on the running shop. */
import lighthouse from 'lighthouse';
import { chromium } from 'playwright';
import { browserArguments } from '../browser/pinnedChromium.ts';
import type { Figures } from './figures.ts';
import { type MeasuredPages, pageNames } from './measuredPages.ts';
import { median } from './median.ts';

interface Measured {
  /** The browser's file; by default Playwright's. */
  readonly executablePath: string | undefined;
  readonly address: string;
  readonly pages: MeasuredPages;
  /** The number of measurements of each page, of which the median counts. */
  readonly runs: number;
  /** Port of the browser's debugging protocol. */
  readonly debuggingPort: number;
}

const timings = {
  fcpMs: 'first-contentful-paint',
  lcpMs: 'largest-contentful-paint',
  tbtMs: 'total-blocking-time',
} as const;

async function audit(url: string, port: number): Promise<Figures> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance'],
  });
  const report = result?.lhr;
  if (!report || report.runtimeError)
    throw new Error(
      `Lighthouse could not measure ${url}: ${report?.runtimeError?.message ?? 'no report'}`,
    );
  const value = (name: string): number => report.audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((report.categories['performance']?.score ?? Number.NaN) * 100),
    ...Object.fromEntries(
      Object.entries(timings).map(([figure, name]) => [figure, Math.round(value(name))]),
    ),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
  };
}

export async function runLighthouse({
  executablePath,
  address,
  pages,
  runs,
  debuggingPort,
}: Measured): Promise<Figures> {
  const outside = [
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost',
    `--remote-debugging-port=${String(debuggingPort)}`,
  ];
  const browser = await chromium.launch({
    args: [...browserArguments, ...outside],
    ...(executablePath && { executablePath }),
  });
  const all: Record<string, number> = {};
  try {
    // In the browser's cookie store: with only a header the server would see a cart that the page's
    // scripts do not find.
    const session = await browser.newBrowserCDPSession();
    await session.send('Storage.setCookies', { cookies: [{ ...pages.cartCookie, url: address }] });
    for (const name of pageNames) {
      const measured: Figures[] = [];
      // The first visit draws pictures and fills the page cache; it does not count.
      for (let run = 0; run <= runs; run += 1)
        measured.push(await audit(address + pages.paths[name], debuggingPort));
      const [, ...counted] = measured;
      for (const figure of Object.keys(counted[0] ?? {}))
        all[`${name}.${figure}`] = median(counted.map((figures) => figures[figure] ?? Number.NaN));
    }
  } finally {
    await browser.close();
  }
  return all;
}
