// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CommandPalette, type CommandPaletteProps, type PaletteGroup } from './CommandPalette.tsx';
import { stepRound } from './usePaletteKeys.ts';

afterEach(cleanup);

const option = (id: string, href: string | undefined = `#${id}`) => ({
  id,
  href,
  parts: [{ text: id }],
  sign: { kind: 'icon', icon: 'search' } as const,
});
const groups: readonly PaletteGroup[] = [
  { id: 'places', title: 'Gå till', options: [option('kappor'), option('klänningar')] },
  { id: 'none', title: 'Varor', options: [] },
  { id: 'actions', title: 'Gör', options: [{ ...option('varukorgen'), href: undefined }] },
];

function Palette({ value: first = '', ...changes }: Partial<CommandPaletteProps>) {
  const [value, setValue] = useState(first);
  return (
    <CommandPalette
      isOpen
      onClose={() => undefined}
      title="Kommandoraden"
      closeLabel="Stäng"
      closeKey="Esc"
      placeholder="Vart vill du?"
      value={value}
      onValueChange={setValue}
      groups={groups}
      onChoose={() => undefined}
      onSubmit={() => undefined}
      status=""
      hints={[]}
      more={{ key: '?', label: 'alla genvägar', onPress: () => undefined }}
      {...changes}
    />
  );
}
const field = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Vart vill du?' });
const active = () => {
  const id = field().getAttribute('aria-activedescendant');
  return id === null ? undefined : document.getElementById(id)?.textContent;
};

describe('CommandPalette', () => {
  it('is a named dialog whose field has the focus', () => {
    render(<Palette />);
    expect(screen.getByRole('dialog', { name: 'Kommandoraden' })).toBeVisible();
    expect(document.activeElement).toBe(field());
  });

  it('has its rows in groups with names, and omits an empty group', () => {
    render(<Palette />);
    const list = within(screen.getByRole('listbox', { name: 'Kommandoraden' }));
    expect(
      list
        .getAllByRole('group')
        .map((group) => [
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
          within(group).getAllByRole('option').length,
        ]),
    ).toEqual([
      ['Gå till', 2],
      ['Gör', 1],
    ]);
  });

  it('moves through all groups, from either end to the other, with the focus in the field', async () => {
    render(<Palette />);
    const seen = [active()];
    for (const key of ['Down', 'Down', 'Down', 'Up']) {
      await userEvent.keyboard(`{Arrow${key}}`);
      seen.push(active());
    }
    expect(seen).toEqual(['kappor', 'klänningar', 'varukorgen', 'kappor', 'varukorgen']);
    expect(document.activeElement).toBe(field());
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('varukorgen');
  });

  it('opens the active row by Enter, and reports it first', async () => {
    const onChoose = vi.fn();
    render(<Palette onChoose={onChoose} />);
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onChoose.mock.calls.map(([chosen, group]) => [chosen.id, group.id])).toEqual([
      ['varukorgen', 'actions'],
    ]);
  });

  it('submits at Enter while its rows belong to an earlier text, unless one was moved to', async () => {
    const [onChoose, onSubmit] = [vi.fn(), vi.fn()];
    render(<Palette isSettled={false} onChoose={onChoose} onSubmit={onSubmit} />);
    await userEvent.keyboard('{Enter}');
    expect([onChoose.mock.calls.length, onSubmit.mock.calls.length]).toEqual([0, 1]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect([onChoose.mock.calls.length, onSubmit.mock.calls.length]).toEqual([1, 1]);
  });

  it('begins at the first row again when the text changes', async () => {
    render(<Palette />);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe('klänningar');
    await userEvent.keyboard('k');
    expect(active()).toBe('kappor');
  });

  it('makes the row active that the pointer moves to', () => {
    render(<Palette />);
    fireEvent.pointerMove(screen.getByRole('option', { name: 'varukorgen' }));
    expect(active()).toBe('varukorgen');
    expect(screen.getByRole('option', { selected: true }).textContent).toBe('varukorgen');
  });

  it('leaves keys with a modifier to the browser and the field', async () => {
    const onChoose = vi.fn();
    render(<Palette onChoose={onChoose} />);
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'])
      for (const key of ['ArrowDown', 'Enter'])
        expect(fireEvent.keyDown(field(), { key, [modifier]: true })).toBe(true);
    expect([active(), onChoose.mock.calls]).toEqual(['kappor', []]);
  });

  it('announces its status, and leads to more by the button at its end', async () => {
    const onPress = vi.fn();
    render(<Palette status="3 rader" more={{ key: '?', label: 'alla genvägar', onPress }} />);
    expect(screen.getByRole('status')).toHaveTextContent('3 rader');
    await userEvent.click(screen.getByRole('button', { name: 'alla genvägar' }));
    expect(onPress).toHaveBeenCalledOnce();
  });

  it('leaves the keys of an input method alone', () => {
    render(<Palette />);
    fireEvent.keyDown(field(), { key: 'ArrowDown', isComposing: true });
    expect(active()).toBe('kappor');
  });

  it('closes by one press of Escape, and by its button', async () => {
    const onClose = vi.fn();
    render(<Palette value="kapp" onClose={onClose} />);
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    await userEvent.click(screen.getByRole('button', { name: 'Stäng' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });

  it('returns the focus to what had it', async () => {
    render(<button type="button">Sök</button>);
    screen.getByRole('button').focus();
    const { rerender } = render(<Palette />);
    expect(document.activeElement).toBe(field());
    rerender(<Palette isOpen={false} />);
    await vi.waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Sök' })),
    );
  });
});

it.each([
  ['abc', undefined, 1, 'a'],
  ['abc', 'a', 1, 'b'],
  ['abc', 'c', 1, 'a'],
  ['abc', 'a', -1, 'c'],
  ['abc', undefined, -1, 'c'],
  ['', undefined, 1, undefined],
] as const)('in %s from %s a step of %d leads to %s', (ids, from, step, to) => {
  const options = [...ids].map((id) => option(id));
  const at = options.find(({ id }) => id === from);
  expect(stepRound(options, at, step)?.id).toBe(to);
});
