/** Searching: the panel by keys and by touch, what it remembers, corrections, and searches without results. */
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './steps/accessible.ts';
import { isReady, opens } from './steps/buying.ts';
import { expectQuietConsole } from './steps/quietConsole.ts';

const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

const panel = (page: Page) => page.locator('header').getByRole('search').last();
const field = (page: Page) => page.getByRole('combobox', { name: /^Sök bland/ });
const options = (page: Page, group: string) =>
  page.getByRole('group', { name: group, exact: true }).getByRole('option');
const cards = (page: Page) => page.locator('main [data-product]');
/** The id of the option that the field refers to. */
const active = (page: Page) => field(page).getAttribute('aria-activedescendant');

async function opensPanel(page: Page, size: keyof typeof sizes): Promise<void> {
  const header = page.locator('header');
  if (size === 'phone') await header.getByRole('link', { name: 'Sök', exact: true }).click();
  else await header.getByRole('searchbox').click();
  await expect(field(page)).toBeFocused();
}

for (const [size, viewport] of Object.entries(sizes) as [keyof typeof sizes, typeof sizes.phone][])
  test.describe(`on a ${size}`, () => {
    test.use({ viewport });

    test('a shopper finds a product by keys, and what was searched is remembered and removed', async ({
      page,
    }) => {
      const isQuiet = expectQuietConsole(page);
      await opens(page, '/');
      await opensPanel(page, size);
      await expect(options(page, 'Populärt i Sverige just nu').first()).toBeVisible();
      await page.keyboard.type('kappa');
      await expect(options(page, 'Varor').first()).toBeVisible();
      await expect(page.locator('header').getByRole('status')).toContainText(/varor$/);
      await expectAccessible(page);
      const first = await options(page, 'Varor').first().getAttribute('id');
      for (let step = 0; step < 20 && (await active(page)) !== first; step += 1)
        await page.keyboard.press('ArrowDown');
      expect(await active(page)).toBe(first);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/p\//);
      await expect(field(page)).toHaveCount(0);

      await opensPanel(page, size);
      await expect(options(page, 'Nyss sedda')).toHaveCount(1);
      await field(page).fill('röd klänning');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/s\/r%C3%B6d%20kl%C3%A4nning$/);
      await expect(cards(page).first()).toBeVisible();
      await opensPanel(page, size);
      await field(page).fill('');
      await expect(options(page, 'Senaste sökningar')).toHaveText(['röd klänning']);
      await page.getByRole('button', { name: 'Ta bort röd klänning' }).click();
      await expect(options(page, 'Senaste sökningar')).toHaveCount(0);
      await page.goBack();
      await expect(page).toHaveURL(/\/p\//);
      isQuiet();
    });

    test('without a network the panel shows what was searched before', async ({
      page,
      context,
    }) => {
      await page.addInitScript(() =>
        localStorage.setItem('recentSearches', JSON.stringify(['kashmir'])),
      );
      await opens(page, '/');
      await opensPanel(page, size);
      await expect(options(page, 'Senaste sökningar')).toHaveText(['kashmir']);
      await context.setOffline(true);
      await page.keyboard.type('kof');
      await expect(page.getByText('Du är offline.').first()).toBeVisible();
      await expect(options(page, 'Senaste sökningar')).toHaveText(['kashmir']);
      await context.setOffline(false);
      await page.keyboard.type('ta');
      await expect(options(page, 'Varor').first()).toBeVisible();
    });

    test('what has no letters suggests nothing, and what is popular is called so', async ({
      page,
      context,
    }) => {
      await opens(page, '/');
      await opensPanel(page, size);
      await expect(options(page, 'Populärt i Sverige just nu').first()).toBeVisible();
      await page.keyboard.type('😀');
      await expect(page.getByText('Vi har inga förslag på det.').first()).toBeVisible();
      await expect(options(page, 'Populärt i Sverige just nu').first()).toBeVisible();
      await expect(options(page, 'Förslag')).toHaveCount(0);
      await context.setOffline(true);
      await page.keyboard.type('kof');
      await expect(
        page.getByText('Du är offline. Sökningen kommer tillbaka med uppkopplingen.').first(),
      ).toBeVisible();
    });

    test('a misspelt search is corrected with a way back', async ({ page }) => {
      await opens(page, '/s/kl%C3%A4nninng');
      await expect(page.locator('main').getByRole('status').first()).toHaveText(
        /^Vi visar träffar för klänning/,
      );
      await expect(cards(page).first()).toBeVisible();
      await page.getByRole('link', { name: 'Sök på ”klänninng” i stället' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Vi har inget som heter ”klänninng”',
      );
      await page.getByRole('link', { name: 'klänning', exact: true }).click();
      await expect(page).toHaveURL(/\/s\/kl%C3%A4nning$/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Vi har inget/);
    });
  });

test.describe('on a desktop', () => {
  test.use({ viewport: sizes.desktop });

  test('the panel completes by Tab, closes by Escape into the header’s field, and clears there', async ({
    page,
  }) => {
    await opens(page, '/');
    await opensPanel(page, 'desktop');
    await page.keyboard.type('snea');
    await expect(panel(page).locator('kbd')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(field(page)).toHaveValue('sneakers');
    await page.keyboard.press('Escape');
    await expect(field(page)).toHaveCount(0);
    const header = page.locator('header').getByRole('searchbox');
    await expect(header).toBeFocused();
    await expect(header).toHaveValue('sneakers');
    await page.keyboard.press('Escape');
    await expect(header).toHaveValue('');
  });

  test('what is typed before the panel is loaded is in it', async ({ page }) => {
    let release = () => undefined as void;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/SearchOverlay/, async (route) => {
      await held;
      await route.continue();
    });
    await opens(page, '/');
    await page.locator('header').getByRole('searchbox').pressSequentially('kofta');
    release();
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('kofta');
  });

  test('a press beside the panel closes it, and so does leaving it by keys', async ({ page }) => {
    await opens(page, '/');
    await opensPanel(page, 'desktop');
    await page.mouse.click(700, 880);
    await expect(field(page)).toHaveCount(0);
    await opensPanel(page, 'desktop');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expect(field(page)).toHaveCount(0);
  });
});

for (const [size, viewport] of Object.entries(sizes) as [keyof typeof sizes, typeof sizes.phone][])
  test(`a text without suggestions is searched for by a row on a ${size}`, async ({ page }) => {
    const isQuiet = expectQuietConsole(page);
    await page.setViewportSize(viewport);
    await opens(page, '/');
    await opensPanel(page, size);
    await expect(options(page, 'Populärt i Sverige just nu').first()).toBeVisible();
    await field(page).fill('qwxzq');
    const row = options(page, 'Sök');
    await expect(row).toHaveText(['Sök efter ”qwxzq”']);
    await expect(options(page, 'Populärt i Sverige just nu').first()).toBeVisible();
    await expect(page.locator('header').getByRole('status')).toHaveText(
      'Vi har inga förslag på det.',
    );
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    expect(await active(page)).toBe(await row.getAttribute('id'));
    await row.click();
    await expect(page).toHaveURL(/\/s\/qwxzq$/);
    await opensPanel(page, size);
    await field(page).fill('');
    await expect(options(page, 'Senaste sökningar')).toHaveText(['qwxzq']);
    isQuiet();
  });

test('the results are those that the search API finds, in its order', async ({ page }) => {
  interface Results {
    readonly primaryList: { readonly productGroups: readonly { readonly key: string }[] };
  }
  await opens(page, '/s/kl%C3%A4nning');
  const ranked: string[] = [];
  await page.route('**/queries/search-page?*sort=PRICE&*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as Results;
    const productGroups = body.primaryList.productGroups.toReversed();
    ranked.push(...productGroups.map(({ key }) => key));
    const primaryList = { ...body.primaryList, productGroups, totalHits: productGroups.length };
    await route.fulfill({ response, json: { ...body, primaryList } });
  });
  await page.getByRole('combobox', { name: 'Sortera' }).selectOption({ label: 'Lägst pris först' });
  await expect(page).toHaveURL(/sort=PRICE$/);
  await expect(page.locator('main')).toContainText('20 varor');
  const shown = await cards(page).evaluateAll((all) =>
    all.map((card) => card.getAttribute('data-product')),
  );
  expect(shown).toHaveLength(20);
  expect(shown).toEqual(ranked);
});

test('pages of the content are offered above the products that a word finds', async ({
  page,
  baseURL,
}) => {
  await page.goto(`http://dk.localhost:${new URL(baseURL ?? '').port}/s/retur`);
  await expect(page.locator('main [data-product]').first()).toBeVisible();
  await page.locator('main').getByRole('link', { name: 'Retur og fortrydelsesret' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Retur');
});

test.describe('without results', () => {
  test.use({ viewport: sizes.desktop });

  test('pages of the content are offered', async ({ page }) => {
    await opens(page, '/s/leverans');
    await page.locator('main').getByRole('link', { name: 'Leverans', exact: true }).click();
    await expect(page).toHaveURL(/\/leverans$/);
  });

  test('fewer words, categories and popular products are offered', async ({ page }) => {
    const isQuiet = expectQuietConsole(page);
    await opens(page, '/s/klänning%20qwxzq');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Vi har inget som heter ”klänning qwxzq”',
    );
    const categories = page.getByRole('list', { name: 'Letar du efter något av det här' });
    await expect(categories.getByRole('link')).toHaveText(
      Array.from({ length: 5 }, () => /\D\d+$/),
    );
    await expect(
      page.getByRole('heading', { level: 2, name: '”klänning” finns i de här' }),
    ).toBeVisible();
    await expect(cards(page)).toHaveText(Array.from({ length: 4 }, () => /klänning/i));
    await expectAccessible(page);
    await page
      .locator('main')
      .getByRole('link', { name: /^Visa alla \d+/ })
      .click();
    await isReady(page);
    await expect(page).toHaveURL(/\/s\/kl%C3%A4nning$/);
    isQuiet();
  });
});
