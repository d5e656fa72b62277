// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageRouterProvider } from '../../page/pageRouter.ts';
import { ServicesProvider } from '../../page/services.ts';
import { createTestRouter, viewAt } from '../../testing/createTestRouter.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { BareLayout } from './BareLayout.tsx';
import { CheckoutLayout } from './CheckoutLayout.tsx';

afterEach(cleanup);

async function open(Layout: ComponentType<{ readonly children: ReactNode }>): Promise<void> {
  const { services } = await openHookShop();
  const { router } = createTestRouter(viewAt('/kassan'));
  render(
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <PageRouterProvider value={router}>
          <Layout>
            <p>Adress</p>
          </Layout>
        </PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>,
  );
}
const linkNames = () => screen.queryAllByRole('link').map((link) => link.textContent);

describe('a layout without distractions', () => {
  it('of the checkout leads nowhere but to its content and the start', async () => {
    await open(CheckoutLayout);
    expect(screen.getByRole('main').textContent).toBe('Adress');
    expect(linkNames()).toEqual(['Till innehållet', 'Solvik']);
    for (const role of ['navigation', 'search', 'contentinfo'])
      expect(screen.queryByRole(role)).toBeNull();
  });

  it('of a screen with its own landmarks adds nothing', async () => {
    await open(BareLayout);
    expect(document.body.textContent).toBe('Adress');
    expect(linkNames()).toEqual([]);
  });
});
