// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { CopyCode } from './CopyCode.tsx';

afterEach(cleanup);

const words = {
  code: 'STICKAT20',
  label: 'Kod',
  copyLabel: 'Kopiera koden',
  copiedText: 'Kopierad',
  failedText: 'Kopiera själv',
};

describe('CopyCode', () => {
  it('copies the code by a key, and announces it', async () => {
    const copy = vi.fn(() => Promise.resolve());
    render(<CopyCode {...words} copy={copy} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(copy).toHaveBeenCalledExactlyOnceWith('STICKAT20');
    expect((await screen.findByText('Kopierad')).getAttribute('role')).toBe('status');
  });

  it('is exposed as the code under its label, the button that copies it, and then the result', async () => {
    const { container } = render(<CopyCode {...words} copy={() => Promise.resolve()} />);
    expect(await announcedWords(container)).toEqual([
      'Kod',
      'paragraph',
      'code',
      'STICKAT20',
      'end of code',
      'button, Kopiera koden',
      'end of paragraph',
      'status',
    ]);
    await userEvent.click(screen.getByRole('button'));
    await screen.findByText('Kopierad');
    expect(await announcedWords(container)).toEqual([
      'Kod',
      'paragraph',
      'code',
      'STICKAT20',
      'end of code',
      'button, Kopiera koden',
      'end of paragraph',
      'status',
      'Kopierad',
      'end of status',
    ]);
  });

  it('explains how to copy when the browser refuses', async () => {
    render(<CopyCode {...words} copy={() => Promise.reject(new Error('refused'))} />);
    await userEvent.click(screen.getByRole('button', { name: 'Kopiera koden' }));
    expect((await screen.findByText('Kopiera själv')).getAttribute('role')).toBe('status');
  });

  it('is the code alone where the clipboard is unavailable', () => {
    render(<CopyCode {...words} />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('STICKAT20').tagName).toBe('CODE');
  });
});
