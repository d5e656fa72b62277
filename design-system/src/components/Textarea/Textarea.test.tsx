// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Textarea, type TextareaProps } from './Textarea.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const count = {
  most: 20,
  words: (left: number) => (left < 0 ? `${String(-left)} för mycket` : `${String(left)} kvar`),
};
const area = (changes: Partial<TextareaProps> = {}) => (
  <Textarea label="Meddelande" name="message" count={count} {...changes} />
);
const control = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Meddelande' });
const write = (value: string) => fireEvent.change(control(), { target: { value } });
const wait = (milliseconds: number) => {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
};
const announced = () => screen.getByRole('status').textContent;

describe('Textarea', () => {
  it('keeps a caller’s description, after its own hint', () => {
    render(
      <>
        <p id="outside">Vi svarar inom ett dygn</p>
        {area({ hint: 'Skriv vad som hänt', 'aria-describedby': 'outside' })}
      </>,
    );
    expect(
      control()
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Skriv vad som hänt', 'Vi svarar inom ett dygn']);
  });

  it('counts its initial text and what is typed', () => {
    render(area({ defaultValue: 'Hej' }));
    expect(screen.getByText('17 kvar')).toBeVisible();
    write('Hej grannen');
    expect(screen.getByText('9 kvar')).toBeVisible();
  });

  it('counts its caller’s value', () => {
    function Controlled() {
      const [value, setValue] = useState('Hej');
      return area({
        value,
        onChange: ({ currentTarget }) => setValue(currentTarget.value.toUpperCase()),
      });
    }
    render(<Controlled />);
    write('Hej du');
    expect(control().value).toBe('HEJ DU');
    expect(screen.getByText('14 kvar')).toBeVisible();
  });

  it('keeps a text that is too long, and shows by how much', () => {
    render(area());
    write('Ställ det innanför grinden');
    expect(control().value).toBe('Ställ det innanför grinden');
    expect(screen.getByText('6 för mycket').hasAttribute('data-is-over')).toBe(true);
  });

  it('announces the count when typing has paused in the last fifth, and not before', () => {
    render(area());
    write('Hej');
    wait(1000);
    expect(announced()).toBe('');
    write('Ställ den i hallen');
    wait(999);
    expect(announced()).toBe('');
    wait(1);
    expect(announced()).toBe('2 kvar');
  });

  it('has no count without a limit, and is described by its error first', () => {
    render(area({ count: undefined, hint: 'Till budet', error: 'För långt.' }));
    expect(screen.queryByRole('status')).toBeNull();
    const ids = control().getAttribute('aria-describedby') ?? '';
    expect(ids.split(' ').map((id) => document.getElementById(id)?.textContent)).toEqual([
      'För långt.',
      'Till budet',
    ]);
  });

  it('is exposed with its label, its limit and its hint', async () => {
    vi.useRealTimers();
    const { container } = render(area({ hint: 'Till budet', defaultValue: 'Hej' }));
    expect(await announcedWords(container)).toEqual([
      'Meddelande',
      'textbox, Meddelande, Till budet',
      'Hej',
      'end of textbox, Meddelande, Till budet',
      'status',
      'paragraph',
      'Till budet',
      'end of paragraph',
    ]);
  });
});
