/** The checkout’s form: missing and wrong input, reloads, and input before hydration. */
import { expect, test } from '@playwright/test';
import { sites } from './sites.ts';
import { createShopper } from './steps/shopper.ts';
import { astrid, fillsIn, continues, payButton, reachesTheCheckout } from './steps/checkingOut.ts';

test('every missing field shows its error at once, each at its place', async ({ page }) => {
  await reachesTheCheckout(page, 'jeans-dam');
  await continues(page, 'Vidare till leverans');
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
  // The focus stays in the field being corrected.
  await expect(page.locator('input[name=mobile]')).toBeFocused();
  await continues(page, 'Vidare till leverans');
  await expect(summary.getByRole('link')).toHaveText([
    'E-post: Du måste ange en giltig email',
    'Mobilnummer: Numret är för kort. Skriv alla siffror, så når beskedet fram.',
  ]);
});

test('an undeliverable postal code is explained at its field', async ({ page }) => {
  await reachesTheCheckout(page, 'jeans-dam', 1);
  await fillsIn(page, { ...astrid, zip: '01234' });
  await continues(page, 'Vidare till leverans');
  await expect(page.locator('input[name=zip]')).toHaveAccessibleDescription(
    'Det finns inget leveranssätt till 01234. Kontrollera postnumret.',
  );
  await expect(page.locator('input[name=zip]')).toBeFocused();
  await fillsIn(page, { zip: '50336' });
  await continues(page, 'Vidare till leverans');
  await expect(page.getByRole('radio', { name: /Till ombud/ })).toBeVisible();
  await expect(page.getByText(/503\s36 Borås/)).toBeVisible();
});

const elsewhere = { se: '0155', no: '503 36', dk: '00100', fi: '1165' } as const;

for (const site of sites) {
  test(`the checkout of ${site.channel} requests its own country’s postal code when another country’s is entered`, async ({
    page,
    baseURL,
  }) => {
    const shopper = createShopper(page, site, new URL(baseURL ?? '').port);
    await shopper.opensTheList();
    await shopper.opensAProductThatCanBeBought();
    await shopper.putsItInTheCart();
    await shopper.opensTheCartPage();
    await shopper.goesToTheCheckout();
    const { firstName, lastName, addressLine1, zip, city, mobile } = site.address;
    await fillsIn(page, {
      email: 'shopper@example.com',
      firstName,
      lastName,
      addressLine1,
      zip: elsewhere[site.channel],
      city,
      mobile,
    });
    const goOn = page.locator('main form button[type=submit]').first();
    await goOn.click();
    const field = page.locator('input[name=zip]');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      site.channel === 'no' || site.channel === 'dk' ? /4/ : /5/,
    );
    await field.fill(zip);
    await goOn.click();
    await expect(page.locator('input[name=shipping]').first()).toBeVisible();
  });
}

test('the checkout restores its step, choices and input after a reload', async ({ page }) => {
  await reachesTheCheckout(page, 'jeans-dam', 2);
  await fillsIn(page, { email: astrid.email, city: astrid.city });
  await page.reload();
  await expect(page.locator('input[name=email]')).toHaveValue(astrid.email);
  await fillsIn(page);
  await continues(page, 'Vidare till leverans');
  await page.getByRole('radio', { name: /Hem till dörren/ }).check();
  await expect(page.getByRole('radio', { name: /Hem till dörren/ })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('radio', { name: /Hem till dörren/ })).toBeChecked();
  await continues(page, 'Vidare till betalning');
  await page.getByRole('textbox', { name: /^Meddelande till oss/ }).fill('Ring på');
  await page.reload();
  await expect(page.getByRole('textbox', { name: /^Meddelande till oss/ })).toHaveValue('Ring på');
  await expect(payButton(page)).toBeVisible();
  await expect(page.getByText('Hem till dörren')).toBeVisible();
});

for (const pressed of ['before', 'after'] as const) {
  test(`input typed before hydration is kept, and continuing ${pressed} works`, async ({
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

test('errors from before hydration stay when more is typed and sent before it', async ({
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
