// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageRouterProvider, type PageView } from '../../page/pageRouter.ts';
import { createTestRouter, viewAt } from '../../testing/createTestRouter.ts';
import { criteriaAt } from '../../testing/criteriaAt.ts';
import type { ListCriteria } from './listCriteria.ts';
import { useChosenSelection } from './useChosenSelection.ts';
import { shownState, useShownPages } from './useShownPages.ts';

afterEach(cleanup);

function read<Result>(view: PageView, hook: () => Result): Result {
  const { router } = createTestRouter(view);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PageRouterProvider value={router}>{children}</PageRouterProvider>
  );
  return renderHook(hook, { wrapper }).result.current;
}

const at = (pathname: string, state: unknown = null): PageView => {
  const view = viewAt(pathname);
  return { ...view, location: { ...view.location, state } };
};

describe('the pages of a list', () => {
  it.each([
    ['a list that is opened', null, 1],
    ['an entry that requests three', shownState(3), 3],
    ['an entry that requests none', shownState(0), 1],
    ['a half', shownState(1.5), 1],
    ['more than a browser can show', shownState(9_000), 50],
    ['the state of something else', { other: true }, 1],
  ])('are restored only when requested: %s', (_, state, pages) => {
    expect(read(at('/c/dam', state), useShownPages)).toBe(pages);
  });

  it('are those of the list that is shown while another cannot be reached', () => {
    const unreached = { location: at('/c/dam', shownState(3)).location, message: 'offline' };
    expect(read({ ...at('/c/dam?sort=PRICE'), unreached }, useShownPages)).toBe(3);
  });
});

describe('the selection of a list', () => {
  const selected = ({ path, search }: Pick<ListCriteria, 'path' | 'search'>, next?: string) => {
    const view = { ...viewAt(path), next };
    const { selection } = read(view, () => useChosenSelection(criteriaAt(path, search)));
    return [[...selection.facets.keys()], selection.sort, selection.page];
  };
  const red = '?p-Color=R%C3%B6d~c5&sort=PRICE&page=2';

  it.each([
    ['that of its address', { path: '/c/dam', search: red }, undefined, [['p-Color'], 'PRICE', 2]],
    ['built anew at another path', { path: '/c/herr', search: '' }, undefined, [[], 'LATEST', 1]],
    [
      'that of the same list while it is being loaded',
      { path: '/c/dam', search: '' },
      `/c/dam${red}`,
      [['p-Color'], 'PRICE', 2],
    ],
    [
      'its own while another list is being loaded',
      { path: '/c/dam', search: '' },
      `/c/herr${red}`,
      [[], 'LATEST', 1],
    ],
    [
      'the same while a panel opens over it',
      { path: '/c/dam', search: red },
      `/c/dam${red}#filters`,
      [['p-Color'], 'PRICE', 2],
    ],
  ])('follows the path: it is %s', (_, list, next, selection) => {
    expect(selected(list, next)).toEqual(selection);
  });

  it('is that of a list that could not be reached, which is not pending', () => {
    const view: PageView = {
      ...viewAt(`/c/dam${red}`),
      unreached: { location: viewAt('/c/dam').location, message: 'offline' },
    };
    const chosen = read(view, () => useChosenSelection(criteriaAt('/c/dam')));
    expect([chosen.selection.sort, chosen.isPending, chosen.message]).toEqual([
      'PRICE',
      false,
      'offline',
    ]);
  });

  it.each([
    ['another choice is loaded', `/c/dam${red}`, true],
    ['a panel opens over it', '/c/dam#filters', false],
  ])('is pending while %s', (_, next, isPending) => {
    const view = { ...viewAt('/c/dam'), next };
    expect(read(view, () => useChosenSelection(criteriaAt('/c/dam'))).isPending).toBe(isPending);
  });
});
