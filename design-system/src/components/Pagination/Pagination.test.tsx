// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Pagination } from './Pagination.tsx';

afterEach(cleanup);

const pages = [1, 2, 3].map((page) => ({ page, href: `?page=${page}`, label: `Sida ${page}`, isCurrent: page === 2 }));

describe('Pagination', () => {
  it('leads to every page by links and says which one this is', () => {
    render(<Pagination label="Sidor" pages={pages} />);
    expect(screen.getByRole('link', { name: 'Sida 3' }).getAttribute('href')).toBe('?page=3');
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('2');
  });

  it('offers no way past either end', () => {
    render(<Pagination label="Sidor" pages={pages.slice(0, 1)} />);
    expect(screen.queryAllByRole('link')).toEqual([]);
  });
});
