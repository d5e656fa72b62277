// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageRouter } from '../page/createPageRouter.ts';
import { PageRouterProvider, type PageView } from '../page/pageRouter.ts';
import { ScrollRules } from './ScrollRules.tsx';

const at = (pathname: string, more: Partial<PageView> = {}, hash = ''): PageView => ({
  location: { pathname, search: '', hash, state: null, key: pathname },
  action: 'PUSH',
  ...more,
});

/** Goes from page to page; what is scrolled to each time. */
async function scrolls(...views: readonly PageView[]): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  // A browser answers with a promise since scrolling can be waited for.
  const answer: () => unknown = () => Promise.resolve();
  const scroll = (_: unknown, y: unknown) => {
    found.push(y);
    return answer();
  };
  vi.spyOn(window, 'scrollTo').mockImplementation(scroll);
  const left = [...views];
  const router = createPageRouter({
    initial: at('/'),
    load: async () => (_current, apply) => ({
      navigate: async () => apply(left.shift() ?? at('/')),
    }),
    leave: () => undefined,
  });
  render(
    <PageRouterProvider value={router}>
      <ScrollRules />
    </PageRouterProvider>,
  );
  for (const { location } of views) await act(() => router.navigate(location.pathname));
  return found;
}

beforeEach(() => {
  document.body.innerHTML = '<h2 id="mått">Mått</h2>';
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a page after a link', () => {
  it('is shown from its top', async () => expect(await scrolls(at('/c/dam'))).toEqual([0]));
  it('is shown where it was left, on the way back and forth', async () =>
    expect(await scrolls(at('/c/dam', { scroll: 700 }), at('/p/a', { scroll: 20 }))).toEqual([
      700, 20,
    ]));
  it('stays where it is when its link says so', async () =>
    expect(await scrolls(at('/c/dam', { scroll: false }))).toEqual([]));
  it.each(['#nothing', '#%E0%A4%A'])(
    'is shown from its top where its hash names nothing: %s',
    async (hash) => expect(await scrolls(at('/p/a', {}, hash))).toEqual([0]),
  );

  it('is shown at what its hash names', async () => {
    const into = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    expect(await scrolls(at('/p/a', {}, '#m%C3%A5tt'))).toEqual([]);
    expect(into).toHaveBeenCalledOnce();
  });
});
