// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { PromiseList } from './PromiseList.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('PromiseList', () => {
  it('is exposed as a list of sentences; the check marks are hidden from screen readers', async () => {
    const { container } = render(
      <PromiseList promises={['Fri frakt från 799 kr', '14 dagars returrätt']} />,
    );
    expect(container.querySelectorAll('svg')).toHaveLength(2);
    expect(await announcedWords(container)).toEqual([
      'list',
      'listitem, level 1, position 1, set size 2',
      'Fri frakt från 799 kr',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      '14 dagars returrätt',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
    ]);
  });

  it('keeps an editor’s repeated sentence and its marks, without a console error', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    render(<PromiseList promises={['<b>Fri frakt</b>', '<b>Fri frakt</b>']} />);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '<b>Fri frakt</b>',
      '<b>Fri frakt</b>',
    ]);
    expect(complain).not.toHaveBeenCalled();
  });
});
