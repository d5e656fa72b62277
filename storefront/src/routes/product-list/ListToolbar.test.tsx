// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readListSelection } from '../../features/lists/listSelection.ts';
import { openHookShop } from '../../testing/renderShopHook.tsx';
import { renderInShop } from '../../testing/renderInShop.tsx';
import { ListToolbar } from './ListToolbar.tsx';

afterEach(cleanup);

it.each([
  ['all products', { count: 105 }, '105 varor'],
  ['some of them', { count: 49, whole: 105 }, '49 varor av 105'],
  ['one of them', { count: 1, whole: 105 }, '1 vara av 105'],
  ['none of them', { count: 0, whole: 105 }, '0 varor av 105'],
])('of a list with %s announces how many', async (_, counted, words) => {
  const { services } = await openHookShop();
  const selection = readListSelection(new URLSearchParams(), 'LATEST');
  renderInShop(
    services,
    <ListToolbar
      criteria={{
        path: '/c/dam',
        scope: {},
        search: '',
        heading: 'Dam',
        sorts: ['LATEST'],
        defaultSort: 'LATEST',
        kind: 'category',
        hasPageInfo: false,
      }}
      selection={selection}
      list={{ ...counted, products: [] }}
      hasSubCategories={false}
      isPending={false}
      isFilterShown={false}
      onToggleFilter={() => undefined}
    />,
  );
  expect(screen.getByRole('status')).toHaveTextContent(words);
});
