// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Notice, noticeTones } from './Notice.tsx';

afterEach(cleanup);

describe('Notice', () => {
  it.each(noticeTones)('%s is announced at once only when it is an error', (tone) => {
    render(<Notice tone={tone}>Priset har sänkts.</Notice>);
    expect(screen.queryByRole('alert')?.textContent).toBe(
      tone === 'error' ? 'Priset har sänkts.' : undefined,
    );
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('lets its caller silence an error that is announced elsewhere', () => {
    render(
      <Notice tone="error" role="note">
        Betalningen gick inte igenom.
      </Notice>,
    );
    expect([screen.queryByRole('alert'), screen.getByRole('note').textContent]).toEqual([
      null,
      'Betalningen gick inte igenom.',
    ]);
  });

  it('has its own icon for each tone', () => {
    const drawn = noticeTones.map((tone) =>
      render(<Notice tone={tone}>Ord</Notice>)
        .container.querySelector('path')
        ?.getAttribute('d'),
    );
    expect(new Set(drawn).size).toBe(noticeTones.length);
  });

  it('is exposed as its title and sentence; the icon is hidden from screen readers', async () => {
    const { container } = render(
      <Notice tone="error" title="Betalningen gick inte igenom">
        Försök igen.
      </Notice>,
    );
    expect(await announcedWords(container)).toEqual([
      'alert',
      'strong',
      'Betalningen gick inte igenom',
      'end of strong',
      'Försök igen.',
      'end of alert',
    ]);
  });

  it('has no empty title over its sentence', async () => {
    const { container } = render(<Notice>Priset har sänkts.</Notice>);
    expect(await announcedWords(container)).toEqual(['Priset har sänkts.']);
  });
});
