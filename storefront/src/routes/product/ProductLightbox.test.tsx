// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { ProductGallery } from './ProductGallery.tsx';

afterEach(cleanup);

/** The large view of the coat, opened from its second picture. */
async function openLarge() {
  const { services } = await openHookShop();
  const product = productView(storyProduct(services.site, [['38', 1]]));
  renderInShop(services, <ProductGallery product={product} />);
  const [, second] = screen.getAllByRole('button');
  if (!second) throw new Error('The coat has no second picture.');
  await userEvent.click(second);
  return within(await screen.findByRole('dialog'));
}

it('names each picture by what it shows, and is enlarged in words of the language', async () => {
  const dialog = await openLarge();
  expect(dialog.getByText('2 av 4')).toBeVisible();
  const thumbs = within(dialog.getByRole('list')).getAllByRole('button');
  expect(thumbs.map(({ textContent }) => textContent)).toEqual([
    'Framifrån',
    'Bakifrån',
    'Närbild',
    'Annan vinkel',
  ]);
  expect(thumbs[1]).toHaveAttribute('aria-current', 'true');
  await userEvent.click(dialog.getByRole('button', { name: 'Större' }));
  expect(dialog.getByRole('slider', { name: 'Förstoring' })).toHaveAttribute(
    'aria-valuetext',
    '1,5×',
  );
});

it('shows a file that is wide enough to be enlarged', async () => {
  const dialog = await openLarge();
  const picture = dialog.getByRole('img');
  expect(picture).toHaveAttribute('src', expect.stringContaining('/images/coat-back.webp'));
  expect(picture.getAttribute('srcset')).toMatch(/ 1536w$/);
});
