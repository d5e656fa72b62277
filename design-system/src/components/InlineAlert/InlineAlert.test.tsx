// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { noticeTones } from '../Notice/Notice.tsx';
import { InlineAlert } from './InlineAlert.tsx';

afterEach(cleanup);

describe('InlineAlert', () => {
  it('announces an error at once, its icon hidden from screen readers', async () => {
    const { container } = render(<InlineAlert tone="error">Storleken är slut</InlineAlert>);
    expect(await announcedWords(container)).toEqual(['alert', 'Storleken är slut', 'end of alert']);
  });

  it.each(noticeTones.filter((tone) => tone !== 'error'))(
    'is announced politely when it is no error: %s',
    async (tone) => {
      const { container } = render(<InlineAlert tone={tone}>Snart slut</InlineAlert>);
      expect(screen.queryByRole('alert')).toBeNull();
      expect(await announcedWords(container)).toEqual([
        'paragraph',
        'Snart slut',
        'end of paragraph',
      ]);
    },
  );

  it('can be made polite by a caller that adds it later', () => {
    render(
      <InlineAlert tone="error" role="status">
        Storleken är slut
      </InlineAlert>,
    );
    expect(screen.getByRole('status').textContent).toBe('Storleken är slut');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
