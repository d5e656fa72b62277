/** Another merchant's shop: only `shop/definition` and `shop/brand` differ. It is built, sells, and shows no word of the first. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { sites, sizes } from './sites.ts';
import { copyProject } from './secondShop/copyProject.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import { type SeparateShop, startSeparateShop } from './steps/separateShop.ts';
import { createShopper } from './steps/shopper.ts';

test.describe.configure({ mode: 'serial' });

const folder = mkdtempSync(join(tmpdir(), 'second-shop-'));
const dataDir = join(folder, '.data');
const run = promisify(execFile);
let shop: SeparateShop | undefined;
let port = '';

test.beforeAll(async () => {
  test.setTimeout(600_000);
  copyProject(folder);
  await run(process.execPath, ['tools/generate.ts'], { cwd: folder });
  await run(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '--noEmit', '-p', 'tsconfig.sources.json'],
    { cwd: folder },
  );
  await run(process.execPath, ['tools/setup/buildOnly.mjs'], { cwd: folder });
  shop = await startSeparateShop({ dataDir, root: folder });
  port = shop.port;
});

test.afterAll(async () => {
  await shop?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const own = sites.filter(({ channel }) => channel === 'no' || channel === 'fi');
/** The accents of `secondShop/brand`, as a browser computes them. */
const accents: Readonly<Record<string, string>> = {
  no: 'rgb(90, 42, 60)',
  fi: 'rgb(31, 79, 99)',
};

const backgroundsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')].map(
      (element) => getComputedStyle(element).backgroundColor,
    ),
  );

/** What a shopper or a search engine reads of a page: its texts, and the head. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const named = [...document.querySelectorAll('[aria-label], [alt], [title], [content]')].flatMap(
      (element) =>
        ['aria-label', 'alt', 'title', 'content'].map((name) => element.getAttribute(name) ?? ''),
    );
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')];
    return [
      document.title,
      document.body.innerText,
      ...named,
      ...data.map(({ textContent }) => textContent),
    ].join('\n');
  });

for (const [at, site] of own.entries()) {
  const { name, viewport } = sizes[at % 2] ?? sizes[0];
  test(`a shopper in ${site.channel} buys in the second shop on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    const isQuiet = expectQuietConsole(page);
    const shopper = createShopper(page, site, port);
    await shopper.opensTheHomePage();
    await expect(page).toHaveTitle(/Bergljos/);
    await expect.poll(() => backgroundsOf(page)).toContain(accents[site.channel]);
    await shopper.opensTheList();
    await shopper.opensAProductThatCanBeBought();
    await shopper.putsItInTheCart();
    await shopper.opensTheCartPage();
    await shopper.goesToTheCheckout();
    await shopper.fillsInTheAddress();
    await shopper.choosesDelivery();
    await shopper.pays();
    expect(await shopper.seesTheConfirmation()).toMatch(/\d/);
    expect(await wordsOf(page)).not.toMatch(/solvik/i);
    isQuiet();
  });
}

test('its order confirmations name its own seller', async () => {
  const outbox = join(dataDir, 'outbox');
  await expect(async () => expect(readdirSync(outbox).length).toBeGreaterThan(1)).toPass();
  const mails = readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8'));
  for (const mail of mails) {
    expect(mail).toContain('Bergljos AS');
    expect(mail.match(/.{0,30}(?:solvik|559999).{0,30}/gi) ?? []).toEqual([]);
  }
});

const pages: Readonly<Record<string, readonly string[]>> = {
  no: ['/', '/c/dame', '/om-oss', '/kjopsvilkar', '/personvern', '/levering', '/retur', '/kontakt'],
  fi: ['/', '/c/naiset', '/tietoa-meista', '/toimitusehdot', '/tietosuoja', '/toimitus'],
};

for (const { channel, host } of own)
  test(`no page of ${channel} has a word of the first shop`, async ({ page }) => {
    for (const path of [...(pages[channel] ?? []), '/bergljos-stil', '/no-such-page']) {
      await page.goto(`http://${host}:${port}${path}`);
      const words = await wordsOf(page);
      expect(words.length, path).toBeGreaterThan(200);
      expect(words.match(/.{0,30}(?:solvik|borås|559999).{0,30}/gi) ?? [], path).toEqual([]);
    }
    await page.goto(`http://${host}:${port}/manifest.webmanifest`);
    const manifest = JSON.parse(await page.locator('body').innerText()) as unknown;
    expect(manifest).toMatchObject({ name: 'Bergljos', short_name: 'Bergljos' });
  });

test('it offers its two markets and no other', async ({ page }) => {
  await page.goto(`http://no.localhost:${port}/`);
  const hosts = (links: Locator) =>
    links.evaluateAll((found) =>
      found.map((link) => new URL((link as HTMLAnchorElement).href).hostname),
    );
  const both = new Set(['no.localhost', 'fi.localhost']);
  expect(new Set(await hosts(page.locator('link[rel=alternate][hreflang]')))).toEqual(both);
  const offered = new Set(await hosts(page.locator('footer a[href^="http"]')));
  expect([...offered].filter((host) => host.endsWith('localhost') && !both.has(host))).toEqual([]);
  expect(offered).toContain('fi.localhost');
  expect(shop?.logged()).toBe('');
});
