// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createElement } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LinkProvider, type LinkProps } from '../../foundation/LinkProvider.tsx';
import { announcedWords } from '../../testing/announcedWords.ts';
import { FilterChips, type FilterChip } from './FilterChips.tsx';

afterEach(cleanup);

const chosen: readonly FilterChip[] = [
  { id: 'size-38', label: '38', href: '/dam?colour=red', removeLabel: 'Ta bort filtret 38' },
  { id: 'red', label: 'Röd', href: '/dam?size=38', removeLabel: 'Ta bort filtret Röd' },
];
const chips: readonly FilterChip[] = [
  { id: 'coats', label: 'Kappor', href: '/kappor', isCurrent: true },
  { id: 'jackets', label: 'Jackor', href: '/jackor' },
];
const clear = { href: '/dam', label: 'Rensa alla' };

describe('FilterChips', () => {
  it('labels each filter with its removal, and links to the page without it', () => {
    render(<FilterChips label="Valda filter" chips={chosen} clear={clear} />);
    expect(screen.getByRole('link', { name: 'Ta bort filtret 38' }).getAttribute('href')).toBe(
      '/dam?colour=red',
    );
    expect(screen.getByRole('link', { name: 'Ta bort filtret Röd' }).getAttribute('href')).toBe(
      '/dam?size=38',
    );
    expect(screen.getByRole('link', { name: 'Rensa alla' }).getAttribute('href')).toBe('/dam');
  });

  it('shows the short label', () => {
    render(<FilterChips label="Valda filter" chips={chosen} />);
    expect(screen.getByText('38').getAttribute('aria-hidden')).toBe('true');
  });

  it('offers to clear only when requested, last', () => {
    const { rerender } = render(<FilterChips label="Valda filter" chips={chosen} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    rerender(<FilterChips label="Valda filter" chips={chosen} clear={clear} />);
    expect(screen.getAllByRole('listitem').at(-1)?.textContent).toBe('Rensa alla');
  });

  it('marks the current page, visually and in text', () => {
    render(<FilterChips label="Kategorier" chips={chips} />);
    expect(
      screen
        .getAllByRole('link')
        .map((link) => [
          link.textContent,
          link.getAttribute('aria-current'),
          'isChosen' in link.dataset,
        ]),
    ).toEqual([
      ['Kappor', 'page', true],
      ['Jackor', null, false],
    ]);
  });

  it('is focused chip by chip and navigates by the shop’s own link', async () => {
    const followed = vi.fn();
    const ShopLink = (native: LinkProps) =>
      createElement('a', {
        ...native,
        onClick: (event) => {
          event.preventDefault();
          followed(native.href);
        },
      });
    render(
      <LinkProvider link={ShopLink}>
        <FilterChips label="Valda filter" chips={chosen} clear={clear} />
      </LinkProvider>,
    );
    for (let press = 0; press < 3; press += 1) {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    }
    expect(followed.mock.calls).toEqual([['/dam?colour=red'], ['/dam?size=38'], ['/dam']]);
  });

  it('is exposed as a named list that names each filter’s removal once', async () => {
    const { container } = render(
      <FilterChips label="Valda filter" chips={chosen.slice(0, 1)} clear={clear} />,
    );
    expect(
      (await announcedWords(container)).filter(
        (phrase) => !phrase.startsWith('end of') && !phrase.startsWith('listitem'),
      ),
    ).toEqual([
      'list, Valda filter',
      'link, Ta bort filtret 38',
      'Ta bort filtret 38',
      'link, Rensa alla',
    ]);
  });
});
