// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Prose } from './Prose.tsx';

afterEach(cleanup);

describe('Prose', () => {
  it('is exposed as paragraphs and a list, though it was written as plain text', async () => {
    const { container } = render(<Prose text={'Varm ull.\n\n• Kemtvätt\n• Låg värme'} />);
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      'Varm ull.',
      'end of paragraph',
      'list',
      'listitem, level 1, position 1, set size 2',
      'Kemtvätt',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Låg värme',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
    ]);
  });

  it('escapes what looks like markup, since anybody may have written it', () => {
    render(<Prose text="<img src=x onerror=alert(1)> & ull" />);
    expect(screen.getByText('<img src=x onerror=alert(1)> & ull')).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('renders the same text twice where it is written twice', () => {
    render(<Prose text={'Ull.\nUll.'} />);
    expect(screen.getAllByText('Ull.')).toHaveLength(2);
  });
});
