// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { Skeleton, skeletonShapes } from './Skeleton.tsx';

afterEach(cleanup);

describe('Skeleton', () => {
  it.each(skeletonShapes)(
    'as a %s is hidden from screen readers; its container announces that it loads',
    async (shape) => {
      const { container } = render(
        <ul aria-busy aria-label="Plagg">
          <li>
            <Skeleton shape={shape} title="Laddar" />
          </li>
        </ul>,
      );
      expect(await announcedWords(container)).toEqual([
        'list, Plagg, busy',
        'listitem, level 1, position 1, set size 1',
        'end of list, Plagg, busy',
      ]);
    },
  );

  it('is allowed within phrasing content', () => {
    const { container } = render(
      <p>
        <Skeleton shape="short-line" />
      </p>,
    );
    expect(container.querySelector('p > [data-shape="short-line"]')?.tagName).toBe('SPAN');
  });
});
