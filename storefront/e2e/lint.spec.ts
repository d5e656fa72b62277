/** What editors are told of a page before shoppers meet it: from its words, from the shop, and from the page as it is drawn. */
import { expect, type Page, test } from '@playwright/test';
import { adds, entersWorkbench, fields, widgetRows } from './steps/editor.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const label = (page: Page, name: string) => fields(page).getByLabel(name, { exact: true }).first();
const shows = async (page: Page, tab: 'Fält' | 'Anmärkningar') =>
  page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
const told = (page: Page, sentence: string | RegExp) =>
  fields(page).getByRole('listitem').filter({ hasText: sentence });

/** Follows a finding; its field is in focus when this returns. */
async function leadsTo(page: Page, sentence: string | RegExp, field: string): Promise<void> {
  await shows(page, 'Anmärkningar');
  await told(page, sentence).first().getByRole('button', { name: 'Gå till fältet' }).click();
  await expect(
    fields(page)
      .getByLabel(field)
      .or(fields(page).getByRole('button', { name: field }))
      .and(page.locator(':focus')),
  ).toBeVisible();
}

test('what is poorly said, missing, over or gone is told, and leads to its field', async ({
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
  // One that was there when it was chosen, and is not any more.
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

  await leadsTo(page, 'Att det är en bild hörs redan.', 'Bildbeskrivning, svenska');
  await leadsTo(page, '”Läs mer” säger inte vart länken leder.', 'Länktext');
  await leadsTo(page, '/c/finns-inte finns inte i butiken.', 'Leder till');
  await leadsTo(page, 'Saknas på finska.', /* the first of several */ 'Ingress, finska');
  await leadsTo(page, 'Erbjudandet är slut.', 'Slutar');
  await leadsTo(page, 'Säljs inte längre: 99999.', 'Sök en produkt');
  await leadsTo(page, /Här står 1 kr, men .+ kostar [\d\s]+\skr\./, 'Rubrik, svenska');

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

/** A style that spoils the first screen: pale words over the pale coat, and a lead that is cut. */
const spoilt = `
  [data-widget='hero'] h1 { position: fixed; inset: 40% auto auto 45%; color: rgb(245 240 232); font-size: 30px; }
  [data-widget='hero'] h1::before { display: none; }
  [data-widget='hero'] p { white-space: nowrap; overflow: hidden; inline-size: 120px; }
`;

test.describe('a page that is spoilt on its way', () => {
  // What a service worker fetches goes past the test.
  test.use({ serviceWorkers: 'block' });

  test('what only shows once the page is drawn is told for the widths it shows at, and leads to its field', async ({
    page,
  }) => {
    // On the wire: a script at a frame’s start may run in the empty document that it has before its page comes, and is lost with it.
    await page.route(
      ({ searchParams }) => searchParams.has('preview-front'),
      async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: (await answer.text()).replace('</head>', `<style>${spoilt}</style></head>`),
        });
      },
    );
    await entersWorkbench(page, { name: 'Anna' });
    await shows(page, 'Anmärkningar');
    await expect(
      told(
        page,
        /”Ull, långa .+ får inte plats och kapas \(bredd 320, 390, 768, 1024, 1280, 1536\)\./,
      ),
    ).toBeVisible({ timeout: 90_000 });
    await expect(
      told(
        page,
        /”Kappväder” är svår att läsa på bilden: kontrasten är \d+(,\d)?, den ska vara minst 3 \(bredd .*390/,
      ),
    ).toBeVisible();
    await leadsTo(page, /”Ull, långa .+ får inte plats/, 'Ingress, svenska');
    await leadsTo(page, 'är svår att läsa på bilden', 'Byt bild');
  });
});

test('shoppers fetch nothing of what looks at pages', async ({ page }) => {
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
