// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { browserCookies, cookieNames } from '../../device/cookies.ts';
import { cartKey } from '../../features/cart/cartQuery.ts';
import { useModal } from '../../interface/modal.ts';
import { PageRouterProvider } from '../../page/pageRouter.ts';
import { ServicesProvider } from '../../page/services.ts';
import { createTestHistory } from '../../testing/createTestHistory.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { storyCart } from '../../testing/storyCarts.ts';
import { DesignSystemProviders } from '../DesignSystemProviders.tsx';
import CartPanel from './CartPanel.tsx';

beforeEach(() => {
  useModal.setState(useModal.getInitialState(), true);
  browserCookies.write(cookieNames.cart, 'story');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The cart's panel over a page of a market below `/se`, opened at this address. */
async function open(first: Parameters<typeof createTestHistory>[0] = {}) {
  const cart = storyCart(sites[0]);
  const { services } = await openHookShop({ getCart: { getCart: cart } });
  const { queryClient, dataApi } = services;
  queryClient.setQueryData(cartKey(dataApi), cart);
  const site = { ...services.site, basename: '/se' };
  const history = createTestHistory({ pathname: '/varukorg', search: '', ...first });
  render(
    <ServicesProvider value={{ ...services, site }}>
      <QueryClientProvider client={queryClient}>
        <PageRouterProvider value={history.router}>
          <DesignSystemProviders site={site}>
            <header>
              <a href="/se/varukorg">Varukorg</a>
            </header>
            <CartPanel />
          </DesignSystemProviders>
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return history;
}

const panel = () => screen.queryByRole('dialog', { name: /^Varukorg/ });

describe('the address of the cart over the page', () => {
  it('opens it, and gives the bag the focus that no other element has', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await open({ hash: '#cart' });
    expect(panel()).toBeVisible();
    expect(focus.mock.contexts[0]).toBe(document.querySelector('header a'));
  });

  it('is needed to open it', async () => {
    await open({ hash: '#size-guide' });
    expect(panel()).toBeNull();
  });

  it('is an entry that links replace', async () => {
    const history = await open();
    act(() => useModal.getState().open('cart'));
    await waitFor(() => expect(history.entries()).toEqual(['/varukorg', '/varukorg#cart']));
    expect(history.state()).toMatchObject({ isReplacedByLinks: true });
  });

  it('is left by a link to the page under it, which only closes it', async () => {
    const history = await open();
    act(() => useModal.getState().open('cart'));
    const link = await screen.findByRole('link', { name: 'Visa varukorgen' });
    expect(fireEvent.click(link)).toBe(false);
    expect([panel(), history.position()]).toEqual([null, 0]);
  });
});
