// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type ComponentType, useState } from 'react';
import { useContentPanel } from '../interface/contentPanel.ts';
import { PanelFoot, useLeavePanel } from '../interface/panelParts.tsx';
import { type PageRouter, PageRouterProvider } from '../page/pageRouter.ts';
import { ServicesProvider } from '../page/services.ts';
import { createTestRouter, viewAt } from '../testing/createTestRouter.ts';
import { openHookShop } from '../testing/renderShopHook.tsx';
import PanelHost from './PanelHost.tsx';

beforeEach(() => useContentPanel.setState(useContentPanel.getInitialState(), true));
afterEach(cleanup);

const Guide = () => 'Mått i centimeter';

/** Content with a button at the panel's foot, which closes the panel. */
function GuideWithFoot() {
  const leave = useLeavePanel();
  const [hasFoot, setHasFoot] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setHasFoot(false)}>
        Ändra
      </button>
      {hasFoot && (
        <PanelFoot>
          <button type="button" onClick={leave}>
            Välj 38
          </button>
        </PanelFoot>
      )}
    </>
  );
}

/** A page with its panel’s host, and the guide open over it. */
async function openGuide(router: PageRouter, component: ComponentType = Guide) {
  const { services } = await openHookShop();
  render(
    <ServicesProvider value={services}>
      <PageRouterProvider value={router}>
        <PanelHost />
      </PageRouterProvider>
    </ServicesProvider>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  const guide = { part: 'size-guide', title: 'Storleksguide', component, props: {} };
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

  it('has a foot while its content has one, which can close it', async () => {
    const navigate = vi.fn(async () => undefined);
    const { router } = createTestRouter(viewAt('/p/alma#size-guide'));
    const panel = await openGuide({ ...router, navigate }, GuideWithFoot);
    const choose = await screen.findByRole('button', { name: 'Välj 38' });
    expect(panel).toContainElement(choose);
    const parts = panel.children.length;
    await userEvent.click(screen.getByRole('button', { name: 'Ändra' }));
    expect(screen.queryByRole('button', { name: 'Välj 38' })).toBeNull();
    expect(panel.children, 'the foot has gone').toHaveLength(parts - 1);
  });

  it('leaves its address when its content closes it', async () => {
    const navigate = vi.fn(async () => undefined);
    const { router } = createTestRouter(viewAt('/p/alma#size-guide'));
    await openGuide({ ...router, navigate }, GuideWithFoot);
    await userEvent.click(await screen.findByRole('button', { name: 'Välj 38' }));
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
