// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
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
  place: 'page' | 'panel' = 'page',
) {
  const { services, sent } = await openHookShop();
  const own = productView(storyProduct(services.site, [[size, 0]]));
  const [chosen] = own.sizes;
  if (!chosen) throw new Error('The product has no size.');
  const shop = renderInShop(services, <SoldOutSize product={own} size={chosen} place={place} />);
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
/** The rows in words, and where their links lead. */
const rows = () =>
  screen.queryAllByRole('listitem').map((row) => {
    const link = within(row).getByRole('link');
    const words = [...row.querySelectorAll('p')].map(({ textContent }) => textContent);
    return [words[0], link.getAttribute('aria-label'), link.getAttribute('href')];
  });

describe('a size that is sold out', () => {
  it('is offered in the colours that have it, with the size in their addresses', async () => {
    const { requested } = await openSoldOut('38', [[['38', 3]], [['38', 0]]]);
    expect(requested).toEqual(['alma-1', 'alma-2']);
    expect(rows()).toEqual([['38 finns i färgen kamel', 'Byt färg till kamel', '/p/0?size=38']]);
  });

  it('keeps what is called reduced so, with its regular and its lowest price', async () => {
    await openSoldOut('38', [[['38', 3]], []]);
    const [line] = screen.getByRole('listitem').querySelectorAll('[data-vat-amount="inc"]');
    expect(line?.textContent?.replaceAll('\u00a0', ' ')).toBe(
      'Samma modell, nu 1 999 kr, ord. 2 499 kr. Lägsta pris 30 dagar: 2 499 kr',
    );
  });

  it('is not offered in colours that lack it', async () => {
    await openSoldOut('38', [[['40', 3]], []]);
    expect(rows()).toEqual([]);
  });

  it('is not named where there is only one', async () => {
    await openSoldOut('One size', [[['One size', 3]], []]);
    expect(rows()).toEqual([['Finns i färgen kamel', 'Byt färg till kamel', '/p/0']]);
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
    const { rerender } = renderInShop(
      services,
      <SoldOutSize product={product} size={first} place="page" />,
    );
    await userEvent.type(screen.getByRole('textbox'), 'astrid@');
    rerender(<SoldOutSize product={product} size={second} place="page" />);
    expect(screen.getByRole('textbox')).toHaveValue('');
    expect(screen.getByText('Vi mejlar när 40 är tillbaka')).toBeVisible();
  });
});

it.each([
  ['panel', 1, 3],
  ['page', 0, 2],
] as const)(
  'in a %s it is scrolled into view %i times, and its heading is of level %i',
  async (place, times, level) => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
    await openSoldOut('36', [[], []], place);
    expect(scroll).toHaveBeenCalledTimes(times);
    expect(screen.getByRole('heading', { level })).toBeVisible();
    scroll.mockRestore();
  },
);
