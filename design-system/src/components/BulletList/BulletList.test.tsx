// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { heardWords } from '../../testing/heardWords.ts';
import { BulletList } from './BulletList.tsx';

afterEach(cleanup);

describe('BulletList', () => {
  it.each([
    { isOrdered: undefined, element: 'UL', says: 'points without an order' },
    { isOrdered: true, element: 'OL', says: 'steps in their order' },
  ])('is the native list for $says', ({ isOrdered, element }) => {
    render(
      <BulletList isOrdered={isOrdered}>
        <li>Mät</li>
      </BulletList>,
    );
    expect(screen.getByRole('list').tagName).toBe(element);
  });

  it('is heard as a list that says how long it is', async () => {
    const { container } = render(
      <BulletList>
        <li>Vädra</li>
        <li>Borsta</li>
      </BulletList>,
    );
    expect(await heardWords(container)).toEqual([
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
