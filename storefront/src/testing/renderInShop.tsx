/** Renders a part of the shop in a test, with its services and a page around it. */
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { staticRouter } from '../page/createPageRouter.ts';
import { type PageRouter, PageRouterProvider } from '../page/pageRouter.ts';
import { type Services, ServicesProvider } from '../page/services.ts';
import { viewAt } from './createTestRouter.ts';

/** `visited` has the addresses that were navigated to; the page stays the home page. */
export function renderInShop(services: Services, element: ReactNode) {
  const visited: string[] = [];
  const router: PageRouter = {
    ...staticRouter(viewAt('/')),
    navigate: async (to) => void visited.push(to),
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ServicesProvider value={services}>
      <QueryClientProvider client={services.queryClient}>
        <PageRouterProvider value={router}>{children}</PageRouterProvider>
      </QueryClientProvider>
    </ServicesProvider>
  );
  return { ...render(element, { wrapper }), visited };
}
