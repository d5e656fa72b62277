// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { NavDrawer, type NavDrawerProps } from './NavDrawer.tsx';

afterEach(cleanup);

const items: NavDrawerProps['items'] = [
  { href: '#nyheter', label: 'Nyheter' },
  {
    href: '#dam',
    label: 'Dam',
    level: {
      all: { href: '#dam', label: 'Allt, 382 varor' },
      links: [
        { href: '#kappor', label: 'Kappor', isCurrent: true, count: '105' },
        { href: '#stickat', label: 'Stickat' },
      ],
      pictures: [{ href: '#news', title: 'Nytt i Dam' }],
    },
  },
  { href: '#preloved', label: 'Preloved', level: { links: [] } },
];
const market: NavDrawerProps['market'] = {
  label: 'Sverige, SEK',
  channel: 'se',
  level: { title: 'Land', links: [{ href: '#no', label: 'Norge', channel: 'no' }] },
};
const drawer = (changes: Partial<NavDrawerProps> = {}) => (
  <NavDrawer
    isOpen
    onClose={() => undefined}
    title="Meny"
    closeLabel="Stäng"
    items={items}
    {...changes}
  />
);
const level = (number: 1 | 2) =>
  document.querySelector<HTMLElement>(`[data-level="${String(number)}"]`);

describe('NavDrawer', () => {
  it('is exposed as a dialog with the first level and its foot', async () => {
    const { baseElement } = render(
      drawer({ footLink: { href: '#konto', label: 'Logga in', icon: 'person' }, market }),
    );
    // Only a browser leaves out what is inert.
    level(2)?.remove();
    expect(
      (await announcedWords(baseElement)).filter((phrase) => !phrase.includes('listitem')),
    ).toEqual([
      'document',
      'dialog, Meny',
      'heading, Meny, level 2',
      'button, Stäng',
      'navigation, Meny',
      'list',
      'link, Nyheter',
      'button, Dam',
      'link, Preloved',
      'end of list',
      'end of navigation, Meny',
      'link, Logga in',
      'button, Sverige, SEK, has popup menu',
      'end of dialog, Meny',
      'end of document',
    ]);
  });

  it('takes the focus to the title of a new level, and back to its row', async () => {
    const onOpenLevel = vi.fn();
    render(drawer({ onOpenLevel }));
    expect([level(1)?.inert, level(2)?.inert]).toEqual([false, true]);
    await userEvent.click(screen.getByRole('button', { name: 'Dam' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Dam' }));
    expect([level(1)?.inert, level(2)?.inert]).toEqual([true, false]);
    expect(onOpenLevel.mock.calls).toEqual([['#dam']]);
    await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dam' }));
    expect([level(1)?.inert, level(2)?.inert]).toEqual([false, true]);
  });

  it('has in a level all of it, its categories with their counts, and its pictures', async () => {
    render(drawer());
    await userEvent.click(screen.getByRole('button', { name: 'Dam' }));
    const links = within(level(2) ?? document.body).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Allt, 382 varor', '#dam'],
      ['Kappor105', '#kappor'],
      ['Stickat', '#stickat'],
      ['Nytt i Dam', '#news'],
    ]);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('Kappor105');
  });

  it('begins each level at its top, though another was scrolled', async () => {
    render(drawer({ market }));
    await userEvent.click(screen.getByRole('button', { name: 'Dam' }));
    level(2)?.scrollTo(0, 300);
    await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
    await userEvent.click(screen.getByRole('button', { name: 'Sverige, SEK' }));
    expect(level(2)?.scrollTop).toBe(0);
  });

  it('opens the countries from its foot, and returns there', async () => {
    const onOpenLevel = vi.fn();
    render(drawer({ market, onOpenLevel }));
    await userEvent.click(screen.getByRole('button', { name: 'Sverige, SEK' }));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Land' }));
    expect(screen.getByRole('link', { name: 'Norge' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Meny' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sverige, SEK' }));
    expect(onOpenLevel).not.toHaveBeenCalled();
  });

  it.each(['Nyheter', 'Allt, 382 varor', 'Stickat', 'Nytt i Dam'])(
    'follows the shop’s own link to %s and closes',
    async (name) => {
      const onClose = vi.fn();
      render(
        <LinkProvider
          link={({ children, ...props }) => (
            <a {...props} data-is-routed="">
              {children}
            </a>
          )}
        >
          {drawer({ onClose })}
        </LinkProvider>,
      );
      if (name !== 'Nyheter') await userEvent.click(screen.getByRole('button', { name: 'Dam' }));
      const link = screen.getByRole('link', { name });
      expect(link.hasAttribute('data-is-routed')).toBe(true);
      await userEvent.click(link);
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it('leaves it to its caller whether a link closes it', async () => {
    const [onClose, onFollow] = [vi.fn(), vi.fn()];
    render(drawer({ onClose, onFollow }));
    await userEvent.click(screen.getByRole('link', { name: 'Nyheter' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dam' }));
    await userEvent.click(screen.getByRole('link', { name: 'Stickat' }));
    expect([onFollow.mock.calls.length, onClose.mock.calls.length]).toEqual([2, 0]);
  });

  it('requests to be closed by the crosses of both levels and by Escape', async () => {
    const onClose = vi.fn();
    render(drawer({ onClose }));
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    await userEvent.click(screen.getByRole('button', { name: 'Dam' }));
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(3);
  });

  it('begins with its first level when it is opened again', async () => {
    const { rerender } = render(drawer());
    await userEvent.click(screen.getByRole('button', { name: 'Dam' }));
    rerender(drawer({ isOpen: false }));
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
    rerender(drawer());
    expect([level(1)?.inert, level(2)?.inert]).toEqual([false, true]);
  });
});
