// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { ErrorPage } from './ErrorPage.tsx';

afterEach(cleanup);

const ways = (
  <>
    <a href="/">Till startsidan</a>
    <button type="button">Försök igen</button>
  </>
);

describe('ErrorPage', () => {
  it('is exposed in order: what it is, what happened, what it means, where to go', async () => {
    const { container } = render(
      <ErrorPage title="Sidan finns inte" eyebrow="Fel 404" actions={ways}>
        <p>Adressen kan ha ändrats.</p>
      </ErrorPage>,
    );
    expect(await announcedWords(container)).toEqual([
      'paragraph',
      'Fel 404',
      'end of paragraph',
      'heading, Sidan finns inte, level 1',
      'paragraph',
      'Adressen kan ha ändrats.',
      'end of paragraph',
      'link, Till startsidan',
      'button, Försök igen',
    ]);
  });

  it('has the page’s only heading, and no empty line above it', () => {
    const { container } = render(<ErrorPage title="Något gick fel" actions={ways} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Något gick fel',
    ]);
    expect(container.querySelectorAll('p')).toHaveLength(0);
  });
});
