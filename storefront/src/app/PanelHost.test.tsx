// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useContentPanel } from '../interface/contentPanel.ts';
import { type PageRouter, PageRouterProvider } from '../page/pageRouter.ts';
import { ServicesProvider } from '../page/services.ts';
import { createTestRouter, viewAt } from '../testing/createTestRouter.ts';
import { openHookShop } from '../testing/renderShopHook.tsx';
import PanelHost from './PanelHost.tsx';

beforeEach(() => useContentPanel.setState(useContentPanel.getInitialState(), true));
afterEach(cleanup);

const Guide = () => 'Mått i centimeter';

/** A page with its panel’s host, and the guide open over it. */
async function openGuide(router: PageRouter) {
  const { services } = await openHookShop();
  render(
    <ServicesProvider value={services}>
      <PageRouterProvider value={router}>
        <PanelHost />
      </PageRouterProvider>
    </ServicesProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const guide = { part: 'size-guide', title: 'Storleksguide', component: Guide, props: {} };
  act(() => useContentPanel.getState().open(guide));
  return screen.getByRole('dialog', { name: 'Storleksguide' });
}

describe('the content panel of a page', () => {
  it('has an address of its own', async () => {
    const navigate = vi.fn(async () => undefined);
    const { router } = createTestRouter(viewAt('/p/alma?size=38'));
    expect(await openGuide({ ...router, navigate })).toHaveTextContent('Mått i centimeter');
    expect(navigate.mock.calls).toEqual([
      ['/p/alma?size=38#size-guide', expect.objectContaining({ replace: false })],
    ]);
  });

  it('leaves its address when it is closed', async () => {
    const navigate = vi.fn(async () => undefined);
    const { router } = createTestRouter(viewAt('/p/alma#size-guide'));
    await openGuide({ ...router, navigate });
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(navigate.mock.calls).toEqual([
      ['/p/alma', expect.objectContaining({ replace: true, preventScrollReset: true })],
    ]);
  });

  it('closes when the visitor follows a link', async () => {
    const { router, show } = createTestRouter(viewAt('/p/alma#size-guide'));
    await openGuide(router);
    await show(viewAt('/p/berit#size-guide'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
