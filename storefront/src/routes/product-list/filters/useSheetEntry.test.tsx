// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clearFilters, toggleValue } from '../../../features/lists/listSelection.ts';
import { PageRouterProvider, useLocation } from '../../../page/pageRouter.ts';
import { criteriaAt } from '../../../testing/criteriaAt.ts';
import { createTestHistory } from '../../../testing/createTestHistory.ts';
import { selectionOf } from '../listCriteria.ts';
import { useSheetEntry } from './useSheetEntry.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** The sheet of a list that follows its address, as the list screen does. */
function open(history: ReturnType<typeof createTestHistory>) {
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageRouterProvider value={history.router}>{children}</PageRouterProvider>
  );
  const { result, unmount } = renderHook(
    () => {
      const { pathname, search } = useLocation();
      const [isOpen, setOpen] = useState(false);
      const criteria = criteriaAt(pathname, search);
      const selection = selectionOf(criteria);
      return {
        isOpen,
        setOpen,
        selection,
        ...useSheetEntry({ criteria, selection, isOpen, setOpen }),
      };
    },
    { wrapper },
  );
  const sheet = () => result.current;
  return {
    unmount,
    isOpen: () => sheet().isOpen,
    open: () => act(() => sheet().setOpen(true)),
    leave: () => act(() => sheet().leave()),
    choose: (label: string) =>
      act(() => sheet().select(toggleValue(sheet().selection, 'p-Color', { id: label, label }))),
    clear: () => act(() => sheet().select(clearFilters(sheet().selection))),
  };
}

const start = () => createTestHistory({ pathname: '/c/dam', search: '' });
const red = '/c/dam?p-Color=r%7Er';
const redAndBlue = '/c/dam?p-Color=r%7Er%2Cb%7Eb';

describe('the entry of the filters', () => {
  it('is one over the list; going back closes them, forward opens them', () => {
    const history = start();
    const sheet = open(history);
    sheet.open();
    expect(history.entries()).toEqual(['/c/dam', '/c/dam#filters']);
    history.go(-1);
    expect(sheet.isOpen()).toBe(false);
    history.go(1);
    expect(sheet.isOpen()).toBe(true);
  });

  it('is taken by choices; their button leads to the chosen list', () => {
    const history = start();
    const sheet = open(history);
    sheet.open();
    sheet.choose('r');
    sheet.choose('b');
    expect([history.entries(), sheet.isOpen()]).toEqual([
      ['/c/dam', `${redAndBlue}#filters`],
      true,
    ]);
    sheet.leave();
    expect([history.entries(), sheet.isOpen()]).toEqual([['/c/dam', redAndBlue], false]);
    // By way of the list before it, that would be seen for a moment.
    expect(history.back).not.toHaveBeenCalled();
  });

  it('leaves the chosen list over the one before when the visitor goes back', () => {
    const history = start();
    const sheet = open(history);
    sheet.open();
    sheet.choose('r');
    history.go(-1);
    expect([history.entries(), history.position(), sheet.isOpen()]).toEqual([
      ['/c/dam', red],
      1,
      false,
    ]);
    history.go(-1);
    expect([history.entries(), history.position(), sheet.isOpen()]).toEqual([
      ['/c/dam', red],
      0,
      false,
    ]);
  });

  it('remembers the choices over a reload', () => {
    const history = start();
    const before = open(history);
    before.open();
    before.choose('r');
    before.unmount();
    history.reload();
    const sheet = open(history);
    expect(sheet.isOpen()).toBe(true);
    history.go(-1);
    expect([history.entries(), history.position()]).toEqual([['/c/dam', red], 1]);
  });

  it('is left by going back when what was chosen is taken back', () => {
    const history = start();
    const sheet = open(history);
    sheet.open();
    sheet.choose('r');
    sheet.clear();
    expect(history.entries()).toEqual(['/c/dam', '/c/dam#filters']);
    sheet.leave();
    expect([history.position(), sheet.isOpen()]).toEqual([0, false]);
  });

  it('is added by a choice that is made before it is reached', () => {
    const history = start();
    const sheet = open(history);
    history.hold();
    sheet.open();
    const sent = vi.spyOn(history.router, 'navigate');
    sheet.choose('r');
    expect(sent).toHaveBeenCalledWith(
      `${red}#filters`,
      expect.objectContaining({ replace: false }),
    );
  });

  it('keeps nothing of the choices on another page', () => {
    const history = createTestHistory({ pathname: '/c/herr', search: '' });
    void history.router.navigate('/c/dam');
    const sheet = open(history);
    sheet.open();
    sheet.choose('r');
    history.go(-2);
    expect([history.position(), history.entries()[0]]).toEqual([0, '/c/herr']);
  });
});
