// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SearchGroup, SearchPanel, type SearchPanelProps } from './SearchPanel.tsx';
import { stepOption } from './useActiveOption.ts';

afterEach(cleanup);

const option = (id: string, changes: Partial<SearchGroup['options'][number]> = {}) => ({
  id,
  href: `#${id}`,
  label: `${id}, förslag`,
  parts: [{ text: id }],
  ...changes,
});
const group = (
  kind: SearchGroup['kind'],
  ids: readonly string[],
  changes: Partial<SearchGroup> = {},
): SearchGroup => ({
  id: kind,
  kind,
  title: kind,
  options: ids.map((id) => option(id)),
  ...changes,
});

function Panel({ value: first = '', ...changes }: Partial<SearchPanelProps>) {
  const [value, setValue] = useState(first);
  return (
    <SearchPanel
      label="Sök plagg"
      action="/sok"
      submitLabel="Sök"
      clearLabel="Rensa"
      closeLabel="Stäng"
      placeholder="Sök"
      value={value}
      onValueChange={setValue}
      groups={[]}
      status=""
      onChoose={() => undefined}
      onSubmit={(event) => event.preventDefault()}
      onClose={() => undefined}
      {...changes}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Sök plagg' });
const activeName = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? null : document.getElementById(id)?.getAttribute('aria-label');
};

describe('the field of the search panel', () => {
  it('has the focus from the beginning', () => {
    render(<Panel />);
    expect(document.activeElement).toBe(field());
  });

  it('takes the completion by Tab at the end of the text, and else moves on', async () => {
    render(<Panel value="röd klä" completion="röd klänning" />);
    field().setSelectionRange(0, 0);
    await userEvent.tab();
    expect([field().value, document.activeElement === field()]).toEqual(['röd klä', false]);
    field().focus();
    field().setSelectionRange(7, 7);
    await userEvent.tab();
    expect([field().value, document.activeElement]).toEqual(['röd klänning', field()]);
    await userEvent.tab();
    expect(document.activeElement).not.toBe(field());
  });

  it.each([
    { what: 'a completion of another text', value: 'kof', completion: 'röd kofta' },
    {
      what: 'a completion of a text that scrolls',
      value: 'a'.repeat(60),
      completion: 'a'.repeat(61),
    },
    { what: 'a completion that is the text itself', value: 'kofta', completion: 'kofta' },
  ])('does not draw $what', ({ value, completion }) => {
    const { container } = render(<Panel value={value} completion={completion} />);
    expect(container.querySelector('kbd')).toBeNull();
  });

  it('clears its text and retains the focus', async () => {
    render(<Panel value="kofta" />);
    await userEvent.click(screen.getAllByRole('button', { name: 'Rensa' })[0] ?? field());
    expect([field().value, document.activeElement]).toEqual(['', field()]);
  });
});

describe('the suggestions of the search panel', () => {
  const groups = [
    group('phrases', ['a', 'b']),
    group('places', ['d']),
    group('products', ['c']),
    group('recent', []),
  ];

  it('are walked by arrows column by column, with the field between the last and the first', async () => {
    render(<Panel value="x" groups={groups} />);
    const walked: unknown[] = [];
    for (let step = 0; step < 6; step += 1) {
      await userEvent.keyboard('{ArrowDown}');
      walked.push(activeName());
    }
    const names = ['a', 'b', 'c', 'd'].map((id) => `${id}, förslag`);
    expect(walked).toEqual([...names, null, names[0]]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(activeName()).toBe('d, förslag');
    expect(document.activeElement).toBe(field());
  });

  it('belong to one listbox in named groups; a group without options is omitted', () => {
    render(<Panel value="x" groups={groups} />);
    const owned = screen.getByRole('listbox').getAttribute('aria-owns')?.split(' ') ?? [];
    expect(owned.map((id) => document.getElementById(id))).toEqual(
      ['phrases', 'places', 'products'].map((name) => screen.getByRole('group', { name })),
    );
    expect(screen.queryByText('recent')).toBeNull();
  });

  it('are followed by Enter on the active one, which is selected; without one Enter submits the text', async () => {
    const onChoose = vi.fn();
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<Panel value="x" groups={groups} onChoose={onChoose} onSubmit={onSubmit} />);
    await userEvent.keyboard('{Enter}');
    expect([onSubmit.mock.calls.length, onChoose.mock.calls.length]).toEqual([1, 0]);
    await userEvent.keyboard('{ArrowDown}');
    expect(screen.getByRole('option', { selected: true })).toHaveAccessibleName('a, förslag');
    await userEvent.keyboard('{Enter}');
    expect([onSubmit.mock.calls.length, onChoose.mock.calls[0]?.[0]]).toEqual([1, option('a')]);
  });

  it('are left alone by keys that an input method composes with', () => {
    render(<Panel value="x" groups={groups} />);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(activeName()).toBeNull();
  });

  it('are removed by their button, which is outside the listbox, and by Delete on the active one', async () => {
    const onRemove = vi.fn();
    const removable = option('kofta', { removal: { label: 'Ta bort kofta', onRemove } });
    render(<Panel groups={[group('recent', [], { options: [removable] })]} />);
    const button = screen.getByRole('button', { name: 'Ta bort kofta' });
    expect(within(screen.getByRole('group')).queryByRole('button')).toBeNull();
    await userEvent.keyboard('{Delete}');
    expect(onRemove).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}{Delete}');
    await userEvent.click(button);
    expect(onRemove).toHaveBeenCalledTimes(2);
  });

  it('mark the typed part, which is not read apart', () => {
    const parts = [{ text: 'röd klä', isMarked: true }, { text: 'nning' }];
    render(<Panel groups={[group('phrases', [], { options: [option('p', { parts })] })]} />);
    expect(screen.getByRole('option').textContent).toBe('röd klänning');
    expect(screen.getByRole('option')).toHaveAccessibleName('p, förslag');
  });
});

describe('the search panel closes', () => {
  it.each([
    { by: 'Escape in the field', close: () => userEvent.keyboard('{Escape}') },
    {
      by: 'Escape on a button',
      close: async () => {
        screen.getAllByRole('button', { name: 'Stäng' }).at(-1)?.focus();
        await userEvent.keyboard('{Escape}');
      },
    },
    {
      by: 'its button',
      close: () => userEvent.click(screen.getAllByRole('button', { name: 'Stäng' })[0] ?? field()),
    },
    {
      by: 'leaving it by keys',
      close: async () => {
        screen.getByRole('button', { name: 'Beside' }).focus();
        await Promise.resolve();
      },
    },
  ])('by $by', async ({ close }) => {
    const onClose = vi.fn();
    render(
      <>
        <Panel onClose={onClose} />
        <button type="button">Beside</button>
      </>,
    );
    await close();
    expect(onClose).toHaveBeenCalledOnce();
  });
});

it('steps over options and past both ends', () => {
  const options = [option('a'), option('b')];
  expect([
    stepOption(options, undefined, 1)?.id,
    stepOption(options, undefined, -1)?.id,
    stepOption(options, options[1], 1)?.id,
    stepOption(options, options[0], -1)?.id,
    stepOption([], undefined, 1)?.id,
  ]).toEqual(['a', 'b', undefined, undefined, undefined]);
});
