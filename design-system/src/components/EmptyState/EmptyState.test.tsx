// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcedWords } from '../../testing/announcedWords.ts';
import { EmptyState } from './EmptyState.tsx';

afterEach(cleanup);

describe('EmptyState', () => {
  it('is exposed as a heading, a sentence and one link', async () => {
    const { container } = render(
      <EmptyState title="Varukorgen är tom" action={{ href: '/nyheter', label: 'Se nyheterna' }}>
        Det du lägger i den finns kvar.
      </EmptyState>,
    );
    expect(await announcedWords(container)).toEqual([
      'heading, Varukorgen är tom, level 2',
      'paragraph',
      'Det du lägger i den finns kvar.',
      'end of paragraph',
      'link, Se nyheterna',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/nyheter');
  });

  it('is a heading only without further text', async () => {
    const { container } = render(<EmptyState title="Inga ordrar än" />);
    expect(await announcedWords(container)).toEqual(['heading, Inga ordrar än, level 2']);
  });

  it.each([1, 2, 3] as const)(
    'is at level %i of the page’s outline without changing size',
    (headingLevel) => {
      render(<EmptyState title="Tomt" headingLevel={headingLevel} />);
      expect(screen.getByRole('heading', { level: headingLevel }).dataset.size).toBe('section');
    },
  );
});
