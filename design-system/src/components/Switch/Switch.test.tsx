// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Switch } from './Switch.tsx';

afterEach(cleanup);

describe('Switch', () => {
  it('is toggled by the space bar and by its label', async () => {
    const onChange = vi.fn();
    render(<Switch label="Priser utan moms" onChange={onChange} />);
    const control = screen.getByRole<HTMLInputElement>('switch', { name: 'Priser utan moms' });
    await userEvent.tab();
    await userEvent.keyboard(' ');
    expect(control.checked).toBe(true);
    await userEvent.click(screen.getByText('Priser utan moms'));
    expect(control.checked).toBe(false);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('is described by its hint', () => {
    render(<Switch label="Sms" hint="Bara om leveransen" id="sms" />);
    expect(
      document.getElementById(screen.getByRole('switch').getAttribute('aria-describedby') ?? '')
        ?.textContent,
    ).toBe('Bara om leveransen');
  });

  it('keeps a caller’s description, after its own hint', () => {
    render(
      <>
        <p id="outside">Gäller hela kontot</p>
        <Switch label="Sms" hint="Bara om leveransen" aria-describedby="outside" />
      </>,
    );
    expect(
      screen
        .getByRole('switch')
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    ).toEqual(['Bara om leveransen', 'Gäller hela kontot']);
  });

  it('cannot be toggled when it is disabled', async () => {
    render(<Switch label="Nödvändiga kakor" defaultChecked disabled />);
    await userEvent.click(screen.getByText('Nödvändiga kakor'));
    expect(screen.getByRole<HTMLInputElement>('switch').checked).toBe(true);
  });

  it('posts like a checkbox in a plain form', async () => {
    render(
      <form aria-label="Val">
        <Switch label="Sms" name="sms" value="ja" />
      </form>,
    );
    await userEvent.click(screen.getByRole('switch'));
    expect(new FormData(screen.getByRole<HTMLFormElement>('form')).get('sms')).toBe('ja');
  });

  it('is exposed with its name, its state and its hint', async () => {
    const { container } = render(
      <Switch label="Sms om leveransen" hint="Inget annat" defaultChecked />,
    );
    expect(await announcedWords(container)).toEqual([
      'Sms om leveransen',
      'switch, Sms om leveransen, Inget annat, checked',
      'paragraph',
      'Inget annat',
      'end of paragraph',
    ]);
  });
});
