/** From the filled cart to the paid order, and every failure on the way. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { badge, lines } from './steps/buying.ts';
import {
  astrid,
  fillsIn,
  continues,
  payButton,
  paysUpToThePaymentPage,
  choosesPaymentOutcome,
  reachesTheCheckout,
  reachesThePayment,
} from './steps/checkingOut.ts';
import { operator, withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const orderNumber = async (page: Page) =>
  ((await page.locator('main dd').first().textContent()) ?? '').trim();

test('the terms must be accepted, and nothing links away from payment', async ({ page }) => {
  await reachesTheCheckout(page, 'jeans-dam', 3);
  await expect(page.locator('header a')).toHaveCount(1);
  await expect(page.locator('footer')).toHaveCount(0);
  await expect(
    page
      .locator('header')
      .getByText(/^Trygg betalning/)
      .filter({ visible: true }),
  ).toHaveCount(1);
  await reachesThePayment(page);
  await payButton(page).click();
  await expect(
    page.getByText('Du måste godkänna köpvillkoren innan du slutför ditt köp'),
  ).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /köpvillkoren/ })).toBeFocused();
  await expect(page).toHaveURL(/\/kassan$/);
});

test('a declined card is reported, the cart is kept, and the next attempt creates the only order', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await reachesTheCheckout(page, 'kjolar');
  await reachesThePayment(page);
  await paysUpToThePaymentPage(page);
  await choosesPaymentOutcome(page, 'declined');
  await expect(page).toHaveURL(/\/checkout\/sandbox\?reason=declined$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betalningen gick inte igenom');
  await page.getByRole('link', { name: 'Tillbaka till kassan' }).click();
  await expect(payButton(page)).toBeVisible();
  for (const text of ['Astrid Lindqvist, Sjöbogatan 14', astrid.email, 'Till ombud'])
    await expect(page.locator('main').getByText(text)).toBeVisible();
  await paysUpToThePaymentPage(page);
  await choosesPaymentOutcome(page, 'paid');
  await expect(page).toHaveURL(/\/checkout\/confirm\?order=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tack, Astrid');
  await expect(page.getByText(`Bekräftelsen kommer till ${astrid.email}`)).toBeVisible();
  const number = await orderNumber(page);
  expect((await operator('order', number)).match(/^Payment by sandbox/gm)).toHaveLength(2);
  expect(
    (await operator('orders', '--last', '200'))
      .split('\n')
      .filter((line) => line.startsWith(`${number} `)),
  ).toHaveLength(1);
  await expect(badge(page)).toHaveAccessibleName('Varukorgen är tom');
  isQuiet();
});

test('a cancelled payment and the browser’s back button return to an unchanged cart and checkout', async ({
  page,
}) => {
  await reachesTheCheckout(page, 'kjolar', 1);
  await reachesThePayment(page);
  await paysUpToThePaymentPage(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/kassan$/);
  await expect(payButton(page)).toBeVisible();
  await paysUpToThePaymentPage(page);
  await choosesPaymentOutcome(page, 'cancelled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betalningen avbröts');
  await page.goto('/varukorg');
  await expect(lines(page.locator('main'))).toHaveCount(1);
});

test('a double click pays once, and reloading the confirmation orders nothing more', async ({
  page,
}) => {
  const email = `dubbel-${String(Date.now())}@example.se`;
  await reachesTheCheckout(page, 'kjolar', 2);
  await fillsIn(page, { ...astrid, email });
  await continues(page, 'Vidare till leverans');
  await continues(page, 'Vidare till betalning');
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  const requests: string[] = [];
  await page.route('**/graphql', async (route) => {
    // An order is requested by its document's hash first, and with the text if the shop does not
    // know the hash yet.
    const response = await route.fetch();
    const text = await response.text();
    if (route.request().postData()?.includes('"placeOrder"') && !text.includes('PersistedQuery'))
      requests.push(text);
    await route.fulfill({ response: response, body: text });
  });
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/payments\/sandbox\//);
  expect(requests).toHaveLength(1);
  await choosesPaymentOutcome(page, 'paid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tack, Astrid');
  const number = await orderNumber(page);
  await page.reload();
  expect(await orderNumber(page)).toBe(number);
  await page.goBack();
  // A pending back navigation would override this one.
  await expect(() => page.goto('/kassan')).toPass();
  await expect(page).toHaveURL(/\/varukorg$/);
  expect((await operator('order', number)).match(/^Payment by sandbox/gm)).toHaveLength(1);
  const mail = await mailTo(email);
  expect(mail).toContain(number);
  expect(mail.match(/^To: /gm)).toHaveLength(1);
});

/** The only confirmation in the outbox for an address. */
async function mailTo(email: string): Promise<string> {
  const outbox = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox');
  let found: string[] = [];
  await expect(() => {
    found = readdirSync(outbox)
      .map((file) => readFileSync(join(outbox, file), 'utf8'))
      .filter((text) => text.includes(email));
    expect(found).toHaveLength(1);
  }).toPass({ timeout: 30_000 });
  return found[0] ?? '';
}

test('a size sold out before payment returns the shopper to the cart, which names it', async ({
  page,
}) => {
  await reachesTheCheckout(page, 'shorts');
  await reachesThePayment(page);
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  const cart = await page.request.post('/graphql', {
    data: {
      query:
        'query ($id: String) { getCart(id: $id, channelId: "se", marketId: "se", languageId: "sv-SE") { items { skuId product { skus { skuId articleNumber stock { totalStock } } } } } }',
      variables: {
        id: (await page.context().cookies()).find(({ name }) => name === 'ralph-cart')?.value,
      },
    },
  });
  const { data } = (await cart.json()) as {
    readonly data: {
      readonly getCart: {
        readonly items: readonly {
          readonly skuId: number;
          readonly product: {
            readonly skus: readonly {
              readonly skuId: number;
              readonly articleNumber: string;
              readonly stock: { readonly totalStock: number };
            }[];
          };
        }[];
      };
    };
  };
  const [line] = data.getCart.items;
  const size = line?.product.skus.find(({ skuId }) => skuId === line.skuId);
  if (!size) throw new Error('The cart is empty.');
  await withStock(size, 0, async () => {
    await payButton(page).click();
    await expect(page).toHaveURL(/\/varukorg$/);
    // The payment page shows it too, until it navigates to the cart.
    await expect(
      page
        .getByRole('region', { name: 'Meddelanden' })
        .getByText('Något i varukorgen tog slut medan du handlade. Se över den och försök igen.'),
    ).toBeVisible();
    await expect(
      lines(page.locator('main')).filter({ hasText: 'Varan har sålt slut.' }),
    ).toHaveCount(1);
  });
});

test('the confirmation repeats address, delivery, message and sums, and prints without the shop around it', async ({
  page,
}) => {
  await reachesTheCheckout(page, 'shorts', 1);
  await reachesThePayment(page);
  await page.getByRole('textbox', { name: /^Meddelande till oss/ }).fill('Ställ det hos grannen');
  await expect(page.locator('main aside').getByText('Delsumma', { exact: true })).toBeVisible();
  const rows = await page.locator('main aside dl dt').allInnerTexts();
  expect(rows.filter((row) => row !== 'Rabatt')).toEqual([
    'Delsumma',
    'Frakt',
    'Varav moms',
    'Att betala, inkl. moms',
  ]);
  await paysUpToThePaymentPage(page);
  await choosesPaymentOutcome(page, 'paid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tack, Astrid');
  for (const words of [
    'Astrid Lindqvist',
    'Sjöbogatan 14',
    'Till ombud',
    /^Kommer mellan \S+ \d+ \S+ och \S+ \d+ \S+$/,
    'Betalt',
  ])
    await expect(page.locator('main').getByText(words).first()).toBeVisible();
  expect(await operator('order', await orderNumber(page))).toContain(
    'Message: Ställ det hos grannen',
  );
  await expect(page.locator('main').getByText('Kvitto')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  for (const words of ['Kvitto', /Organisationsnummer \d{6}-\d{4}/, 'Moms 25\u00a0%'])
    await expect(page.locator('main').getByText(words)).toBeVisible();
  for (const chrome of ['header nav', 'footer'])
    await expect(page.locator(chrome).first()).toBeHidden();
});
