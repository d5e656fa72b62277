// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PageRouterProvider } from '../../page/pageRouter.ts';
import { ServicesProvider } from '../../page/services.ts';
import { createTestHistory } from '../../testing/createTestHistory.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { useWayBack } from './useWayBack.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Way() {
  const { href, onClick } = useWayBack('/c/dam/kappor');
  return (
    <a href={href} onClick={onClick}>
      back
    </a>
  );
}

/** The link after an address of this browser’s history; undefined in one that does not know it. */
async function linkAfter(before: string | undefined, basename = '') {
  const { services } = await openHookShop();
  const history = createTestHistory();
  const entries = () => (before === undefined ? [] : [{ url: `http://shop.example${before}` }]);
  vi.stubGlobal('navigation', { currentEntry: { index: before === undefined ? 0 : 1 }, entries });
  render(
    <ServicesProvider value={{ ...services, site: { ...services.site, basename } }}>
      <PageRouterProvider value={history.router}>
        <Way />
      </PageRouterProvider>
    </ServicesProvider>,
  );
  const link = screen.getByRole('link');
  const follow = (keys: object = {}) => !fireEvent.click(link, keys);
  return { href: link.getAttribute('href'), follow, back: history.router.back };
}

it.each(['/c/dam?brands=Tjärn~2', '/s/kappa', '/nyheter'])(
  'leads to the list at %s as it was left',
  async (list) => {
    const { href, follow, back } = await linkAfter(list);
    expect(href && decodeURI(href)).toBe(list);
    expect(follow()).toBe(true);
    expect(back).toHaveBeenCalledOnce();
  },
);

it('leads to the list of a site that has a part of the host’s addresses', async () => {
  const { href, follow } = await linkAfter('/outlet/nyheter', '/outlet');
  expect(href).toBe('/nyheter');
  expect(follow()).toBe(true);
  cleanup();
  expect(await linkAfter('/nyheter', '/outlet')).toMatchObject({ href: '/c/dam/kappor' });
});

it('opens the list in another tab where that is wanted', async () => {
  const { follow, back } = await linkAfter('/nyheter');
  expect(follow({ ctrlKey: true })).toBe(false);
  expect(back).not.toHaveBeenCalled();
});

it.each([undefined, '/p/alma', '/', '/varukorg'])(
  'leads to the category after %s',
  async (before) => {
    const { href, follow, back } = await linkAfter(before);
    expect(href).toBe('/c/dam/kappor');
    expect(follow()).toBe(false);
    expect(back).not.toHaveBeenCalled();
  },
);
