// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ErrorPage } from '../ErrorPage/ErrorPage.tsx';
import { ErrorFigure } from './ErrorFigure.tsx';

afterEach(cleanup);

it('announces its figure before the heading', async () => {
  const { container } = render(
    <ErrorFigure figure="404" lang="sv">
      <ErrorPage title="Sidan finns inte" actions={<button type="button">Försök igen</button>} />
    </ErrorFigure>,
  );
  expect(container.firstElementChild).toHaveAttribute('lang', 'sv');
  expect(await announcedWords(container)).toEqual([
    'paragraph',
    '404',
    'end of paragraph',
    'heading, Sidan finns inte, level 1',
    'button, Försök igen',
  ]);
});
