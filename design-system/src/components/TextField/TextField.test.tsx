// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hydrationErrors } from '../../testing/hydrationErrors.ts';
import { announcedWords } from '../../testing/announcedWords.ts';
import { TextField } from './TextField.tsx';

afterEach(cleanup);

const described = (control: HTMLElement): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');

describe('TextField', () => {
  it('is found by its label', () => {
    render(<TextField label="E-postadress" type="email" autoComplete="email" />);
    expect(screen.getByLabelText<HTMLInputElement>('E-postadress').type).toBe('email');
  });

  it('is described by its error first and its hint after', () => {
    render(
      <TextField label="Mobilnummer" hint="För avisering med sms" error="Numret är för kort." />,
    );
    const control = screen.getByRole('textbox', { name: 'Mobilnummer' });
    expect(described(control)).toBe('Numret är för kort. För avisering med sms');
    expect(control.getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps a caller’s description, after its own', () => {
    render(
      <>
        <p id="outside">Gäller i hela Norden</p>
        <TextField label="Mobilnummer" hint="För avisering med sms" aria-describedby="outside" />
      </>,
    );
    expect(described(screen.getByRole('textbox'))).toBe(
      'För avisering med sms Gäller i hela Norden',
    );
  });

  it('is not invalid without an error', () => {
    render(<TextField label="Portkod" />);
    const control = screen.getByRole('textbox', { name: 'Portkod' });
    expect(control.getAttribute('aria-invalid')).toBeNull();
    expect(control.getAttribute('aria-describedby')).toBeNull();
  });

  it('passes its ref and native props to the control', () => {
    const ref = vi.fn();
    render(
      <TextField label="Postnummer" ref={ref} name="zip" id="zip" inputMode="numeric" required />,
    );
    const control = screen.getByRole<HTMLInputElement>('textbox', { name: 'Postnummer' });
    expect(ref).toHaveBeenCalledWith(control);
    expect([control.name, control.id, control.required]).toEqual(['zip', 'zip', true]);
  });

  it('renders on the server what it renders first in the browser', () => {
    expect(hydrationErrors(<TextField label="Ort" hint="Fylls i av postnumret" />)).toEqual([]);
  });

  it('is exposed with its error and its hint', async () => {
    const { container } = render(
      <TextField label="Mobilnummer" hint="För avisering med sms" error="Numret är för kort." />,
    );
    expect(await announcedWords(container)).toEqual([
      'Mobilnummer',
      'textbox, Mobilnummer, Numret är för kort. För avisering med sms, invalid',
      'paragraph',
      'Numret är för kort.',
      'end of paragraph',
      'paragraph',
      'För avisering med sms',
      'end of paragraph',
    ]);
  });
});
