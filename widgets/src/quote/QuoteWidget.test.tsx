// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { QuoteWidget } from './QuoteWidget.tsx';

afterEach(cleanup);

const show = (example: string, changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <QuoteWidget
      {...storySurroundings}
      data={undefined}
      configuration={exampleOf('quote', example, changes)}
    />,
  );

describe('the quote widget', () => {
  it('shows the quote, its author and its subject, and links on', () => {
    show('Review');
    expect(screen.getByRole('blockquote').textContent).toMatch(/^Tredje vintern nu/);
    expect(screen.getByText('Maria, Sundsvall').closest('figcaption')?.textContent).toBe(
      'Maria, Sundsvall, om Lång ullkappa Alma',
    );
    expect(screen.getByRole('link', { name: 'Se kappan' })).toBeVisible();
  });

  it('describes the stars of a review in text', () => {
    show('Review', { rating: 4 });
    expect(screen.getByText('4 av 5 stjärnor')).toBeVisible();
  });

  it('has no stars, picture or link where none are given', () => {
    const { container } = show('Words alone');
    expect(screen.queryByText(/stjärnor/)).toBeNull();
    expect(container.querySelectorAll('img, a')).toHaveLength(0);
  });
});
