// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createTestRouter, viewAt } from '../testing/createTestRouter.ts';
import { PageRouterProvider, type PageView } from './pageRouter.ts';
import { useOpenedEntry } from './useOpenedEntry.ts';

afterEach(cleanup);

/** The hashes that were called back with, of a visit that began at `path`. */
function renderVisit(path: string, action: PageView['action']) {
  const { router, show } = createTestRouter(viewAt(path, { action }));
  const opened: string[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageRouterProvider value={router}>{children}</PageRouterProvider>
  );
  const { rerender } = renderHook(() => useOpenedEntry(({ hash }) => opened.push(hash)), {
    wrapper,
  });
  return { opened, show, rerender };
}

it('calls back once with the address that a visit begins with', () => {
  const { opened, rerender } = renderVisit('/c/dam#size-guide', 'POP');
  rerender();
  expect(opened).toEqual(['#size-guide']);
});

it('calls back with each entry that the visitor goes back or forward to', async () => {
  const { opened, show } = renderVisit('/c/dam', 'PUSH');
  await show(viewAt('/c/dam#quick-shop=alma', { action: 'POP' }));
  await show(viewAt('/c/dam#quick-shop=berit', { action: 'POP' }));
  expect(opened).toEqual(['#quick-shop=alma', '#quick-shop=berit']);
});

it.each(['PUSH', 'REPLACE'] as const)(
  'does not call back with an entry of a %s',
  async (action) => {
    const { opened, show } = renderVisit('/c/dam', 'PUSH');
    await show(viewAt('/c/dam#quick-shop=alma', { action }));
    expect(opened).toEqual([]);
  },
);
