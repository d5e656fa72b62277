// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { PasswordField, type PasswordFieldProps } from './PasswordField.tsx';

afterEach(cleanup);

const words = {
  show: 'Visa',
  hide: 'Dölj',
  isShown: 'Lösenordet syns',
  isHidden: 'Lösenordet är dolt',
};
const field = (changes: Partial<PasswordFieldProps> = {}) => (
  <PasswordField
    label="Lösenord"
    name="password"
    words={words}
    defaultValue="blåbär"
    {...changes}
  />
);
const input = () => screen.getByLabelText<HTMLInputElement>('Lösenord', { selector: 'input' });
const reveal = () => screen.getByRole('button', { name: 'Visa Lösenord' });

describe('PasswordField', () => {
  it('is hidden at first, and recognised by password managers', () => {
    render(field());
    expect([input().type, input().autocomplete, input().getAttribute('spellcheck')]).toEqual([
      'password',
      'current-password',
      'false',
    ]);
  });

  it('keeps a caller’s description, after its own hint', () => {
    render(
      <>
        <p id="outside">Minst åtta tecken</p>
        {field({ hint: 'Det du valde i våras', 'aria-describedby': 'outside' })}
      </>,
    );
    expect(
      input()
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Det du valde i våras', 'Minst åtta tecken']);
  });

  it('shows the secret and hides it again, and announces it', async () => {
    render(field());
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.click(reveal());
    expect([input().type, input().value, screen.getByRole('status').textContent]).toEqual([
      'text',
      'blåbär',
      'Lösenordet syns',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Dölj Lösenord' }));
    expect([input().type, screen.getByRole('status').textContent]).toEqual([
      'password',
      'Lösenordet är dolt',
    ]);
  });

  it('is revealed by keys, without submitting the form', async () => {
    const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(<form onSubmit={onSubmit}>{field()}</form>);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement).toBe(reveal());
    await userEvent.keyboard('{Enter}');
    expect(input().type).toBe('text');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('is hidden again when its form is submitted', async () => {
    render(
      <form aria-label="Logga in" onSubmit={(event) => event.preventDefault()}>
        {field()}
      </form>,
    );
    await userEvent.click(reveal());
    fireEvent.submit(screen.getByRole('form', { name: 'Logga in' }));
    expect(input().type).toBe('password');
  });

  it('is described by its error first and its hint after', () => {
    render(field({ hint: 'Minst 7 tecken', error: 'För kort.' }));
    const description = (input().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(description).toEqual(['För kort.', 'Minst 7 tecken']);
    expect(input().getAttribute('aria-invalid')).toBe('true');
  });

  it('has no button before scripts have loaded', () => {
    expect(renderToString(field())).not.toContain('<button');
  });

  it('is exposed as a field, then as the button that reveals it', async () => {
    const { container } = render(field({ hint: 'Minst 7 tecken' }));
    expect(await announcedWords(container)).toEqual([
      'Lösenord',
      'Lösenord, blåbär, Minst 7 tecken',
      'button, Visa Lösenord, 1 control',
      'Visa',
      'end of button, Visa Lösenord, 1 control',
      'status',
      'paragraph',
      'Minst 7 tecken',
      'end of paragraph',
    ]);
  });
});
