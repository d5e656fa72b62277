// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { createTestRouter, viewAt } from '../testing/createTestRouter.ts';
import { ScrollRules } from './ScrollRules.tsx';

const at = (pathname: string, more: Partial<PageView> = {}, hash = ''): PageView => ({
  ...viewAt(pathname, more),
  location: { ...viewAt(pathname).location, hash },
});

/** Navigates between pages; records each scroll. */
async function scrolls(...views: readonly PageView[]): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  // Newer browsers return a promise from scrolling.
  const answer: () => unknown = () => Promise.resolve();
  const scroll = (_: unknown, y: unknown) => {
    found.push(y);
    return answer();
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(scroll);
  const { router, show } = createTestRouter(at('/'));
  render(
    <PageRouterProvider value={router}>
      <ScrollRules />
    </PageRouterProvider>,
  );
  for (const view of views) await show(view);
  return found;
}

beforeEach(() => {
  document.body.innerHTML = '<h2 id="mått">Mått</h2>';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page after navigation', () => {
  it('is shown from its top', async () => expect(await scrolls(at('/c/dam'))).toEqual([0]));
  it('is shown at its former scroll position when going back and forward', async () =>
    expect(await scrolls(at('/c/dam', { scroll: 700 }), at('/p/a', { scroll: 20 }))).toEqual([
      700, 20,
    ]));
  it('does not scroll if its link disables it', async () =>
    expect(await scrolls(at('/c/dam', { scroll: false }))).toEqual([]));
  it.each(['#nothing', '#%E0%A4%A'])(
    'is shown from its top if its hash matches nothing: %s',
    async (hash) => expect(await scrolls(at('/p/a', {}, hash))).toEqual([0]),
  );

  it('is scrolled to its hash’s target', async () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    expect(await scrolls(at('/p/a', {}, '#m%C3%A5tt'))).toEqual([]);
    expect(into).toHaveBeenCalledOnce();
  });
});
