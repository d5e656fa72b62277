// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import SoldOutSize from './SoldOutSize.tsx';

afterEach(cleanup);

type Sizes = Parameters<typeof storyProduct>[1];

/** The page of a camel coat with a sold-out size; its other two colours have these sizes. */
async function openSoldOut(
  size: string,
  others: readonly [black: Sizes, sage: Sizes],
  isRevealed = false,
) {
  const { services, sent } = await openHookShop();
  const own = productView(storyProduct(services.site, [[size, 0]]));
  const [chosen] = own.sizes;
  if (!chosen) throw new Error('The product has no size.');
  const shop = renderInShop(
    services,
    <SoldOutSize product={own} size={chosen} isRevealed={isRevealed} />,
  );
  await waitFor(() => expect(sent).toHaveLength(2));
  await act(async () => {
    for (const [at, sizes] of others.entries()) {
      const request = sent[at];
      const product = storyProduct(services.site, sizes);
      request?.answer({
        product: {
          ...product,
          alias: request.variables['alias'],
          canonicalUrl: `/p/${String(at)}`,
        },
      });
    }
  });
  await waitFor(() => expect(services.queryClient.isFetching()).toBe(0));
  return { ...shop, requested: sent.map(({ variables }) => variables['alias']) };
}
const links = () =>
  screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('a size that is sold out', () => {
  it('is offered in the colours that have it, with the size in their addresses', async () => {
    const { requested } = await openSoldOut('38', [[['38', 3]], [['38', 0]]]);
    expect(requested).toEqual(['alma-1', 'alma-2']);
    expect(links()).toEqual([['Storlek 38 finns i färgen kamel', '/p/0?size=38']]);
  });

  it('is not offered in colours that lack it', async () => {
    await openSoldOut('38', [[['40', 3]], []]);
    expect(links()).toEqual([]);
  });

  it('is not named where there is only one', async () => {
    await openSoldOut('One size', [[['One size', 3]], []]);
    expect(links()).toEqual([['Finns i färgen kamel', '/p/0']]);
  });

  it('can be requested by mail, each size on its own', async () => {
    const { services } = await openHookShop();
    const product = productView(
      storyProduct(services.site, [
        ['38', 0],
        ['40', 0],
      ]),
    );
    const [first, second] = product.sizes;
    if (!first || !second) throw new Error('The product has no sizes.');
    const { rerender } = renderInShop(services, <SoldOutSize product={product} size={first} />);
    await userEvent.type(screen.getByRole('textbox'), 'astrid@');
    rerender(<SoldOutSize product={product} size={second} />);
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByText('Mejla mig när storlek 40 är tillbaka')).toBeVisible();
  });
});

it.each([true, false])(
  'is scrolled into view in a panel, not on a page (%s)',
  async (isRevealed) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openSoldOut('36', [[], []], isRevealed);
    expect(scroll).toHaveBeenCalledTimes(isRevealed ? 1 : 0);
    scroll.mockRestore();
  },
);
