// @vitest-environment happy-dom
import { sites } from '@solvik/addresses';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useModal } from '../../interface/modal.ts';
import { PageRouterProvider } from '../../page/pageRouter.ts';
import { ServicesProvider } from '../../page/services.ts';
import { createTestHistory } from '../../testing/createTestHistory.ts';
import { demoResponses } from '../../testing/demoResponses.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { DesignSystemProviders } from '../DesignSystemProviders.tsx';
import PhoneMenu from './PhoneMenu.tsx';

beforeEach(() => {
  window.innerWidth = 390;
  useModal.setState(useModal.getInitialState(), true);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The menu over a category, opened at this address. */
async function open(first: Parameters<typeof createTestHistory>[0] = {}) {
  const found = { ...sites[0], origin: 'https://solvik.example', basename: '' };
  const menuTree = demoResponses(found)['menuTree']?.({}) as object;
  const shop = await openHookShop({ menuTree });
  const { site, queryClient } = shop.services;
  const history = createTestHistory({ pathname: '/c/2', search: '', ...first });
  render(
    <ServicesProvider value={shop.services}>
      <QueryClientProvider client={queryClient}>
        <PageRouterProvider value={history.router}>
          <DesignSystemProviders site={site}>
            <header>
              <button type="button" aria-haspopup="dialog">
                Meny
              </button>
            </header>
            <PhoneMenu />
          </DesignSystemProviders>
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return history;
}

const menu = () => screen.queryByRole('dialog', { name: 'Meny' });
const openMenu = async () => {
  act(() => useModal.getState().open('menu'));
  await waitFor(() => expect(menu()).toBeVisible());
};

describe('the address of a phone’s menu', () => {
  it('opens it, and gives its button the focus that no other element has', async () => {
    const focus = vi.spyOn(HTMLElement.prototype, 'focus');
    await open({ hash: '#menu' });
    expect(menu()).toBeVisible();
    expect(focus.mock.contexts[0]).toBe(document.querySelector('header button'));
  });

  it('is an entry that links replace, and going back closes it', async () => {
    const history = await open();
    await openMenu();
    expect(history.entries()).toEqual(['/c/2', '/c/2#menu']);
    expect(history.state()).toMatchObject({ isReplacedByLinks: true });
    history.go(-1);
    expect(menu()).toBeNull();
  });

  it('is left by its cross', async () => {
    const history = await open();
    await openMenu();
    fireEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect([menu(), history.position()]).toEqual([null, 0]);
  });

  it('is left to the page that is loaded from it, while the menu has closed', async () => {
    const history = await open();
    await openMenu();
    history.load('/c/1');
    expect([menu(), history.position()]).toEqual([null, 1]);
  });

  it('is left by a link to the page under it, which only closes it', async () => {
    const history = await open({ pathname: '/' });
    await openMenu();
    const link = screen.getByRole('link', { name: 'Solvik, till startsidan' });
    expect(fireEvent.click(link)).toBe(false);
    expect([menu(), history.position()]).toEqual([null, 0]);
  });

  it('is taken by a page of another country', async () => {
    await open();
    await openMenu();
    const replace = vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
    fireEvent.click(screen.getByRole('button', { name: /^Sverige/ }));
    const link = screen.getByRole('link', { name: 'Sverige' });
    expect(fireEvent.click(link)).toBe(false);
    expect(replace).toHaveBeenCalledWith(link.getAttribute('href'));
    expect(fireEvent.click(link, { ctrlKey: true })).toBe(true);
  });
});
