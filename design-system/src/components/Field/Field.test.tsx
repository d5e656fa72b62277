// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Field, type FieldProps } from './Field.tsx';

afterEach(cleanup);

const postalCode = (changes: Partial<FieldProps> = {}) => (
  <Field label="Postnummer" {...changes}>
    {(control) => <input {...control} />}
  </Field>
);
const input = () => screen.getByRole('textbox');
const described = () =>
  (input().getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent);

describe('Field', () => {
  it('names its control by its label, which focuses it', async () => {
    render(postalCode());
    await userEvent.click(screen.getByText('Postnummer'));
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Postnummer' }));
  });

  it('adds no description to a control without error or hint', () => {
    render(postalCode());
    expect([
      input().getAttribute('aria-describedby'),
      input().getAttribute('aria-invalid'),
    ]).toEqual([null, null]);
  });

  it.each([
    { words: { hint: 'Fem siffror' }, reads: ['Fem siffror'], invalid: null },
    { words: { error: 'Skriv fem siffror' }, reads: ['Skriv fem siffror'], invalid: 'true' },
    {
      words: { error: 'Skriv fem siffror', hint: 'Var du bor' },
      reads: ['Skriv fem siffror', 'Var du bor'],
      invalid: 'true',
    },
    { words: { error: '', hint: 'Fem siffror' }, reads: ['Fem siffror'], invalid: null },
  ])('describes it by $reads', ({ words, reads, invalid }) => {
    render(postalCode(words));
    expect(described()).toEqual(reads);
    expect(input().getAttribute('aria-invalid')).toBe(invalid);
  });

  it('has the id that another element refers to', () => {
    render(postalCode({ controlId: 'postal-code', error: 'Skriv fem siffror' }));
    expect(screen.getByRole('textbox', { name: 'Postnummer' }).id).toBe('postal-code');
    expect(described()).toEqual(['Skriv fem siffror']);
  });

  it('keeps two fields of the same name apart', () => {
    render(
      <>
        {postalCode({ error: 'A' })}
        {postalCode({ error: 'B' })}
      </>,
    );
    expect(
      screen
        .getAllByRole('textbox', { name: 'Postnummer' })
        .map(
          (each) =>
            document.getElementById(each.getAttribute('aria-describedby') ?? '')?.textContent,
        ),
    ).toEqual(['A', 'B']);
  });

  it('is exposed with “optional” in its name, and its error before its hint', async () => {
    const { container } = render(
      postalCode({ labelAside: 'valfritt', error: 'Skriv fem siffror', hint: 'Var du bor' }),
    );
    expect(
      (await announcedWords(container)).filter((phrase) => phrase.startsWith('textbox')),
    ).toEqual(['textbox, Postnummer valfritt, Skriv fem siffror Var du bor, invalid']);
  });
});
