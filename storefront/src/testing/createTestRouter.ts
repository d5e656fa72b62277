import { act } from '@testing-library/react';
import { createPageRouter } from '../page/createPageRouter.ts';
import type { PageRouter, PageView } from '../page/pageRouter.ts';

/** A view of the page at `path`, which may have a query and a hash. */
export function viewAt(path: string, more: Partial<PageView> = {}, key = path): PageView {
  const { pathname, search, hash } = new URL(path, 'https://solvik.example');
  return { location: { pathname, search, hash, state: null, key }, action: 'PUSH', ...more };
}

/** A router whose navigations show the views that a test gives it. */
export function createTestRouter(initial: PageView): {
  readonly router: PageRouter;
  readonly show: (view: PageView) => Promise<void>;
} {
  let next = initial;
  const router = createPageRouter({
    initial,
    load: async () => (_current, apply) => ({ navigate: async () => apply(next) }),
    leave: () => undefined,
  });
  return {
    router,
    show: (view) => {
      next = view;
      return act(() => router.navigate(view.location.pathname));
    },
  };
}
