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
    isCurrent: true,
    items: [
      { href: '#kappor', label: 'Kappor', isCurrent: true },
      { href: '#stickat', label: 'Stickat' },
    ],
  },
  { href: '#preloved', label: 'Preloved', items: [] },
];
const drawer = (changes: Partial<NavDrawerProps> = {}) => (
  <NavDrawer
    isOpen
    onClose={() => undefined}
    title="Meny"
    closeLabel="Stäng"
    allLabel={(label) => `Allt i ${label}`}
    items={items}
    {...changes}
  />
);

describe('NavDrawer', () => {
  it('is exposed as a dialog with one navigation, its parts collapsed within, and its footer after it', async () => {
    const { baseElement } = render(drawer({ children: <a href="#konto">Mina sidor</a> }));
    const announced = (await announcedWords(baseElement)).filter(
      (phrase) => !phrase.includes('listitem'),
    );
    expect(announced).toEqual([
      'document',
      'dialog, Meny',
      'heading, Meny, level 2',
      'button, Stäng',
      'navigation, Meny',
      'list',
      'link, Nyheter',
      'group',
      'Dam',
      'list',
      'link, Allt i Dam',
      'link, Kappor, current item',
      'link, Stickat',
      'end of list',
      'end of group',
      'link, Preloved',
      'end of list',
      'end of navigation, Meny',
      'link, Mina sidor',
      'end of dialog, Meny',
      'end of document',
    ]);
  });

  it('labels how many parts there are, and how many categories in each, in every browser', async () => {
    const { baseElement } = render(drawer());
    const announced = (await announcedWords(baseElement)).filter((phrase) =>
      phrase.startsWith('listitem'),
    );
    expect(announced.map((phrase) => phrase.split(', ').slice(1).join(', '))).toEqual([
      'level 1, position 1, set size 3',
      'level 1, position 2, set size 3',
      'level 2, position 1, set size 3',
      'level 2, position 2, set size 3',
      'level 2, position 3, set size 3',
      'level 1, position 3, set size 3',
    ]);
    // Safari does not expose an unmarked `ul` as a list without an explicit role.
    expect(
      [...baseElement.querySelectorAll('ul')].map((list) => list.getAttribute('role')),
    ).toEqual(['list', 'list']);
  });

  it('keeps parts closed until their line is pressed', async () => {
    render(drawer());
    const part = screen.getByRole<HTMLDetailsElement>('group');
    expect(part.open).toBe(false);
    await userEvent.click(within(part).getByText('Dam'));
    expect(part.open).toBe(true);
  });

  it('links “everything” in the part to the part’s own address', () => {
    render(drawer());
    expect(
      within(screen.getByRole('group'))
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Allt i Dam', '#dam'],
      ['Kappor', '#kappor'],
      ['Stickat', '#stickat'],
    ]);
  });

  it.each([
    {
      outcome: 'the current category, not the part around it',
      isInnerCurrent: true,
      current: ['Kappor'],
    },
    {
      outcome: 'the part itself when none of its categories is current',
      isInnerCurrent: false,
      current: ['Allt i Dam'],
    },
  ])('marks as current $outcome', ({ isInnerCurrent, current }) => {
    render(
      drawer({
        items: [
          {
            href: '#dam',
            label: 'Dam',
            isCurrent: true,
            items: [{ href: '#kappor', label: 'Kappor', isCurrent: isInnerCurrent }],
          },
        ],
      }),
    );
    expect(
      screen.getAllByRole('link', { current: true }).map(({ textContent }) => textContent),
    ).toEqual(current);
  });

  it.each(['Nyheter', 'Allt i Dam', 'Stickat'])(
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
      const link = screen.getByRole('link', { name });
      expect(link.hasAttribute('data-is-routed')).toBe(true);
      await userEvent.click(link);
      expect(onClose).toHaveBeenCalledOnce();
    },
  );

  it('requests to be closed by its button and by Escape', async () => {
    const onClose = vi.fn();
    render(drawer({ onClose }));
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('is not rendered while it is closed', () => {
    render(drawer({ isOpen: false }));
    expect(screen.queryByRole('navigation', { hidden: true })).toBeNull();
  });
});
