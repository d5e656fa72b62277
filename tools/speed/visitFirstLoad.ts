/** Loads the measured pages in a browser, each as a first visit, and counts what was loaded. */
import { setTimeout } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Figures } from './figures.ts';
import { firstLoadFigures } from './firstLoad.ts';
import { type MeasuredPages, pageNames } from './measuredPages.ts';
import { type PageRequest, type PageResponse, requestPage } from './requestPage.ts';

interface Visit {
  readonly browser: Browser;
  /** Of the running shop. */
  readonly address: string;
  readonly pages: MeasuredPages;
}

const retries = { tries: 60, pause: 250 };

/**
 * The document as most visitors get it: a cached page is compressed at the highest level after a
 * few requests.
 */
async function settledDocument(given: PageRequest): Promise<PageResponse> {
  for (let tries = 0; tries < retries.tries; tries += 1) {
    const document = await requestPage(given);
    if (document.etag === undefined || document.etag.endsWith('br11"')) return document;
    await setTimeout(retries.pause);
  }
  throw new Error(
    `${given.path} was not compressed further after ${String(retries.tries)} requests.`,
  );
}

/** Figures of all pages, each prefixed by its page: `home.scriptBytes`. */
export async function visitFirstLoad({
  browser,
  address,
  pages: { paths, cartCookie },
}: Visit): Promise<Figures> {
  const all: Record<string, number> = {};
  const contents = new Map<string, Promise<Buffer>>();
  for (const name of pageNames) {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    await context.addCookies([{ ...cartCookie, url: address }]);
    const page = await context.newPage();
    const scripts = new Set<string>();
    page.on('response', (response) => {
      if (!/javascript/.test(response.headers()['content-type'] ?? '')) return;
      scripts.add(response.url());
      contents.set(response.url(), contents.get(response.url()) ?? response.body());
    });
    await page.goto(address + paths[name], { waitUntil: 'networkidle' });
    const fetched = await Promise.all([...scripts].flatMap((url) => contents.get(url) ?? []));
    await context.close();
    const document = await settledDocument({
      port: Number(new URL(address).port),
      path: paths[name],
      headers: { cookie: `${cartCookie.name}=${cartCookie.value}` },
    });
    const figures = firstLoadFigures({
      document: document.text(),
      documentBytes: document.sent.length,
      scripts: fetched,
    });
    for (const [figure, value] of Object.entries(figures)) all[`${name}.${figure}`] = value;
  }
  return all;
}
