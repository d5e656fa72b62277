// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { useSelectedSize } from '../../features/product/selectedSize.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { BuyBox } from './BuyBox.tsx';

beforeEach(() => useSelectedSize.setState({ chosen: undefined }));
afterEach(cleanup);

const secondWithout = [
  ['38', 3],
  ['40', 0],
] as const;
const allWithout = [
  ['38', 0],
  ['40', 0],
] as const;

/** The coat in two sizes, of which the second has no pieces. */
async function openBox(
  availableFrom?: string,
  sizes: typeof secondWithout | typeof allWithout = secondWithout,
) {
  const { services } = await openHookShop({ sizeKinds: { sizeKinds: [] } });
  const product = {
    ...productView(storyProduct(services.site, sizes)),
    ...(availableFrom && { availableFrom }),
  };
  renderInShop(services, <BuyBox product={product} place="panel" />);
}

const soldOutHint = /^Överstrukna storlekar är slut\./;
const comingHint = 'Välj din storlek, så mejlar vi när den kommer.';
const add = () => screen.queryByRole('button', { name: 'Lägg i varukorgen' });

describe('a size without pieces', () => {
  it('is sold out once the product has been released', async () => {
    await openBox();
    expect(screen.getByRole('radio', { name: /^40.*slut/ })).toBeInTheDocument();
    expect(screen.getByText(soldOutHint)).toBeVisible();
    expect(add()).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: /^40/ }));
    expect(
      await screen.findByRole('heading', { name: 'Vi mejlar när 40 är tillbaka' }),
    ).toBeVisible();
    expect([add(), screen.queryByText(soldOutHint)]).toEqual([null, null]);
  });

  it('is coming like the others before that', async () => {
    await openBox('2999-01-01T00:00:00Z');
    expect(screen.getAllByRole('radio').map((size) => size.closest('label')?.textContent)).toEqual([
      '38',
      '40',
    ]);
    expect(screen.getByText(comingHint)).toBeVisible();
    expect(screen.queryByText(soldOutHint)).toBeNull();
    expect(add()).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: '38' }));
    expect(await screen.findByRole('heading', { name: 'Vi mejlar när 38 kommer' })).toBeVisible();
    expect(screen.queryByText(comingHint)).toBeNull();
  });
});

describe('a product without pieces in any size', () => {
  it('cannot be added once it has been released', async () => {
    await openBox(undefined, allWithout);
    expect(screen.getByText('Slutsåld just nu')).toBeVisible();
    expect(add()).toBeNull();
  });

  it('is coming, not sold out, before that', async () => {
    await openBox('2999-01-01T00:00:00Z', allWithout);
    expect(screen.queryByText('Slutsåld just nu')).toBeNull();
    expect(add()).toBeNull();
  });
});
