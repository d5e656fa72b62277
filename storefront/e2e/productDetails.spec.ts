/** A product’s pictures, facts and reduced price. */
import { expect, test } from '@playwright/test';
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

test('the reviews of a number of stars are shown alone, and further ones below', async ({
  page,
  request,
}) => {
  const response = await request.post('/graphql', {
    data: {
      query:
        '{ products(take: 100, filter: { sort: MOST_SOLD }, channelId: "se", languageId: "sv-SE", marketId: "se") { products { canonicalUrl rating { voteCount } } } }',
    },
  });
  const { data } = (await response.json()) as {
    data: { products: { products: { canonicalUrl: string; rating: { voteCount: number } }[] } };
  };
  const reviewed = data.products.products.find(({ rating }) => rating.voteCount > 15);
  await opens(page, reviewed?.canonicalUrl ?? '');
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
