// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useContentPanel } from '../../interface/contentPanel.ts';
import { staticRouter } from '../../page/createPageRouter.ts';
import { PageRouterProvider } from '../../page/pageRouter.ts';
import { ServicesProvider } from '../../page/services.ts';
import { productView } from '../../features/product/productView.ts';
import { storyProduct } from '../../testing/storyGoods.ts';
import { viewAt } from '../../testing/createTestRouter.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { SizeGuideLink } from './SizeGuideLink.tsx';

beforeEach(() => useContentPanel.setState(useContentPanel.getInitialState(), true));
afterEach(cleanup);

/** The link on a page that was opened by its address. */
async function openPage(path = '/p/alma') {
  const { services } = await openHookShop();
  const product = productView(
    storyProduct(services.site, [
      ['36', 1],
      ['38', 1],
    ]),
  );
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <PageRouterProvider value={staticRouter(viewAt(path, { action: 'POP' }))}>
          <SizeGuideLink product={product} size="38" formId="buy" onChoose={() => undefined} />
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
  return screen.getByRole('link', { name: 'Storleksguide' });
}

const panel = () => useContentPanel.getState();

it('opens the guide for the product over the page, with its brand', async () => {
  const link = await openPage();
  expect(panel().isOpen).toBe(false);
  expect(fireEvent.click(link), 'the link is not followed').toBe(false);
  expect(panel()).toMatchObject({
    isOpen: true,
    content: {
      part: 'size-guide',
      title: 'Storleksguide, Tjärn',
      body: { props: { product: { alias: 'alma' }, size: '38' } },
    },
  });
});

it.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'leaves a click with the %s to the browser',
  async (key) => {
    const link = await openPage();
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
    expect(panel().isOpen).toBe(false);
  },
);

it.each(['/p/alma#size-guide', '/c/dam#quick-shop=alma/size-guide'])(
  'opens the guide at the address %s',
  async (path) => {
    await openPage(path);
    expect(panel()).toMatchObject({ isOpen: true, content: { part: 'size-guide' } });
  },
);

it.each(['/p/alma', '/p/alma#buy', '/c/dam#quick-shop=size-guide'])(
  'does not open the guide at the address %s',
  async (path) => {
    await openPage(path);
    expect(panel().isOpen).toBe(false);
  },
);
