// @vitest-environment happy-dom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '@solvik/design-system/announced-words';
import { WorkbenchList } from './WorkbenchList.tsx';

afterEach(cleanup);

const rows = ['Hero', 'Kategorier', 'Artikel'].map((label) => ({
  id: label.toLowerCase(),
  label,
  note: '1',
}));
const row = (name: RegExp) => screen.getByRole('button', { name });

describe('WorkbenchList', () => {
  it('marks the current row, and chooses another', async () => {
    const choose = vi.fn();
    render(<WorkbenchList title="På sidan" rows={rows} currentId="hero" onSelect={choose} />);
    expect(row(/^Hero/).getAttribute('aria-current')).toBe('true');
    await userEvent.click(row(/^Artikel/));
    expect(choose).toHaveBeenCalledWith('artikel');
  });

  it.each([
    ['Kategorier', '{Alt>}{ArrowUp}{/Alt}', ['kategorier', 0]],
    ['Kategorier', '{Alt>}{ArrowDown}{/Alt}', ['kategorier', 2]],
    ['Hero', '{Alt>}{ArrowUp}{/Alt}', undefined],
    ['Artikel', '{Alt>}{ArrowDown}{/Alt}', undefined],
    ['Kategorier', '{ArrowDown}', undefined],
  ])('%s moves by %s to %o', async (label, keys, moved) => {
    const move = vi.fn();
    render(
      <WorkbenchList
        title="På sidan"
        rows={rows}
        onSelect={() => undefined}
        onMove={move}
        moveHint="Alt och pil flyttar"
      />,
    );
    row(new RegExp(`^${label}`)).focus();
    await userEvent.keyboard(keys);
    expect(move.mock.calls[0]).toEqual(moved);
  });

  it.each([
    ['{Alt>}{ArrowRight}{/Alt}', ['kategorier', 1]],
    ['{Alt>}{ArrowLeft}{/Alt}', ['kategorier', -1]],
    ['{ArrowRight}', undefined],
  ])('puts a row of a tree deeper or less deep by %s', async (keys, moved) => {
    const indent = vi.fn();
    render(
      <WorkbenchList
        title="Meny"
        rows={rows}
        onSelect={() => undefined}
        onMove={() => undefined}
        onIndent={indent}
      />,
    );
    row(/^Kategorier/).focus();
    await userEvent.keyboard(keys);
    expect(indent.mock.calls[0]).toEqual(moved);
  });

  it('moves a row to where it is dropped, and not onto itself', () => {
    const move = vi.fn();
    render(<WorkbenchList title="På sidan" rows={rows} onSelect={() => undefined} onMove={move} />);
    const drop = (from: RegExp, to: RegExp) => {
      const dataTransfer = new DataTransfer();
      fireEvent.dragStart(row(from), { dataTransfer });
      expect(
        dataTransfer.getData('text/plain'),
        'some browsers drag nothing that carries no words',
      ).toMatch(from);
      const over = createEvent.dragOver(row(to));
      fireEvent(row(to), over);
      expect(over.defaultPrevented).toBe(true);
      fireEvent.drop(row(to));
    };
    drop(/^Artikel/, /^Hero/);
    expect(move).toHaveBeenCalledWith('artikel', 0);
    drop(/^Hero/, /^Hero/);
    expect(move).toHaveBeenCalledTimes(1);
  });

  it('collapses its rows and expands them, and always shows the current one', async () => {
    const { rerender } = render(
      <WorkbenchList folds title="Sidor" rows={rows} onSelect={() => undefined} />,
    );
    const fold = screen.getByRole('button', { name: 'Sidor' });
    expect([fold.getAttribute('aria-expanded'), screen.queryByRole('list')]).toEqual([
      'false',
      null,
    ]);
    await userEvent.click(fold);
    expect([fold.getAttribute('aria-expanded'), screen.getByRole('list').id]).toEqual([
      'true',
      fold.getAttribute('aria-controls'),
    ]);
    await userEvent.click(fold);
    rerender(
      <WorkbenchList folds title="Sidor" rows={rows} currentId="hero" onSelect={() => undefined} />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(row(/^Hero/).getAttribute('aria-current')).toBe('true');
    await userEvent.click(fold);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    await userEvent.click(row(/^Artikel/));
    rerender(
      <WorkbenchList
        folds
        title="Sidor"
        rows={rows}
        currentId="artikel"
        onSelect={() => undefined}
      />,
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(row(/^Artikel/));
  });

  it('is exposed as a named region with a list of buttons', async () => {
    const { container } = render(
      <WorkbenchList
        title="Sidor"
        rows={rows.slice(0, 1)}
        currentId="hero"
        onSelect={() => undefined}
        addLabel="Ny sida"
        onAdd={() => undefined}
      />,
    );
    expect(await announcedWords(container)).toEqual([
      'region, Sidor',
      'heading, Sidor, level 2',
      'button, Ny sida',
      'list',
      'listitem, level 1, position 1, set size 1',
      'button, Hero 1, current item',
      'Hero',
      '1',
      'end of button, Hero 1, current item',
      'end of listitem, level 1, position 1, set size 1',
      'end of list',
      'end of region, Sidor',
    ]);
  });
});
