/**
 * Findings that editors get before shoppers see the page: from its texts, from the shop, and from
 * the rendered page.
 */
import { expect, type Page, test } from '@playwright/test';
import { adds, entersWorkbench, fields, widgetRows } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const label = (page: Page, name: string) => fields(page).getByLabel(name, { exact: true }).first();
const shows = async (page: Page, tab: 'Fält' | 'Anmärkningar') =>
  page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
const finding = (page: Page, sentence: string | RegExp) =>
  fields(page).getByRole('listitem').filter({ hasText: sentence });

/** Follows a finding; its field has the focus when this returns. */
async function followsFinding(page: Page, sentence: string | RegExp, field: string): Promise<void> {
  await shows(page, 'Anmärkningar');
  await finding(page, sentence).first().getByRole('button', { name: 'Gå till fältet' }).click();
  await expect(
    fields(page)
      .getByLabel(field)
      .or(fields(page).getByRole('button', { name: field }))
      .and(page.locator(':focus')),
  ).toBeVisible();
}

test('bad wording and missing, expired or deleted targets are reported, with a link to the field', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await entersWorkbench(page, { name: 'Anna' });
  await expect(widgetRows(page).first()).toBeVisible();
  await widgetRows(page).first().click();
  await label(page, 'Bildbeskrivning, svenska').fill('Bild på en kappa');
  await label(page, 'Länktext').fill('Läs mer');
  await label(page, 'Leder till').fill('/c/finns-inte');
  await label(page, 'Språk').selectOption({ label: 'finska' });
  await label(page, 'Ingress, finska').fill('');

  await adds(page, 'Erbjudande');
  await label(page, 'Slutar').fill('2025-11-29T12:00');
  await adds(page, 'Produktlista');
  await label(page, 'Språk').selectOption({ label: 'svenska' });
  await label(page, 'Rubrik, svenska').fill('Mjukt för 1 kr');
  await label(page, 'Vilka produkter').selectOption({ label: 'Handplockade' });
  const search = fields(page).getByRole('combobox', { name: 'Sök en produkt' });
  for (const count of [1, 2]) {
    await search.fill('kappa');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect(
      fields(page).getByRole('list', { name: 'Handplockade produkter' }).getByRole('listitem'),
    ).toHaveCount(count);
  }
  // It existed when chosen, and has been deleted since.
  await page.route('**/api/workbench/page/*', async (route) => {
    await route.continue({
      postData: route
        .request()
        .postData()
        ?.replace(/"products":\[([\d,]+)\]/, '"products":[$1,99999]'),
    });
  });
  await page.getByRole('button', { name: 'Spara', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Utkast \d+, sparat/ })).toBeVisible();

  await followsFinding(page, 'Att det är en bild hörs redan.', 'Bildbeskrivning, svenska');
  await followsFinding(page, '”Läs mer” säger inte vart länken leder.', 'Länktext');
  await followsFinding(page, '/c/finns-inte finns inte i butiken.', 'Leder till');
  await followsFinding(page, 'Saknas på finska.', /* the first of several */ 'Ingress, finska');
  await followsFinding(page, 'Erbjudandet är slut.', 'Slutar');
  await followsFinding(page, 'Säljs inte längre: 99999.', 'Sök en produkt');
  await followsFinding(page, /Här står 1 kr, men .+ kostar [\d\s]+\skr\./, 'Rubrik, svenska');

  await shows(page, 'Anmärkningar');
  const levels = await fields(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: 'Gå till fältet' }) })
    .evaluateAll((items) =>
      items.map((item) =>
        ['Fel', 'Varning', 'Tips'].findIndex((word) => item.textContent.startsWith(word)),
      ),
    );
  expect(levels).toEqual(levels.toSorted((a, b) => a - b));
  isQuiet();
});

/** A style that breaks the first screen: pale text over the pale coat, and a clipped lead. */
const brokenStyle = `
  [data-widget='hero'] h1 { position: fixed; inset: 40% auto auto 45%; color: rgb(245 240 232); font-size: 30px; }
  [data-widget='hero'] h1::before { display: none; }
  [data-widget='hero'] p { white-space: nowrap; overflow: hidden; inline-size: 120px; }
`;

test.describe('a page with broken parts', () => {
  // A service worker's requests bypass the test's routes.
  test.use({ serviceWorkers: 'block' });

  test('findings of the rendered page are reported with the widths they occur at, and link to the field', async ({
    page,
  }) => {
    // On the wire: a script added to a frame at its start may run in the initial empty document,
    // and is lost with it.
    await page.route(
      ({ searchParams }) => searchParams.has('preview-channel'),
      async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response: response,
          body: (await response.text()).replace('</head>', `<style>${brokenStyle}</style></head>`),
        });
      },
    );
    await entersWorkbench(page, { name: 'Anna' });
    await shows(page, 'Anmärkningar');
    await expect(
      finding(
        page,
        /”Ull, långa .+ får inte plats och kapas \(bredd 320, 390, 768, 1024, 1280, 1536\)\./,
      ),
    ).toBeVisible({ timeout: 90_000 });
    await expect(
      finding(
        page,
        /”Kappväder” är svår att läsa på bilden: kontrasten är \d+(,\d)?, den ska vara minst 3 \(bredd .*390/,
      ),
    ).toBeVisible();
    await followsFinding(page, /”Ull, långa .+ får inte plats/, 'Ingress, svenska');
    await followsFinding(page, 'är svår att läsa på bilden', 'Byt bild');
  });
});

test('shoppers download none of the editors’ page checks', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(
    fetched.filter((url) => /\/assets\/(?:inspectPage|bridge|WorkbenchApp)/.test(url)),
  ).toEqual([]);
  expect(fetched.some((url) => url.includes('/assets/'))).toBe(true);
});
