// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { RatingScore } from './RatingScore.tsx';

afterEach(cleanup);

it('announces the score in words once, then the number of reviews', async () => {
  const { container } = render(
    <RatingScore rating={4.5} figure="4,5" label="4,5 av 5">
      38 omdömen
    </RatingScore>,
  );
  const announced = (await announcedWords(container)).join(' | ');
  expect(announced).toContain('4,5 av 5');
  expect(announced).toContain('38 omdömen');
  expect(announced.match(/4,5/g)).toHaveLength(1);
});
