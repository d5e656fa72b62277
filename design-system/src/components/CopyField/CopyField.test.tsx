// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CopyField, type CopyFieldProps } from './CopyField.tsx';

afterEach(cleanup);

const field = (changes: Partial<CopyFieldProps> = {}) => (
  <CopyField
    label="Länk"
    value="https://solvik.example/p/alma"
    shownAs="solvik.example/p/alma"
    copy={() => Promise.resolve()}
    copyLabel="Kopiera"
    copiedLabel="Kopierad"
    failedText="Kopiera den själv."
    {...changes}
  />
);

describe('CopyField', () => {
  it('copies the whole value, whatever it shows, and announces it', async () => {
    const copy = vi.fn(() => Promise.resolve());
    render(field({ copy }));
    expect(screen.getByRole('textbox', { name: 'Länk' })).toHaveValue('solvik.example/p/alma');
    await userEvent.click(screen.getByRole('button', { name: 'Kopiera' }));
    expect(copy).toHaveBeenCalledExactlyOnceWith('https://solvik.example/p/alma');
    expect(await screen.findByRole('button', { name: 'Kopierad' })).toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('Kopierad');
  });

  it('offers to copy again when the value has changed', async () => {
    const { rerender } = render(field());
    await userEvent.click(screen.getByRole('button', { name: 'Kopiera' }));
    await screen.findByRole('button', { name: 'Kopierad' });
    rerender(field({ value: 'https://solvik.example/p/alma?size=38' }));
    expect(screen.getByRole('button', { name: 'Kopiera' })).toBeInTheDocument();
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('explains how to copy when the browser refuses, and selects the text for that', async () => {
    render(field({ copy: () => Promise.reject(new Error('refused')) }));
    await userEvent.click(screen.getByRole('button', { name: 'Kopiera' }));
    expect((await screen.findByText('Kopiera den själv.')).getAttribute('role')).toBe('status');
    const input = screen.getByRole<HTMLInputElement>('textbox');
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, input.value.length]);
  });

  it('copies the whole value by hand too', () => {
    render(field());
    const setData = vi.fn();
    fireEvent.copy(screen.getByRole('textbox'), { clipboardData: { setData } });
    expect(setData).toHaveBeenCalledExactlyOnceWith('text/plain', 'https://solvik.example/p/alma');
  });
});
