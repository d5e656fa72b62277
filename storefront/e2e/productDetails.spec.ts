/** A product’s pictures, facts and reduced price. */
import { type APIRequestContext, expect, test } from '@playwright/test';
import { opens } from './steps/buying.ts';
import {
  buyable,
  type CatalogueProduct,
  fetchProducts,
  firstMatching,
  isReleased,
} from './steps/catalogueProducts.ts';

test('pictures open large, change with arrow keys, and return focus when closed', async ({
  page,
  request,
}) => {
  const product = firstMatching(
    await fetchProducts(request, 'dam'),
    'shown in several pictures',
    (each) => isReleased(each) && each.productImages.length > 2,
  );
  await opens(page, product.canonicalUrl);
  const openers = page.getByRole('region', { name: /^Bilder av/ }).getByRole('button');
  await openers.nth(1).click();
  const large = page.getByRole('dialog', { name: /^Bilder av/ });
  const shown = large.getByRole('img');
  await expect(shown).toHaveAttribute('alt', /bild 2 av/);
  await page.keyboard.press('ArrowRight');
  await expect(shown).toHaveAttribute('alt', /bild 3 av/);
  await large.getByRole('button', { name: 'Föregående bild' }).click();
  await expect(shown).toHaveAttribute('alt', /bild 2 av/);
  await page.keyboard.press('Escape');
  await expect(large).toBeHidden();
  await expect(openers.nth(1)).toBeFocused();
});

test('breadcrumbs are links to the categories above, on one line that is cut on a phone', async ({
  page,
  request,
}) => {
  const product = firstMatching(
    await fetchProducts(request, 'kostymbyxor'),
    'with a long name',
    (each) => isReleased(each) && each.name.length > 20,
  );
  await page.setViewportSize({ width: 390, height: 844 });
  await opens(page, product.canonicalUrl);
  const steps = page.getByRole('navigation', { name: 'Du är här' }).getByRole('listitem');
  await expect(steps.last()).toHaveAttribute('aria-current', 'page');
  await expect(steps.last()).toHaveText(product.name);
  const count = await steps.count();
  await expect(steps.getByRole('link')).toHaveCount(count - 1);
  const isCut = await steps
    .last()
    .locator('span')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isCut).toBe(true);
  const tops = await steps.evaluateAll((all) =>
    all.map((each) => Math.round(each.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(1);
  await steps.getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Kostymbyxor/);
});

test('product facts open and close by keyboard and expose their state', async ({
  page,
  request,
}) => {
  const product = buyable(await fetchProducts(request, 'blusar'));
  await opens(page, product.canonicalUrl);
  const facts = page
    .locator('main details')
    .filter({ has: page.getByText('Material och skötsel', { exact: true }) });
  await expect(facts).not.toHaveAttribute('open');
  await facts.locator('summary').press('Enter');
  await expect(facts).toHaveAttribute('open');
  await expect(facts.getByText(/^Artikelnummer /)).toBeVisible();
});

test('a reduced price is shown with the lowest price of thirty days, on the page and its card', async ({
  page,
  request,
}) => {
  const product = firstMatching(
    await fetchProducts(request, 'dam'),
    'reduced',
    (each) => isReleased(each) && each.unitPrice.isDiscounted && each.lowestPrice !== null,
  );
  await opens(page, product.canonicalUrl);
  const notice = page
    .locator('main')
    .getByText(`Lägsta pris 30 dagar: ${product.lowestPrice?.lowestPriceIncVatFormatted ?? ''}`);
  await expect(notice.first()).toBeVisible();
  await expect(
    page
      .locator('main')
      .getByText(/^Ordinarie/)
      .first(),
  ).toBeVisible();
});

test('what a reduced product has cost is a sentence, a drawing for keys and readers, and a table that is remembered', async ({
  page,
  request,
}) => {
  const isReduced = (each: CatalogueProduct) =>
    isReleased(each) && each.lowestPrice?.isDiscounted === true;
  const product = firstMatching(await fetchProducts(request, 'dam'), 'reduced', isReduced);
  await opens(page, product.canonicalUrl);
  const section = page.locator('#price');
  await expect(section).toContainText(/Sänkt den \d+ \S+ från .+ till .+\./);
  await section.scrollIntoViewIfNeeded();
  const stretches = section.getByRole('slider', { name: 'Tid' });
  await stretches.focus();
  await expect(stretches).toHaveAttribute('aria-valuetext', /\d+ \S+( till \d+ \S+)?, .+\skr$/);
  const today = await stretches.getAttribute('aria-valuetext');
  await page.keyboard.press('Home');
  expect(await stretches.getAttribute('aria-valuetext')).not.toBe(today);
  await section.getByRole('button', { name: 'Visa som tabell' }).click();
  const rows = section.getByRole('row');
  expect(await rows.count()).toBeGreaterThan(2);
  await page.reload();
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('table')).toBeVisible();
  await section.getByRole('button', { name: 'Visa som diagram' }).click();
  await expect(stretches).toBeAttached();
});

/** The address of a product with more than fifteen reviews. */
async function reviewedProduct(request: APIRequestContext): Promise<string> {
  const response = await request.post('/graphql', {
    data: {
      query:
        '{ products(take: 100, filter: { sort: MOST_SOLD }, channelId: "se", languageId: "sv-SE", marketId: "se") { products { canonicalUrl rating { voteCount } } } }',
    },
  });
  const { data } = (await response.json()) as {
    data: { products: { products: { canonicalUrl: string; rating: { voteCount: number } }[] } };
  };
  return data.products.products.find(({ rating }) => rating.voteCount > 15)?.canonicalUrl ?? '';
}

test('the reviews of a number of stars are shown alone, and further ones below', async ({
  page,
  request,
}) => {
  await opens(page, await reviewedProduct(request));
  const section = page.locator('#reviews');
  await section.scrollIntoViewIfNeeded();
  const rows = section.getByRole('list', { name: 'Omdömen efter antal stjärnor' });
  const five = rows.getByRole('button', { name: /^5 av 5/ });
  const count = Number(/: (\d+)/.exec((await five.textContent()) ?? '')?.[1]);
  await five.click();
  await expect(five).toHaveAttribute('aria-pressed', 'true');
  await expect(section.getByRole('article')).toHaveCount(Math.min(5, count));
  await section.getByRole('button', { name: 'Visa alla omdömen' }).click();
  await section.getByRole('button', { name: 'Visa 10 till' }).click();
  await expect(section.getByRole('article')).toHaveCount(15);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('the choices of reviews scroll in their rows, and the page stays as wide as the screen', async ({
    page,
    request,
  }) => {
    await opens(page, await reviewedProduct(request));
    const section = page.locator('#reviews');
    await section.scrollIntoViewIfNeeded();
    const sizes = section.getByRole('group', { name: 'Storlek' });
    await expect(sizes).toBeVisible();
    expect(await sizes.evaluate((row) => row.scrollWidth > row.clientWidth)).toBe(true);
    expect(await page.evaluate(() => [innerWidth, document.body.scrollWidth])).toEqual([390, 390]);
  });
});

test('the reviews of a size are shown alone and sorted, and the fit of all is a sentence', async ({
  page,
  request,
}) => {
  await opens(page, await reviewedProduct(request));
  const section = page.locator('#reviews');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByText(/^\d+ av \d+: (liten|som väntat|stor)$/)).toBeVisible();
  const sizes = section.getByRole('group', { name: 'Storlek' });
  const size = sizes.getByRole('button').nth(1);
  const [name, count] = ((await size.innerText()).match(/\S+/g) ?? []).slice(0, 2);
  await size.click();
  await expect(size).toHaveAttribute('aria-pressed', 'true');
  const articles = section.getByRole('article');
  await expect(articles).toHaveCount(Math.min(5, Number(count)));
  for (const article of await articles.all())
    await expect(article).toContainText(`köpte ${name ?? ''}`);
  await sizes.getByRole('button', { name: /^Alla/ }).click();
  const stars = async () =>
    (
      await section
        .getByRole('article')
        .getByText(/^\d av 5$/)
        .allInnerTexts()
    ).map(parseFloat);
  await section.getByLabel('Sortera omdömen').selectOption('Lägst betyg');
  await expect.poll(stars).toEqual((await stars()).toSorted((one, other) => one - other));
  expect((await stars())[0]).toBeLessThan(5);
  await section.getByLabel('Sortera omdömen').selectOption('Högst betyg');
  await expect.poll(async () => (await stars())[0]).toBe(5);
});

test('the days of a delivery are a list of sentences, and scroll by key on a phone', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await opens(page, buyable(await fetchProducts(request, 'blusar')).canonicalUrl);
  const section = page.locator('#delivery');
  await section.scrollIntoViewIfNeeded();
  await expect(
    section.getByRole('heading', { name: /^Hos dig .+, ångra till den / }),
  ).toBeVisible();
  await expect(section.getByRole('listitem')).toHaveText([
    /^Packas: \S+ \d+ \S+$/,
    /^Hos dig: \S+ .+$/,
    /^Prova hemma: 14 dagar /,
    /^Sista dag att ångra: \S+ \d+ \S+$/,
  ]);
  const strip = section.getByRole('group', { name: 'Dag för dag' });
  await strip.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => strip.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('a preloved product leads to its new twin, and that one back', async ({ page, request }) => {
  const response = await request.post('/graphql', {
    data: {
      query:
        '{ products(take: 100, categoryAlias: "preloved", channelId: "se", languageId: "sv-SE", marketId: "se") { products { canonicalUrl twin { product { canonicalUrl } } } } }',
    },
  });
  interface Twin {
    readonly canonicalUrl: string;
    readonly twin: { readonly product: { readonly canonicalUrl: string } } | null;
  }
  const { data } = (await response.json()) as {
    data: { products: { products: readonly Twin[] } };
  };
  const used = data.products.products.find(({ twin }) => twin !== null);
  await opens(page, used?.canonicalUrl ?? '');
  const section = page.locator('#twin');
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole('heading', { name: 'Tvillingen är ny' })).toBeVisible();
  await section.getByRole('link', { name: 'Se den nya' }).click();
  await expect(page).toHaveURL(new RegExp(`${used?.twin?.product.canonicalUrl ?? '-'}$`));
  await section.scrollIntoViewIfNeeded();
  await expect(
    section.getByRole('heading', { name: 'Tvillingen har ett förflutet' }),
  ).toBeVisible();
  await expect(section.getByText('Ett enda exemplar')).toBeVisible();
  await section.getByRole('link', { name: 'Se den i Preloved' }).click();
  await expect(page).toHaveURL(/-preloved/);
});

test('the size guide is a wide panel in which the row of the chosen size is marked', async ({
  page,
  request,
}) => {
  const coat = firstMatching(
    await fetchProducts(request, 'dam'),
    'sold in women’s sizes',
    (each) =>
      isReleased(each) && ['34', '38'].every((size) => each.skus.some(({ name }) => name === size)),
  );
  await opens(page, coat.canonicalUrl);
  await page.locator('form#buy').getByText('38', { exact: true }).click();
  await page.locator('form#buy').getByRole('link', { name: 'Storleksguide' }).click();
  const panel = page.getByRole('dialog', { name: 'Storleksguide' });
  await expect(panel.getByRole('rowheader', { name: /^38\s*, vald storlek$/ })).toHaveCount(1);
  expect((await panel.boundingBox())?.width).toBe(648);
});
