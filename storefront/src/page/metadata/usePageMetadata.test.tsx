// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createTestRouter, viewAt } from '../../testing/createTestRouter.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { type LoadedPage, PageRouterProvider } from '../pageRouter.ts';
import { ServicesProvider } from '../services.ts';
import { usePageMetadata } from './usePageMetadata.ts';

afterEach(cleanup);

const titled = (title: string): LoadedPage => ({
  name: 'cart',
  criteria: {},
  isPersonal: false,
  meta: () => ({ title, description: `About ${title}` }),
  status: () => 200,
  draw: () => null,
});

function Frame() {
  usePageMetadata();
  return null;
}

async function open(page: LoadedPage) {
  const { services } = await openHookShop();
  const { router, show } = createTestRouter(viewAt('/varukorg', { page }));
  render(
    <ServicesProvider value={services}>
      <PageRouterProvider value={router}>
        <Frame />
      </PageRouterProvider>
    </ServicesProvider>,
  );
  return show;
}

it('the head written by the server stays, and follows each later page, also back to the first', async () => {
  document.title = 'Written by the server';
  const cart = titled('Varukorgen');
  const show = await open(cart);
  expect(document.title).toBe('Written by the server');
  await show(viewAt('/kassan', { page: titled('Kassan') }));
  expect(document.title).toBe('Kassan | Solvik');
  expect(document.querySelector('meta[name=description]')).toHaveAttribute(
    'content',
    'About Kassan',
  );
  await show(viewAt('/varukorg', { page: titled('Varukorgen') }));
  expect(document.title).toBe('Varukorgen | Solvik');
});

it('a page that failed to load leaves the head to its error page', async () => {
  const show = await open(titled('Varukorgen'));
  await show(viewAt('/kassan', { page: titled('Kassan') }));
  await show(viewAt('/p/trasig', { error: new Error('Not loaded') }));
  expect(document.title).toBe('Kassan | Solvik');
});
