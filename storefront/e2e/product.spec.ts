/** A product’s page: sizes, stock, colours, addresses, and the messages for what is unavailable. */
import { expect, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { addButton, buys, chooses, drawer, isReady, lines, opens, pick } from './steps/buying.ts';
import { withStock } from './steps/operator.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';
import {
  buyable,
  firstMatching,
  isReleased,
  fetchOtherColours,
  fetchProducts,
  inSeveralSizes,
  sizesWith,
} from './steps/catalogueProducts.ts';

test('a product of one size is bought without choosing', async ({ page, request }) => {
  const product = firstMatching(
    await fetchProducts(request, 'vaskor'),
    'there in its one size',
    (each) => isReleased(each) && each.skus.length === 1 && sizesWith(each, 3).length === 1,
  );
  await opens(page, product.canonicalUrl);
  await expect(page.getByRole('radio')).toHaveCount(0);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(1);
});

test('a size chosen before the scripts have loaded is kept afterwards', async ({
  page,
  request,
}) => {
  const product = inSeveralSizes(await fetchProducts(request, 'blusar'));
  const [, size] = sizesWith(product, 1);
  if (!size) throw new Error('There is no size to choose.');
  const released = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await released.promise;
    await route.continue();
  });
  await page.goto(product.canonicalUrl, { waitUntil: 'commit' });
  await chooses(page, size);
  await expect(page.locator('html[data-is-ready]')).toHaveCount(0);
  released.resolve();
  await isReady(page);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(1);
  await expect(lines(drawer(page))).toContainText(size.name);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, contextOptions: { reducedMotion: 'reduce' } });

  test('a bar buys from further down the page, and requests a size first', async ({
    page,
    request,
  }) => {
    const { product, size } = await pick(await fetchProducts(request));
    await opens(page, product.canonicalUrl);
    const bar = page.getByRole('region', { name: `Köp ${product.name}` });
    await expect(bar).toBeHidden();
    const end = page.locator('footer');
    await end.scrollIntoViewIfNeeded();
    await expect(bar).toContainText('Välj storlek');
    await expectAccessible(page);
    await bar.getByRole('button').click();
    await expect(page.locator('input[name="skuId"]').first()).toBeFocused();
    await expect(bar).toBeHidden();
    await chooses(page, size);
    await end.scrollIntoViewIfNeeded();
    await expect(bar).toContainText(`Storlek ${size.name}`);
    await bar.getByRole('button').click();
    await expect(drawer(page)).toBeVisible();
  });
});

test('adding without a size requests one and scrolls to the sizes', async ({ page, request }) => {
  const product = buyable(await fetchProducts(request, 'blusar'));
  await opens(page, product.canonicalUrl);
  await addButton(page).click();
  await expect(page.getByText('Du måste välja storlek först')).toBeVisible();
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(page.getByRole('radiogroup', { name: /^Storlek/ })).toHaveAccessibleDescription(
    /Du måste välja storlek först/,
  );
  const [size] = sizesWith(product, 3);
  if (size) await chooses(page, size);
  await expect(page.getByText('Du måste välja storlek först')).toHaveCount(0);
});

test('the size guide opens from the sizes, keeps the choice, and has its own page', async ({
  page,
  request,
}) => {
  const isQuiet = expectQuietConsole(page);
  const product = inSeveralSizes(await fetchProducts(request, 'blusar'));
  const [size] = sizesWith(product, 1);
  if (!size) throw new Error('There is no size to choose.');
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  const link = page.getByRole('link', { name: 'Storleksguide' }).first();
  await link.click();
  const guide = page.getByRole('dialog', { name: 'Storleksguide' });
  await expect(
    guide.getByRole('table', { name: 'Dam' }).getByRole('row', { name: /^38/ }),
  ).toContainText('72');
  await page.keyboard.press('Escape');
  await expect(guide).toBeHidden();
  await expect(link).toBeFocused();
  await expect(page.locator(`input[name="skuId"][value="${String(size.skuId)}"]`)).toBeChecked();
  await opens(page, (await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Storleksguide');
  await expect(
    page.getByRole('table', { name: 'Herr' }).getByRole('columnheader', { name: 'Midja (cm)' }),
  ).toBeVisible();
  isQuiet();
});

test('a sold-out size can be watched but not bought', async ({ page, request }) => {
  const isQuiet = expectQuietConsole(page);
  const product = firstMatching(
    await fetchProducts(request, 'dam'),
    'sold out in one size of several',
    (each) =>
      isReleased(each) &&
      sizesWith(each, 1).length > 0 &&
      each.skus.some(({ stock }) => stock.totalStock === 0),
  );
  const size = firstMatching(product.skus, 'sold out', ({ stock }) => stock.totalStock === 0);
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  await expect(addButton(page)).toHaveCount(0);
  const email = page.locator('main').getByRole('textbox', { name: 'E-post' });
  await email.fill('inte en adress');
  await page.getByRole('button', { name: 'Mejla mig' }).click();
  await expect(page.getByText('Du måste ange en giltig email')).toBeVisible();
  await email.fill('astrid@example.se');
  await page.getByRole('button', { name: 'Mejla mig' }).click();
  const notice = page.getByText(/^Uppskrivet\. Vi mejlar astrid@example\.se när/);
  await expect(notice).toContainText(size.name);
  await page.getByRole('button', { name: 'Ångra' }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveValue('astrid@example.se');
  await email.press('Enter');
  await expect(notice).toBeVisible();
  const sent = page.waitForRequest(
    (call) => call.postData()?.includes('monitorProductAvailability') ?? false,
  );
  // Going on to another size ends the time in which it can be undone.
  await chooses(
    page,
    firstMatching(sizesWith(product, 1), 'there too', () => true),
  );
  await sent;
  await expect(notice).toHaveCount(0);
  isQuiet();
});

test('a sold-out product is labelled so and cannot be added', async ({ page, request }) => {
  const product = firstMatching(
    await fetchProducts(request),
    'sold out in several sizes',
    (each) => isReleased(each) && each.skus.length > 1 && each.totalStock.totalStock === 0,
  );
  await opens(page, product.canonicalUrl);
  await expect(page.getByText('Slutsåld just nu')).toBeVisible();
  await expect(addButton(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Se liknande plagg' }).click();
  const instead = page.locator('#alternatives');
  await expect(instead.getByRole('heading', { level: 2 })).toHaveText(
    'I stället för den som är slut',
  );
  await expect(instead).toBeInViewport();
  await expect(instead.getByRole('article').first()).toBeVisible();
});

test('a size that sells out while the page is open is refused with a message', async ({
  page,
  request,
}) => {
  const product = buyable(await fetchProducts(request, 'linnen'));
  const [size] = sizesWith(product, 3);
  if (!size) throw new Error('A size is missing.');
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  await withStock(size, 0, async () => {
    await addButton(page).click();
    await expect(
      page.getByText(
        'Storleken hann ta slut. Välj en annan, eller få ett mejl när den är tillbaka.',
      ),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mejla mig' })).toBeVisible();
  });
});

test('another colour keeps the size and has its own page', async ({ page, request }) => {
  const inColours = (await fetchProducts(request, 'blusar')).filter(
    (each) =>
      isReleased(each) && each.skus.length > 1 && (each.variantGroup?.variants.length ?? 0) > 1,
  );
  const pairs = await Promise.all(
    inColours.slice(0, 12).map(async (each) => {
      const others = await fetchOtherColours(request, each);
      return others.flatMap((sister) =>
        sizesWith(sister, 1).flatMap((same) =>
          sizesWith(each, 1)
            .filter(({ name }) => name === same.name)
            .map((size) => ({ product: each, sister, size, same })),
        ),
      );
    }),
  );
  const { product, sister, size, same } = firstMatching(
    pairs.flat(),
    'there in two colours with a size in common',
    () => true,
  );
  await opens(page, product.canonicalUrl);
  await chooses(page, size);
  await page.locator(`main a[href="${sister.canonicalUrl}"]`).first().click();
  await expect(page).toHaveURL(new RegExp(`${sister.canonicalUrl}$`));
  await expect(page.locator(`input[name="skuId"][value="${String(same.skuId)}"]`)).toBeChecked();
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(1);
});

test('an unknown alias is not found, and one in another language redirects here with its query', async ({
  page,
  request,
}) => {
  const missing = await page.goto('/p/dam/finns-inte');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Sidan har tagit kappan och gått',
  );
  await page.locator('main').getByRole('link', { name: 'Till startsidan' }).click();
  await expect(page).toHaveURL(/\/$/);
  const response = await request.post('/graphql', {
    data: {
      query:
        '{ products(take: 1, channelId: "fi", languageId: "fi-FI", marketId: "fi", categoryAlias: "naiset") { products { canonicalUrl alternativeUrls { url channelId } } } }',
    },
  });
  const { data } = (await response.json()) as {
    readonly data: {
      readonly products: {
        readonly products: readonly {
          readonly canonicalUrl: string;
          readonly alternativeUrls: readonly { readonly url: string; readonly channelId: string }[];
        }[];
      };
    };
  };
  const [finnish] = data.products.products;
  const moved = await request.get(`${finnish?.canonicalUrl ?? ''}?utm_source=brev`, {
    maxRedirects: 0,
  });
  expect([moved.status(), moved.headers()['location']]).toEqual([
    301,
    `${finnish?.alternativeUrls.find(({ channelId }) => channelId === 'se')?.url ?? ''}?utm_source=brev`,
  ]);
});

test('the drawer traps focus, and returns it to the button', async ({ page, request }) => {
  const product = buyable(await fetchProducts(request, 'blusar'));
  const [size] = sizesWith(product, 3);
  if (!size) throw new Error('A size is missing.');
  await buys(page, product, size);
  for (let presses = 0; presses < 14; presses += 1) {
    await page.keyboard.press('Tab');
    expect(await drawer(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    );
  }
  await page.keyboard.press('Escape');
  await expect(addButton(page)).toBeFocused();
});
