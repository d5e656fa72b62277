/** What works without scripts: browsing, searching, filtering, and putting something in the cart. */
import { expect, test } from '@playwright/test';
import { sites } from './sites.ts';

test.use({ javaScriptEnabled: false });

for (const site of sites) {
  test(`without scripts a shopper in ${site.channel} fills a cart`, async ({ page, baseURL }) => {
    const { port } = new URL(baseURL ?? '');
    const at = (path: string) => `http://${site.host}:${port}${path}`;
    await page.goto(at('/'));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.goto(at(`/s?q=${site.search}`));
    await expect(page).toHaveURL(new RegExp(`/s/${site.search}$`));
    await expect(page.locator('[data-product]').first()).toBeVisible();

    const links = await page
      .locator('[data-product] a[href^="/p/"]')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    for (const link of links) {
      await page.goto(at(link));
      const free = page
        .locator(
          'label:not([data-is-sold-out]) > input[name=skuId], :not([data-is-sold-out]) > input[name=skuId]',
        )
        .first();
      if ((await free.count()) > 0 && (await free.getAttribute('type')) === 'radio') {
        await free.locator('..').click();
        break;
      }
    }
    await page.locator('form[method=post] button[type=submit]').click();
    await expect(page).toHaveURL(at(site.cartPath));
    await expect(page.locator('.cart-lines li')).toHaveCount(1);
  });
}

test('without scripts a missing size is requested at its field', async ({ page }) => {
  await page.goto('/c/dam');
  await page.locator('[data-product] a[href^="/p/"]').first().click();
  await page.locator('form[method=post] button[type=submit]').click();
  await expect(page).toHaveURL(/missing=size#buy$/);
  await expect(page.locator('#buy')).toBeInViewport();
  await expect(page.getByText('Du måste välja storlek först')).toBeVisible();
});

test('without scripts the words of the menu are links on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Meny' })).toBeHidden();
  const words = page.getByRole('banner').getByRole('navigation').getByRole('link');
  for (const link of await words.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await words.filter({ hasText: 'Herr' }).click();
  await expect(page).toHaveURL(/\/c\/herr$/);
});

test('without scripts the filters of a list are reached on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/c/dam');
  await expect(page.locator('main [data-is-filter]:visible')).toHaveCount(0);
  const link = page.getByRole('link', { name: 'Visa filter' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page.getByRole('group', { name: 'Färg' })).toBeVisible();
  await expect(page.getByText('Spara mina storlekar')).toBeHidden();
  await page.getByRole('link', { name: 'Dölj filter' }).click();
  await expect(page).toHaveURL(/\/c\/dam$/);
  await expect(page.getByRole('group', { name: 'Färg' })).toBeHidden();
});

test('without scripts a price is typed as it is shown, and links have it in plain digits', async ({
  page,
}) => {
  await page.goto('/c/dam?show=filters');
  const to = page.getByRole('textbox', { name: 'Till' });
  await expect(to).toHaveValue(/^\d\u00a0\d{3}$/);
  await page.getByRole('textbox', { name: 'Från' }).fill('1 000');
  await to.fill('2.600');
  await to.press('Enter');
  await expect(page.locator('main a[href*="price=1000-2600"]').first()).toBeVisible();
});

test('the first picture of each home page is in the HTML and requested first; pictures far below are lazy', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '');
  for (const { host } of sites) {
    await page.goto(`http://${host}:${port}/`);
    const pictures = await page.locator('main img').evaluateAll((found) =>
      found.map((picture) => ({
        loading: picture.getAttribute('loading'),
        priority: picture.getAttribute('fetchpriority'),
        top: picture.getBoundingClientRect().top,
      })),
    );
    expect(pictures[0]).toMatchObject({ loading: 'eager', priority: 'high' });
    const below = pictures.filter(({ top }) => top > 3000);
    expect(below.length).toBeGreaterThan(0);
    expect(below.filter(({ loading, priority }) => loading !== 'lazy' || priority)).toEqual([]);
  }
});
