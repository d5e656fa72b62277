// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { productView } from '../../features/product/productView.ts';
import { twinQuery } from '../../features/product/twinQuery.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { storyProduct } from '../../testing/storyGoods.ts';
import { stubNearness } from '../../testing/stubNearness.ts';
import { ProductTwin } from './ProductTwin.tsx';

let comeNear: () => void;
beforeEach(() => {
  comeNear = stubNearness();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

type Sizes = Parameters<typeof storyProduct>[1];
interface Case {
  /** Whether the page is about the used one. */
  readonly isUsedPage: boolean;
  readonly newSizes?: Sizes;
  readonly usedPrice?: number;
}
const severalSizes: Sizes = [
  ['38', 1],
  ['40', 1],
];

/** The page of a coat at 1 000 kr or of its used twin; the other one has arrived or not yet. */
async function openTwin({ isUsedPage, newSizes = severalSizes, usedPrice = 600 }: Case) {
  const { services, sent } = await openHookShop();
  const priced = (sizes: Sizes, alias: string, name: string, amount: number) => {
    const product = storyProduct(services.site, sizes);
    const unitPrice = product.unitPrice && { ...product.unitPrice, sellingPriceIncVat: amount };
    return { ...product, alias, name, canonicalUrl: `/p/${alias}`, unitPrice };
  };
  const fresh = priced(newSizes, 'ny', 'Ny kappa', 1000);
  const used = priced([['38', 1]], 'buren', 'Buren kappa', usedPrice);
  const [own, other] = isUsedPage ? [used, fresh] : [fresh, used];
  const twin = { isPreloved: !isUsedPage, alias: other.alias, href: other.canonicalUrl };
  services.queryClient.setQueryData(twinQuery(services.dataApi, own.alias).queryKey, twin);
  renderInShop(services, <ProductTwin product={productView(own)} />);
  act(comeNear);
  await waitFor(() => expect(sent).toHaveLength(1));
  return {
    requested: sent[0]?.variables['alias'],
    respond: async () => {
      await act(async () => sent[0]?.answer({ product: other }));
      await screen.findByRole('heading', { level: 2 });
    },
  };
}
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
const heading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('a new product with a used twin', () => {
  it('links to it, and then shows both with the used one first', async () => {
    const { requested, respond } = await openTwin({ isUsedPage: false });
    expect(requested).toBe('buren');
    expect(links()).toEqual([['Se den i Preloved', '/p/buren']]);
    await respond();
    expect(heading()).toBe('Tvillingen har ett förflutet');
    expect(links()).toEqual([
      ['Buren kappa', '/p/buren'],
      ['Se den i Preloved', '/p/buren'],
    ]);
    expect(screen.getByText('Ett enda exemplar')).toBeVisible();
    expect(screen.getByText('Buren kappa, storlek 38. 40 % lägre pris än den nya.')).toBeVisible();
  });

  it('promises no lower price where the used one costs as much', async () => {
    const { respond } = await openTwin({ isUsedPage: false, usedPrice: 1000 });
    await respond();
    expect(screen.getByText('Buren kappa, storlek 38.')).toBeVisible();
  });
});

describe('a used product with a new twin', () => {
  it.each([
    [severalSizes, 'Samma modell, ny och i fler storlekar.'],
    [severalSizes.slice(0, 1), 'Samma modell, fast ny.'],
  ])('in the sizes %j links to it: “%s”', async (newSizes, words) => {
    const { respond } = await openTwin({ isUsedPage: true, newSizes });
    expect(links()).toEqual([['Se den nya', '/p/ny']]);
    await respond();
    expect(heading()).toBe('Tvillingen är ny');
    expect(screen.getByText(words)).toBeVisible();
    expect(links()).toEqual([
      ['Ny kappa', '/p/ny'],
      ['Se den nya', '/p/ny'],
    ]);
  });
});
