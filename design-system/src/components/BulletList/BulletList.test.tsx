// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { BulletList } from './BulletList.tsx';

afterEach(cleanup);

describe('BulletList', () => {
  it.each([
    { isOrdered: undefined, element: 'UL', outcome: 'points without an order' },
    { isOrdered: true, element: 'OL', outcome: 'steps in their order' },
  ])('is the native list for $outcome', ({ isOrdered, element }) => {
    render(
      <BulletList isOrdered={isOrdered}>
        <li>Mät</li>
      </BulletList>,
    );
    expect(screen.getByRole('list').tagName).toBe(element);
  });

  it('is exposed as a list with its length', async () => {
    const { container } = render(
      <BulletList>
        <li>Vädra</li>
        <li>Borsta</li>
      </BulletList>,
    );
    expect(await announcedWords(container)).toEqual([
      'list',
      'listitem, level 1, position 1, set size 2',
      'Vädra',
      'end of listitem, level 1, position 1, set size 2',
      'listitem, level 1, position 2, set size 2',
      'Borsta',
      'end of listitem, level 1, position 2, set size 2',
      'end of list',
    ]);
  });
});
