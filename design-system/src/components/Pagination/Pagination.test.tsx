// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { MouseEvent } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const pages = [1, 2, 3].map((page) => ({
  page,
  href: `?page=${page}`,
  label: `Sida ${page}`,
  isCurrent: page === 2,
}));

describe('Pagination', () => {
  it('links to every page and marks the current one', () => {
    render(<Pagination label="Sidor" pages={pages} />);
    expect(screen.getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  });

  it('offers no way past either end', () => {
    render(<Pagination label="Sidor" pages={pages.slice(0, 1)} />);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });

  const previous = { href: '?page=1', label: 'Visa föregående' };
  const next = { href: '?page=3', label: 'Visa fler' };

  it('links to the next and the previous products, so that it works without scripts', () => {
    render(
      <Pagination
        label="Sidor"
        countLabel="96 av 184 plagg"
        previous={previous}
        next={next}
        pages={pages}
      />,
    );
    expect(screen.getByRole('link', { name: 'Visa fler' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Visa föregående' }).getAttribute('href')).toBe(
      '?page=1',
    );
    expect(screen.getByText('96 av 184 plagg')).toBeVisible();
  });

  it('lets its caller load more without navigation', () => {
    const load = vi.fn((event: MouseEvent) => event.preventDefault());
    render(<Pagination label="Sidor" next={{ ...next, onClick: load }} pages={pages} />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'Visa fler' }))).toBe(false);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('is exposed as a named pagination with the current page', async () => {
    const { container } = render(
      <Pagination label="Sidor" countLabel="96 av 184 plagg" next={next} pages={pages} />,
    );
    expect(await announcedWords(container)).toEqual([
      'navigation, Sidor',
      'paragraph',
      '96 av 184 plagg',
      'end of paragraph',
      'link, Visa fler',
      'list',
      'listitem, level 1, position 1, set size 3',
      'link, Sida 1',
      '1',
      'end of link, Sida 1',
      'end of listitem, level 1, position 1, set size 3',
      'listitem, level 1, position 2, set size 3',
      'link, Sida 2, current page',
      '2',
      'end of link, Sida 2, current page',
      'end of listitem, level 1, position 2, set size 3',
      'listitem, level 1, position 3, set size 3',
      'link, Sida 3',
      '3',
      'end of link, Sida 3',
      'end of listitem, level 1, position 3, set size 3',
      'end of list',
      'end of navigation, Sidor',
    ]);
  });
});
