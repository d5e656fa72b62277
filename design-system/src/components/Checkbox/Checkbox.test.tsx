// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Checkbox, type CheckboxProps } from './Checkbox.tsx';

afterEach(cleanup);

const terms = (changes: Partial<CheckboxProps> = {}) => (
  <form aria-label="Kassan">
    <Checkbox label="Jag godkänner villkoren" name="terms" value="yes" {...changes} />
  </form>
);
const box = () =>
  screen.getByRole<HTMLInputElement>('checkbox', { name: 'Jag godkänner villkoren' });
const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('terms');

describe('Checkbox', () => {
  it('is toggled by its label and by space, reports each change, and posts its value while it is on', async () => {
    const turns: boolean[] = [];
    render(terms({ onChange: ({ currentTarget }) => turns.push(currentTarget.checked) }));
    expect(posted()).toBeNull();
    await userEvent.click(screen.getByText('Jag godkänner villkoren'));
    expect(posted()).toBe('yes');
    expect(document.activeElement).toBe(box());
    await userEvent.keyboard(' ');
    expect(posted()).toBeNull();
    expect(turns).toEqual([true, false]);
  });

  it('does nothing and posts nothing when it is disabled', async () => {
    const onChange = vi.fn();
    render(terms({ disabled: true, onChange }));
    await userEvent.click(screen.getByText('Jag godkänner villkoren'));
    await userEvent.tab();
    expect(onChange).not.toHaveBeenCalled();
    expect(document.activeElement).not.toBe(box());
    expect(posted()).toBeNull();
  });

  it('is described by its error before its hint, and is invalid while it has one', () => {
    const { rerender } = render(
      terms({ error: 'Kryssa i rutan för att handla', hint: 'Du kan läsa dem först' }),
    );
    const described = () =>
      (box().getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent);
    expect(described()).toEqual(['Kryssa i rutan för att handla', 'Du kan läsa dem först']);
    expect(box().getAttribute('aria-invalid')).toBe('true');
    rerender(terms({ hint: 'Du kan läsa dem först' }));
    expect(described()).toEqual(['Du kan läsa dem först']);
    expect(box().getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps a caller’s description, beside its own', () => {
    render(
      <>
        <p id="outside">Gäller hela ordern</p>
        {terms({ 'aria-describedby': 'outside', hint: 'Du kan läsa dem först' })}
      </>,
    );
    expect(
      box()
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Du kan läsa dem först', 'Gäller hela ordern']);
  });

  it('has unique ids beside another with the same label', () => {
    render(
      <>
        <Checkbox label="Ull" error="A" />
        <Checkbox label="Ull" error="B" />
      </>,
    );
    expect(
      screen
        .getAllByRole('checkbox')
        .map(
          (each) =>
            document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
    ).toEqual(['A', 'B']);
  });

  it('is exposed with its state, its error and that it is required', async () => {
    const unanswered = render(terms({ required: true, error: 'Kryssa i rutan' }));
    expect((await announcedWords(unanswered.container))[1]).toBe(
      'checkbox, Jag godkänner villkoren, Kryssa i rutan, not checked, invalid, required',
    );
    unanswered.unmount();
    const answered = render(terms({ defaultChecked: true }));
    expect(await announcedWords(answered.container)).toEqual([
      'form, Kassan',
      'checkbox, Jag godkänner villkoren, checked',
      'Jag godkänner villkoren',
      'end of form, Kassan',
    ]);
  });
});
