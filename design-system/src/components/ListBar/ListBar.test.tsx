// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { BarButton, ListBar } from './ListBar.tsx';

afterEach(cleanup);

const bar = (count = '184 plagg') => (
  <ListBar
    filter={<BarButton icon="filter">Filter</BarButton>}
    count={count}
    sort={<button type="button">Nyast först</button>}
  />
);

describe('ListBar', () => {
  it('announces its count when that changes, in the region that was there before', () => {
    const { rerender } = render(bar());
    const status = screen.getByRole('status');
    rerender(bar('61 plagg'));
    expect(screen.getByRole('status')).toBe(status);
    expect(status.textContent).toBe('61 plagg');
  });

  it('is exposed as the filters, the count and the order', async () => {
    const { container } = render(bar());
    expect(await announcedWords(container)).toEqual([
      'button, Filter',
      'status',
      '184 plagg',
      'end of status',
      'button, Nyast först',
    ]);
  });

  it('is focused in that order', async () => {
    render(bar());
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Filter');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Nyast först');
  });
});

describe('BarButton', () => {
  it('is pressed, submits no form, and exposes whether what it opens is open', async () => {
    const [onClick, onSubmit] = [vi.fn(), vi.fn()];
    const { container } = render(
      <form onSubmit={onSubmit}>
        <BarButton icon="filter" aria-expanded={false} onClick={onClick}>
          Filter
        </BarButton>
      </form>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter', expanded: false }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(await announcedWords(container)).toContain('button, Filter, not expanded');
  });

  it('does nothing when it is disabled', async () => {
    const onClick = vi.fn();
    render(
      <BarButton icon="filter" disabled onClick={onClick}>
        Filter
      </BarButton>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Filter' }));
    expect(onClick).not.toHaveBeenCalled();
  });
});
