// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Select, selectEmphases, type SelectProps } from './Select.tsx';

afterEach(cleanup);

const options: SelectProps['options'] = [
  { value: 'LATEST', label: 'Senast inkommet' },
  { value: 'PRICE', label: 'Lägsta pris' },
  { value: 'RATING', label: 'Bäst betyg', isDisabled: true },
];
const select = (changes: Partial<SelectProps> = {}) => (
  <form aria-label="Lista">
    <Select label="Sortera" name="sort" options={options} {...changes} />
  </form>
);
const control = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sortera' });
const posted = () => new FormData(screen.getByRole<HTMLFormElement>('form')).get('sort');
const described = () =>
  control()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('Select', () => {
  it.each(selectEmphases)('%s is named by its label', (emphasis) => {
    render(select({ emphasis }));
    expect(control().name).toBe('sort');
  });

  it('reports the choice and posts it', async () => {
    const onChange = vi.fn<(value: string) => void>();
    render(
      select({
        defaultValue: 'LATEST',
        onChange: ({ currentTarget }) => onChange(currentTarget.value),
      }),
    );
    expect(posted()).toBe('LATEST');
    await userEvent.selectOptions(control(), 'Lägsta pris');
    expect(onChange).toHaveBeenCalledExactlyOnceWith('PRICE');
    expect(posted()).toBe('PRICE');
  });

  it('shows its caller’s value', () => {
    const { rerender } = render(select({ value: 'LATEST', onChange: () => undefined }));
    rerender(select({ value: 'PRICE', onChange: () => undefined }));
    expect(posted()).toBe('PRICE');
  });

  it('does not allow a disabled option to be chosen', async () => {
    const onChange = vi.fn();
    render(select({ defaultValue: 'LATEST', onChange }));
    await userEvent.selectOptions(control(), 'Bäst betyg');
    expect([onChange.mock.calls.length, posted()]).toEqual([0, 'LATEST']);
  });

  it('is no tab stop and cannot be changed when it is disabled', async () => {
    const onChange = vi.fn();
    render(select({ disabled: true, defaultValue: 'LATEST', onChange }));
    await userEvent.tab();
    await userEvent.selectOptions(control(), 'Lägsta pris');
    expect([
      document.activeElement === control(),
      onChange.mock.calls.length,
      control().value,
    ]).toEqual([false, 0, 'LATEST']);
  });

  it('is described by its error before its hint and a caller’s description, and is invalid while it has an error', () => {
    const outside = <p id="outside">Gäller hela listan</p>;
    const { rerender } = render(
      <>
        {outside}
        {select({
          error: 'Välj en av dem',
          hint: 'Listan ordnas om',
          'aria-describedby': 'outside',
        })}
      </>,
    );
    expect([described(), control().getAttribute('aria-invalid')]).toEqual([
      ['Välj en av dem', 'Listan ordnas om', 'Gäller hela listan'],
      'true',
    ]);
    rerender(
      <>
        {outside}
        {select({ 'aria-describedby': 'outside' })}
      </>,
    );
    expect([described(), control().getAttribute('aria-invalid')]).toEqual([
      ['Gäller hela listan'],
      null,
    ]);
    rerender(select());
    expect(described()).toBeUndefined();
  });

  it('is exposed with its label, its choice and its error', async () => {
    const { container } = render(select({ defaultValue: 'PRICE', error: 'Välj en annan' }));
    expect(
      (await announcedWords(container)).filter((words) => !words.startsWith('option')),
    ).toEqual([
      'form, Lista',
      'Sortera',
      'combobox, Sortera, PRICE, Välj en annan, has popup listbox, not expanded, invalid',
      'end of combobox, Sortera, PRICE, Välj en annan, has popup listbox, not expanded, invalid',
      'paragraph',
      'Välj en annan',
      'end of paragraph',
      'end of form, Lista',
    ]);
  });
});
