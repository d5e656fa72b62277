/** Lines removed from the cart, and added again. */
import { expect, test } from '@playwright/test';
import {
  addButton,
  buys,
  chooses,
  drawer,
  lines,
  opens,
  pick,
  quantityOf,
} from './steps/buying.ts';
import { fetchProducts } from './steps/catalogueProducts.ts';

for (const [device, viewport] of [
  ['a phone', { width: 390, height: 844 }],
  ['a desktop', { width: 1280, height: 800 }],
] as const)
  test(`a removed line is added again from its place, on ${device}`, async ({ page, request }) => {
    await page.setViewportSize(viewport);
    const { product, size, other } = await pick(await fetchProducts(request, 't-shirts-pikeer'));
    await buys(page, product, size);
    await page.keyboard.press('Escape');
    await chooses(page, other);
    await addButton(page).click();
    const inDrawer = lines(drawer(page));
    await expect(inDrawer).toHaveCount(2);
    await inDrawer
      .first()
      .getByRole('button', { name: /^En till/ })
      .click();
    await expect(quantityOf(inDrawer.first())).toHaveValue('2');
    await inDrawer
      .first()
      .getByRole('button', { name: /^Ta bort/ })
      .click();
    await expect(inDrawer).toHaveCount(1);
    const items = drawer(page).getByRole('list', { name: 'Varor i varukorgen' }).locator('> li');
    await expect(items.first()).toContainText(`${product.name} är borttagen`);
    const undo = drawer(page).getByRole('button', { name: 'Ångra' });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(inDrawer).toHaveCount(2);
    await expect(undo).toHaveCount(0);
    await expect(quantityOf(inDrawer.last())).toHaveValue('2');
    await expect(drawer(page).getByRole('list', { name: 'Varor i varukorgen' })).toBeFocused();
  });

test('what is not undone leaves by itself, but not while the keyboard is on it', async ({
  page,
  request,
}) => {
  const { product, size } = await pick(await fetchProducts(request, 't-shirts-pikeer'));
  await buys(page, product, size);
  await opens(page, '/varukorg');
  const rule = () =>
    page
      .getByText('är borttagen')
      .locator('..')
      .evaluate((row) => row.getAnimations({ subtree: true })[0]?.playState);
  await lines(page.locator('main'))
    .getByRole('button', { name: /^Ta bort/ })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeFocused();
  expect(await rule()).toBe('paused');
  await page.keyboard.press('Tab');
  expect(await rule()).toBe('running');
  await page
    .getByText('är borttagen')
    .locator('..')
    .evaluate((row) => {
      for (const animation of row.getAnimations({ subtree: true })) animation.finish();
    });
  await expect(page.getByText('är borttagen')).toHaveCount(0);
});

test('removing a line on the page keeps the focus in the cart, and typing zero removes it too', async ({
  page,
  request,
}) => {
  const { product, size, other } = await pick(await fetchProducts(request, 't-shirts-pikeer'));
  await buys(page, product, size);
  await page.keyboard.press('Escape');
  await chooses(page, other);
  await addButton(page).click();
  await expect(lines(drawer(page))).toHaveCount(2);
  await opens(page, '/varukorg');
  const onPage = lines(page.locator('main'));
  await onPage
    .first()
    .getByRole('button', { name: /^Ta bort/ })
    .press('Enter');
  await expect(onPage).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Ångra' })).toBeFocused();
  await quantityOf(onPage).fill('0');
  await quantityOf(onPage).press('Enter');
  await expect(page.locator('main').getByText('Korgen är tom')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ångra' }).last()).toBeFocused();
});
