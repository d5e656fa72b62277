/** From the filled cart to the paid order, and every way it can go otherwise. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fronts } from './fronts.ts';
import { createShopper } from './steps/shopper.ts';
import { badge, lines } from './steps/buying.ts';
import {
  astrid,
  fillsIn,
  goesOn,
  payButton,
  paysUntilTheBank,
  pressesAtTheBank,
  reachesTheCheckout,
  reachesThePayment,
} from './steps/checkingOut.ts';
import { operator, withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const orderNumber = async (page: Page) =>
  ((await page.locator('main dd').first().textContent()) ?? '').trim();

test('every field that is missing says so, together and each at its place', async ({ page }) => {
  await reachesTheCheckout(page, 'jeans-dam');
  await goesOn(page, 'Vidare till leverans');
  const summary = page.getByRole('region', { name: 'Se till att alla fält är korrekt ifyllda' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText(
    ['E-post', 'Förnamn', 'Efternamn', 'Gatuadress', 'Postnummer', 'Ort', 'Mobilnummer'].map(
      (field) => `${field}: Du måste fylla i det här fältet`,
    ),
  );
  await summary.getByRole('link', { name: /^Ort/ }).click();
  await expect(page.locator('input[name=city]')).toBeFocused();
  for (const name of Object.keys(astrid))
    await expect(page.locator(`input[name=${name}]`)).toHaveAccessibleDescription(
      /Du måste fylla i det här fältet/,
    );
  await fillsIn(page, { ...astrid, email: 'astrid', mobile: '12' });
  // The keyboard stays in the field that is being mended.
  await expect(page.locator('input[name=mobile]')).toBeFocused();
  await goesOn(page, 'Vidare till leverans');
  await expect(summary.getByRole('link')).toHaveText([
    'E-post: Du måste ange en giltig email',
    'Mobilnummer: Numret är för kort. Skriv alla siffror, så når beskedet fram.',
  ]);
});

test('a postal code that nothing is sent to is told in words at its field', async ({ page }) => {
  await reachesTheCheckout(page, 'jeans-dam', 1);
  await fillsIn(page, { ...astrid, zip: '01234' });
  await goesOn(page, 'Vidare till leverans');
  await expect(page.locator('input[name=zip]')).toHaveAccessibleDescription(
    'Det finns inget leveranssätt till 01234. Kontrollera postnumret.',
  );
  await expect(page.locator('input[name=zip]')).toBeFocused();
  await fillsIn(page, { zip: '50336' });
  await goesOn(page, 'Vidare till leverans');
  await expect(page.getByRole('radio', { name: /Till ombud/ })).toBeVisible();
  await expect(page.getByText(/503\s36 Borås/)).toBeVisible();
});

const elsewhere = { se: '0155', no: '503 36', dk: '00100', fi: '1165' } as const;

for (const front of fronts) {
  test(`the checkout of ${front.channel} asks for its own country’s postal codes when it gets another’s`, async ({
    page,
    baseURL,
  }) => {
    const shopper = createShopper(page, front, new URL(baseURL ?? '').port);
    await shopper.opensTheList();
    await shopper.opensAProductThatCanBeBought();
    await shopper.putsItInTheCart();
    await shopper.opensTheCartPage();
    await shopper.goesToTheCheckout();
    const { firstName, lastName, addressLine1, zip, city, mobile } = front.address;
    await fillsIn(page, {
      email: 'shopper@example.com',
      firstName,
      lastName,
      addressLine1,
      zip: elsewhere[front.channel],
      city,
      mobile,
    });
    const goOn = page.locator('main form button[type=submit]').first();
    await goOn.click();
    const field = page.locator('input[name=zip]');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      front.channel === 'no' || front.channel === 'dk' ? /4/ : /5/,
    );
    await field.fill(zip);
    await goOn.click();
    await expect(page.locator('input[name=shipping]').first()).toBeVisible();
  });
}

test('the checkout comes back after a reload with its step, its choices and every word', async ({
  page,
}) => {
  await reachesTheCheckout(page, 'jeans-dam', 2);
  await fillsIn(page, { email: astrid.email, city: astrid.city });
  await page.reload();
  await expect(page.locator('input[name=email]')).toHaveValue(astrid.email);
  await fillsIn(page);
  await goesOn(page, 'Vidare till leverans');
  await page.getByRole('radio', { name: /Hem till dörren/ }).check();
  await expect(page.getByRole('radio', { name: /Hem till dörren/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Hem till dörren/ })).toBeChecked();
  await goesOn(page, 'Vidare till betalning');
  await page.getByRole('textbox', { name: /^Meddelande till oss/ }).fill('Ring på');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Meddelande till oss/ })).toHaveValue('Ring på');
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText('Hem till dörren')).toBeVisible();
});

for (const pressed of ['before', 'after'] as const) {
  test(`what is typed before the page is taken over is kept, and going on ${pressed} that works`, async ({
    page,
  }) => {
    await reachesTheCheckout(page, 'jeans-dam', 4);
    const scripts = Promise.withResolvers<undefined>();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise;
      await route.continue();
    });
    await page.reload({ waitUntil: 'commit' });
    const goOn = page.getByRole('button', { name: 'Vidare till leverans' });
    const { email, firstName, ...rest } = astrid;
    await fillsIn(page, pressed === 'before' ? astrid : { email, firstName });
    if (pressed === 'before') await goOn.click();
    scripts.resolve(undefined);
    if (pressed === 'after') {
      await fillsIn(page, rest);
      await goOn.click();
    }
    await expect(page.getByRole('radio', { name: /Till ombud/ })).toBeVisible();
    await expect(page.locator('main').getByText('Astrid Lindqvist, Sjöbogatan 14')).toBeVisible();
    expect(page.url()).toMatch(/\/kassan$/);
  });
}

test('what was told before is still there when more is typed and sent before the page is taken over', async ({
  page,
}) => {
  await reachesTheCheckout(page, 'jeans-dam', 5);
  const { city, ...rest } = astrid;
  await fillsIn(page, rest);
  const scripts = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await fillsIn(page, { city });
  await page.getByRole('button', { name: 'Vidare till leverans' }).click();
  scripts.resolve(undefined);
  await expect(page.getByRole('radio', { name: /Till ombud/ })).toBeVisible();
  await expect(page.locator('main').getByText('Astrid Lindqvist, Sjöbogatan 14')).toBeVisible();
});

test('the terms are asked for, and nothing leads away from paying', async ({ page }) => {
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

test('a declined card is told, the cart is kept, and the next try makes the one order', async ({
  page,
}) => {
  const isQuiet = expectQuietConsole(page);
  await reachesTheCheckout(page, 'kjolar');
  await reachesThePayment(page);
  await paysUntilTheBank(page);
  await pressesAtTheBank(page, 'declined');
  await expect(page).toHaveURL(/\/checkout\/sandbox\?reason=declined$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betalningen gick inte igenom');
  await page.getByRole('link', { name: 'Tillbaka till kassan' }).click();
  await expect(payButton(page)).toBeVisible();
  for (const kept of ['Astrid Lindqvist, Sjöbogatan 14', astrid.email, 'Till ombud'])
    await expect(page.locator('main').getByText(kept)).toBeVisible();
  await paysUntilTheBank(page);
  await pressesAtTheBank(page, 'paid');
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

test('a cancelled payment, and the browser’s own way back, find the cart and the checkout as they were', async ({
  page,
}) => {
  await reachesTheCheckout(page, 'kjolar', 1);
  await reachesThePayment(page);
  await paysUntilTheBank(page);
  await page.goBack();
  await expect(page).toHaveURL(/\/kassan$/);
  await expect(payButton(page)).toBeVisible();
  await paysUntilTheBank(page);
  await pressesAtTheBank(page, 'cancelled');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Betalningen avbröts');
  await page.goto('/varukorg');
  await expect(lines(page.locator('main'))).toHaveCount(1);
});

test('a double press pays once, and a reload of the confirmation orders nothing more', async ({
  page,
}) => {
  const email = `dubbel-${String(Date.now())}@example.se`;
  await reachesTheCheckout(page, 'kjolar', 2);
  await fillsIn(page, { ...astrid, email });
  await goesOn(page, 'Vidare till leverans');
  await goesOn(page, 'Vidare till betalning');
  await page.getByRole('checkbox', { name: /köpvillkoren/ }).check();
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    // An order is asked for by its document's hash first, and whole when the shop does not know that yet.
    const answer = await route.fetch();
    const text = await answer.text();
    if (route.request().postData()?.includes('"placeOrder"') && !text.includes('PersistedQuery'))
      asked.push(text);
    await route.fulfill({ response: answer, body: text });
  });
  await payButton(page).dblclick();
  await expect(page).toHaveURL(/\/payments\/sandbox\//);
  expect(asked).toHaveLength(1);
  await pressesAtTheBank(page, 'paid');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tack, Astrid');
  const number = await orderNumber(page);
  await page.reload();
  expect(await orderNumber(page)).toBe(number);
  await page.goBack();
  // The way back may still be under way, and would take the place of this one.
  await expect(() => page.goto('/kassan')).toPass();
  await expect(page).toHaveURL(/\/varukorg$/);
  expect((await operator('order', number)).match(/^Payment by sandbox/gm)).toHaveLength(1);
  const mail = await mailTo(email);
  expect(mail).toContain(number);
  expect(mail.match(/^To: /gm)).toHaveLength(1);
});

/** The one confirmation that lies in the outbox for an address. */
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

test('what sells out before it is paid leads back to the cart, which says what it was', async ({
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
    // The payment says it too, until the cart has taken its place.
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
  await paysUntilTheBank(page);
  await pressesAtTheBank(page, 'paid');
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
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Skriv ut' })).toBeHidden();
  for (const chrome of ['header nav', 'footer'])
    await expect(page.locator(chrome).first()).toBeHidden();
});
