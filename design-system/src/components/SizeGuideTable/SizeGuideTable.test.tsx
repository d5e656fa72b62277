// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { SizeGuideTable, type SizeGuideTableProps } from './SizeGuideTable.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const guide = (props: Partial<SizeGuideTableProps> = {}) => (
  <SizeGuideTable
    caption="Damkläder, mått i cm"
    columns={['Storlek', 'Byst', 'Midja']}
    rows={[
      { size: '36', measures: ['84–87', '66–69'] },
      { size: '38', measures: ['88–91'] },
    ]}
    {...props}
  />
);
const setWidths = (inner: number, outer: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(inner);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(outer);
};

describe('SizeGuideTable', () => {
  it('exposes each measure under its head and beside its size', () => {
    render(guide());
    expect(screen.getByRole('table', { name: 'Damkläder, mått i cm' })).toBeVisible();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Storlek',
      'Byst',
      'Midja',
    ]);
    expect(screen.getByRole('row', { name: /^36/ }).textContent).toBe('3684–8766–69');
  });

  it('keeps a row whole when a measure is not known', () => {
    render(guide());
    expect(screen.getByRole('rowheader', { name: '38' }).parentElement?.children).toHaveLength(3);
  });

  it('labels the chosen size, not only by colour', () => {
    render(guide({ chosen: { size: '38', label: 'din storlek' } }));
    expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
      '36',
      '38, din storlek',
    ]);
  });

  it('lines up figures at their end, and words at their start', () => {
    render(
      guide({
        rows: [
          { size: '36', measures: ['S', '66–69'] },
          { size: '46', measures: ['3XL', '96'] },
        ],
      }),
    );
    const alignments = [...screen.getAllByRole('columnheader'), ...screen.getAllByRole('cell')].map(
      (cell) => cell.dataset['align'],
    );
    expect(alignments).toEqual([
      undefined,
      'start',
      undefined,
      'start',
      undefined,
      'start',
      undefined,
    ]);
  });

  it('is named by a caption that is hidden', () => {
    render(guide({ isCaptionHidden: true }));
    expect(screen.getByRole('table', { name: 'Damkläder, mått i cm' })).toBeVisible();
  });

  it('is a tab stop only where it must be scrolled', () => {
    setWidths(300, 300);
    const { unmount } = render(guide());
    expect(screen.queryByRole('group')).toBeNull();
    unmount();
    vi.restoreAllMocks();
    setWidths(600, 300);
    render(guide());
    expect(screen.getByRole('group', { name: 'Damkläder, mått i cm' }).tabIndex).toBe(0);
  });

  it('is found by its caption among the headings where the page has it there', () => {
    render(guide({ headingLevel: 3 }));
    expect(screen.getByRole('heading', { level: 3, name: 'Damkläder, mått i cm' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Damkläder, mått i cm' })).toBeVisible();
  });

  it('is exposed row by row', async () => {
    const { container } = render(guide({ rows: [{ size: '36', measures: ['84–87', '66–69'] }] }));
    expect(await announcedWords(container)).toContain('rowheader, 36');
  });
});
