// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useQuickShop } from '../interface/quickShop.ts';
import { staticRouter } from '../page/createPageRouter.ts';
import { PageRouterProvider } from '../page/pageRouter.ts';
import { ServicesProvider } from '../page/services.ts';
import { viewAt } from '../testing/createTestRouter.ts';
import { openHookShop } from '../testing/renderShopHook.tsx';
import { QuickShopHost } from './QuickShopHost.tsx';

const code = vi.hoisted(() => ({ isReachable: true, requests: 0 }));
vi.mock('../routes/product/QuickShop.tsx', () => ({
  get default() {
    code.requests += 1;
    if (!code.isReachable) throw new TypeError('Failed to fetch dynamically imported module');
    return () => <p>Snabbköp</p>;
  },
}));

const become = (isOnline: boolean) =>
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });

beforeEach(() => {
  useQuickShop.setState(useQuickShop.getInitialState(), true);
  Object.assign(code, { isReachable: true, requests: 0 });
});
afterEach(() => {
  cleanup();
  become(true);
  vi.restoreAllMocks();
});

const alma = { alias: 'alma', name: 'Ullkappa Alma', href: '/p/alma' };

/** A list, and the pages that are opened in place of it. */
async function openList(path: string) {
  const { services } = await openHookShop();
  const opened: string[] = [];
  vi.spyOn(location, 'assign').mockImplementation((to) => void opened.push(String(to)));
  render(
    <ServicesProvider value={{ ...services, site: { ...services.site, basename: '/se' } }}>
      <QueryClientProvider client={services.queryClient}>
        <PageRouterProvider value={staticRouter(viewAt(path, { action: 'POP' }))}>
          <QuickShopHost />
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return { opened, press: () => act(() => useQuickShop.getState().open(alma)) };
}

describe('the quick shop of a page', () => {
  it('is loaded when a card first opens it', async () => {
    const { press } = await openList('/c/dam');
    await new Promise((resolve) => setTimeout(resolve));
    expect(code.requests).toBe(0);
    press();
    expect(await screen.findByText('Snabbköp')).toBeVisible();
  });

  it('is loaded for an address that has it', async () => {
    await openList('/c/dam#quick-shop=alma');
    expect(await screen.findByText('Snabbköp')).toBeVisible();
  });

  it('that cannot be loaded leaves for the product’s page', async () => {
    code.isReachable = false;
    const { opened, press } = await openList('/c/dam');
    press();
    await waitFor(() => expect(opened).toEqual(['/se/p/alma']));
    expect(useQuickShop.getState()).toMatchObject({ isOpen: false, failed: 'alma' });
  });

  it('that cannot be loaded offline leaves the list as it is, and can be opened later', async () => {
    code.isReachable = false;
    become(false);
    const { opened, press } = await openList('/c/dam');
    press();
    await waitFor(() => expect(useQuickShop.getState().failed).toBe('alma'));
    expect(opened).toEqual([]);
    become(true);
    code.isReachable = true;
    press();
    expect(await screen.findByText('Snabbköp')).toBeVisible();
  });
});
