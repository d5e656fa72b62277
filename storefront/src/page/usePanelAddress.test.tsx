// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestHistory } from '../testing/createTestHistory.ts';
import { PageRouterProvider } from './pageRouter.ts';
import { usePanelAddress } from './usePanelAddress.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function renderPanel(
  history: ReturnType<typeof createTestHistory>,
  isOpenAtFirst = false,
  firstPart = 'quick-shop=alma',
) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageRouterProvider value={history.router}>{children}</PageRouterProvider>
  );
  const { result } = renderHook(
    () => {
      const [isOpen, setOpen] = useState(isOpenAtFirst);
      const [part, setPart] = useState(firstPart);
      const close = () => setOpen(false);
      return {
        isOpen,
        setOpen,
        setPart,
        leave: usePanelAddress({ isOpen, part, state: { own: 1 }, close }),
      };
    },
    { wrapper },
  );
  return {
    isOpen: () => result.current.isOpen,
    open: () => act(() => result.current.setOpen(true)),
    close: () => act(() => result.current.setOpen(false)),
    show: (part: string) => act(() => result.current.setPart(part)),
    leave: () => act(() => result.current.leave()),
  };
}

describe('an open panel', () => {
  it('has an entry of its own over the page’s, with the page’s state', async () => {
    const history = createTestHistory({ state: { shownPages: 3 } });
    const panel = renderPanel(history);
    panel.open();
    await waitFor(() =>
      expect(history.entries()).toEqual(['/c/dam?page=2', '/c/dam?page=2#quick-shop=alma']),
    );
    expect(history.state()).toMatchObject({ shownPages: 3, own: 1 });
    expect(panel.isOpen()).toBe(true);
  });

  it('closes when the visitor goes back', () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    panel.open();
    history.go(-1);
    expect(panel.isOpen()).toBe(false);
    expect(history.position()).toBe(0);
  });

  it('goes back when it is closed, and opens again with an entry of its own', () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    panel.open();
    panel.leave();
    expect([panel.isOpen(), history.position()]).toEqual([false, 0]);
    panel.open();
    expect(history.position()).toBe(1);
    expect(history.entries()).toHaveLength(2);
  });

  it('replaces its entry when it shows another thing, and one step back closes it', () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    panel.open();
    panel.show('quick-shop=berit');
    expect(history.entries()).toEqual(['/c/dam?page=2', '/c/dam?page=2#quick-shop=berit']);
    panel.leave();
    expect([panel.isOpen(), history.position()]).toEqual([false, 0]);
  });

  it('stays open under another panel’s address', async () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    panel.open();
    await act(() =>
      history.router.navigate('/c/dam?page=2#quick-shop=alma/size-guide', { state: null }),
    );
    expect(panel.isOpen()).toBe(true);
    history.go(-1);
    expect(panel.isOpen()).toBe(true);
  });

  it('of a shared address leaves its page in place of it', () => {
    const history = createTestHistory({ hash: '#quick-shop=alma' });
    const panel = renderPanel(history, true);
    expect(history.entries()).toEqual(['/c/dam?page=2#quick-shop=alma']);
    panel.leave();
    expect(panel.isOpen()).toBe(false);
    expect(history.entries()).toEqual(['/c/dam?page=2']);
  });

  it('of a shared address closes when the visitor goes back, which the router has to notice', () => {
    const history = createTestHistory({ hash: '#quick-shop=alma' });
    renderPanel(history, true);
    expect(history.isPrepared()).toBe(true);
  });

  it('goes back when it is closed after a reload', () => {
    const history = createTestHistory();
    renderPanel(history).open();
    cleanup();
    history.reload();
    const panel = renderPanel(history, true);
    panel.leave();
    expect([panel.isOpen(), history.position()]).toEqual([false, 0]);
  });

  it('that is closed before its address is reached leaves none', () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    history.hold();
    panel.open();
    panel.leave();
    history.letGo();
    expect([panel.isOpen(), history.position()]).toEqual([false, 0]);
    panel.open();
    expect([panel.isOpen(), history.position()]).toEqual([true, 1]);
  });

  it('that another thing closes, to open in place of it, leaves its address', () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    panel.open();
    panel.close();
    expect(history.position()).toBe(0);
  });

  it('that closes as a page is about to open leaves the history to the page', async () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    panel.open();
    history.load('/favoriter');
    panel.close();
    expect(history.position()).toBe(1);
    await act(() => history.router.navigate('/favoriter', { replace: true }));
    expect(history.entries()).toEqual(['/c/dam?page=2', '/favoriter']);
    panel.open();
    expect(history.entries().at(-1)).toBe('/favoriter#quick-shop=alma');
  });

  it.each([
    ['over the list', '', 1],
    ['at a shared address', '#quick-shop=alma', 0],
  ])('%s gives way to another, whose one entry is over the page', (_, hash, before) => {
    const history = createTestHistory({ hash });
    const quickShop = renderPanel(history, hash !== '');
    const cart = renderPanel(history, false, 'cart');
    if (hash === '') quickShop.open();
    expect(history.position()).toBe(before);
    history.hold();
    quickShop.leave();
    cart.open();
    expect([quickShop.isOpen(), cart.isOpen(), history.position()]).toEqual([false, true, before]);
    history.letGo();
    expect(history.entries()).toEqual(['/c/dam?page=2', '/c/dam?page=2#cart']);
    expect([quickShop.isOpen(), cart.isOpen(), history.position()]).toEqual([false, true, 1]);
    history.go(-1);
    expect([quickShop.isOpen(), cart.isOpen()]).toEqual([false, false]);
  });

  it.each([
    ['opens', '', ['/c/dam?page=2#quick-shop=alma', false]],
    ['is closed at a shared address', '#quick-shop=alma', ['/c/dam?page=2', true]],
  ])('leaves the page where it is scrolled when it %s', (_, hash, [to, replace]) => {
    const history = createTestHistory({ hash, state: { shownPages: 3 } });
    const navigate = vi.spyOn(history.router, 'navigate');
    const panel = renderPanel(history, hash !== '');
    if (hash === '') panel.open();
    else panel.leave();
    expect(navigate.mock.calls).toEqual([
      [to, expect.objectContaining({ replace, preventScrollReset: true })],
    ]);
    expect(history.state()).toMatchObject({ shownPages: 3 });
  });

  it('has an entry each time it opens again after the visitor went back', () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    for (const _ of ['once', 'again']) {
      panel.open();
      expect(history.position()).toBe(1);
      history.go(-1);
      expect([panel.isOpen(), history.position()]).toEqual([false, 0]);
    }
  });

  it('is open at its entry when the visitor goes forward to it', () => {
    const history = createTestHistory();
    const panel = renderPanel(history);
    panel.open();
    panel.leave();
    history.go(1);
    panel.open();
    expect([panel.isOpen(), history.position()]).toEqual([true, 1]);
    expect(history.entries()).toHaveLength(2);
    history.go(-1);
    expect(panel.isOpen()).toBe(false);
  });
});
