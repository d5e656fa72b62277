// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ColourChoices } from './ColourChoices.tsx';
import { nameLength } from './nameLength.ts';

afterEach(cleanup);

const colours = [
  { value: 'black', label: 'Svart', colour: '#000', note: '12 varor' },
  { value: 'sky', label: 'Himmels\u00ADblå' },
];

describe('ColourChoices', () => {
  it('is a row of checkboxes, named by colour and count', () => {
    render(<ColourChoices name="c" colours={colours} chosen={['black']} onToggle={vi.fn()} />);
    expect(screen.getByRole('checkbox', { name: /^Svart ?, 12 varor$/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Himmels/ })).not.toBeChecked();
  });

  it('toggles with the keyboard', async () => {
    const onToggle = vi.fn();
    render(<ColourChoices name="c" colours={colours} chosen={[]} onToggle={onToggle} />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(onToggle).toHaveBeenCalledExactlyOnceWith('sky');
  });

  it.each([
    ['short names', ['Svart', 'Rosa'], 'short'],
    ['a name that breaks into short parts', ['Skogs\u00ADgrön'], 'short'],
    ['a name of eight letters', ['Svart', 'Antracit'], 'middle'],
    ['a name that cannot break', ['Svart', 'Terrakotta'], 'long'],
    ['no names', [], 'short'],
  ] as const)('has its columns by %s', (_, labels, length) => {
    expect(nameLength(labels)).toBe(length);
  });
});
