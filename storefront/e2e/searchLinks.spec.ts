/** Searches by name for the shop's own lists: every link that one offers is served, in each market. */
import { expect, type Page, test } from '@playwright/test';
import { opens } from './steps/buying.ts';

const hosts = {
  sv: { host: 'localhost', market: 'se' },
  nb: { host: 'no.localhost', market: 'no' },
  da: { host: 'dk.localhost', market: 'dk' },
  fi: { host: 'fi.localhost', market: 'fi' },
} as const;
type Language = keyof typeof hosts;

/** The words, and how many links they have at least: the sale has three campaigns. */
const words: readonly (readonly [Language, string, number])[] = [
  ['sv', 'nyheter|bästsäljare|kommer snart|märken|favoriter|varukorg|jämför|klänning rea|retur', 1],
  ['nb', 'nyheter|bestselgere|kommer snart|merker|favoritter|handlekurv|sammenlign|kjole salg', 1],
  ['da', 'nyheder|bestsellere|kommer snart|mærker|favoritter|kurv|sammenlign|kjole udsalg', 1],
  ['fi', 'uutuudet|suosituimmat|tulossa|merkit|suosikit|ostoskori|vertaa|mekko ale', 1],
  ['sv', 'rea|outlet', 3],
  ['nb', 'salg|tilbud', 3],
  ['da', 'udsalg|tilbud', 3],
  ['fi', 'ale|tarjous', 3],
];

interface Suggested {
  readonly contentLists: readonly {
    readonly id: string;
    readonly contents: readonly { readonly link: string; readonly isNamed?: boolean }[];
  }[];
}

/** The links of a text that is a name, and the status of each; asked by a browser, which knows the hosts. */
const linksOf = (page: Page, parameters: Readonly<Record<string, string>>) =>
  page.evaluate(async (sent) => {
    const query = new URLSearchParams({ ...sent, notify: 'false', limit: '0' }).toString();
    const response = await fetch(`/api/storefront/v3/queries/autocomplete?${query}`);
    const { contentLists } = (await response.json()) as Suggested;
    const links = contentLists
      .flatMap(({ contents }) => contents)
      .flatMap(({ link, isNamed }) => (isNamed ? [link] : []));
    return Promise.all(
      links.map(
        async (link) => [link, (await fetch(link, { redirect: 'manual' })).status] as const,
      ),
    );
  }, parameters);

test.describe('the shop serves what a search leads to', () => {
  for (const [locale, searches, least] of words)
    test(`in ${locale}: ${searches}`, async ({ page, baseURL }) => {
      const { host, market } = hosts[locale];
      await page.goto(`http://${host}:${new URL(baseURL ?? '').port}/`);
      for (const q of searches.split('|')) {
        const links = await linksOf(page, { q, market, locale });
        expect(links.length, q).toBeGreaterThanOrEqual(least);
        for (const [link, status] of links) expect([q, link, status]).toEqual([q, link, 200]);
      }
    });
});

test('a search for what is new leads to the new products', async ({ page }) => {
  await opens(page, '/s/nyheter');
  await page.locator('main').getByRole('link', { name: 'Nyheter', exact: true }).click();
  await expect(page).toHaveURL(/\/nyheter$/);
});

test('a search for the sale has reduced products alone', async ({ page }) => {
  await opens(page, '/s/kl%C3%A4nning%20rea');
  const cards = page.locator('main [data-product]');
  await expect(cards.first()).toBeVisible();
  await expect(cards.filter({ hasText: /Ord\. / })).toHaveCount(await cards.count());
});

test('a department that has none of a thing is left out of the search, which says so', async ({
  page,
}) => {
  await opens(page, '/s/svart%20kjol%20herr');
  await expect(page.locator('main').getByRole('status').first()).toHaveText(
    'Vi visar träffar för svart kjol. Sök på ”svart kjol herr” i stället',
  );
  await page.getByRole('link', { name: 'Sök på ”svart kjol herr” i stället' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Vi har inget som heter ”svart kjol herr”',
  );
});

test('a thing is understood by the word that its department has for it', async ({ page }) => {
  await opens(page, '/s/kappa%20herr');
  await expect(page.locator('main').getByRole('status').first()).toHaveText(
    'Vi visar träffar för rock herr. Sök på ”kappa herr” i stället',
  );
  await expect(page.locator('main [data-product]').first()).toContainText(/rock/i);
});

test('what a search is understood to be limited to can be lifted, without scripts too', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/s/svart%20kl%C3%A4nning%2038%20under%202000');
  const parts = page.getByRole('list', { name: 'Så är sökningen avgränsad' });
  await expect(parts.getByRole('link')).toHaveText([/^Svart/, /^Storlek 38/, /^Högst 2\s000\skr/]);
  await parts.getByRole('link', { name: 'Ta bort Storlek 38 ur sökningen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sökning: svart klänning under 2000',
  );
  await expect(parts.getByRole('link')).toHaveText([/^Svart/, /^Högst/]);
  await page.goto('/s/kl%C3%A4nning');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sökning: klänning');
  await expect(parts).toHaveCount(0);
  await context.close();
});

test('a page of results asks the search once', async ({ page }) => {
  await opens(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/queries/search-page')) asked.push(request.url());
  });
  await page.locator('header').getByRole('searchbox').click();
  await page.getByRole('combobox', { name: /^Sök bland/ }).fill('kofta');
  await page.keyboard.press('Enter');
  await expect(page.locator('main [data-product]').first()).toBeVisible();
  expect(asked).toHaveLength(1);
});
