// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { AccountNav } from './AccountNav.tsx';

afterEach(cleanup);

const onSignOut = vi.fn();
const items = [
  { id: 'orders', href: '/mina-sidor/ordrar', label: 'Ordrar' },
  { id: 'membership', href: '/mina-sidor/medlemskap', label: 'Medlemskap', isCurrent: true },
];
const nav = (
  <AccountNav
    label="Mina sidor"
    items={items}
    signOut={{ label: 'Logga ut', onPress: onSignOut }}
  />
);

describe('AccountNav', () => {
  it('is a navigation whose current page is marked as current, and named only once', async () => {
    const { container } = render(nav);
    expect(await announcedWords(container)).toEqual([
      'navigation, Mina sidor',
      'list',
      'listitem, level 1, position 1, set size 3',
      'link, Ordrar',
      'end of listitem, level 1, position 1, set size 3',
      'listitem, level 1, position 2, set size 3',
      'link, Medlemskap, current page',
      'end of listitem, level 1, position 2, set size 3',
      'listitem, level 1, position 3, set size 3',
      'button, Logga ut',
      'end of listitem, level 1, position 3, set size 3',
      'end of list',
      'end of navigation, Mina sidor',
    ]);
  });

  it('signs out with a button, as it is not a navigation', async () => {
    render(nav);
    await userEvent.click(screen.getByRole('button', { name: 'Logga ut' }));
    expect(onSignOut).toHaveBeenCalledTimes(1);
  });

  it('has no sign-out for guests', () => {
    render(<AccountNav label="Mina sidor" items={items} />);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
