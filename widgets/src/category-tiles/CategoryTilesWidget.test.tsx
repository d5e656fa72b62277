// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { CategoryTilesWidget } from './CategoryTilesWidget.tsx';

afterEach(cleanup);

const tiles = [
  {
    key: 'stickat',
    title: 'Stickat',
    href: '/c/stickat',
    image: { file: 'jumper.webp', alt: 'Tröja' },
  },
  { key: 'skor', title: 'Skor', href: '/c/skor' },
];
const show = (changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <CategoryTilesWidget
      {...storySurroundings}
      headingLevel={2}
      data={{ tiles }}
      configuration={exampleOf('category-tiles', 'Shelves', changes)}
    />,
  );

describe('category tiles', () => {
  it('are a list of links to the catalogue’s own addresses', () => {
    show();
    expect(screen.getByRole('list').childElementCount).toBe(2);
    expect(
      screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Stickat', '/c/stickat'],
      ['Skor', '/c/skor'],
    ]);
  });

  it('are below their heading in the page’s outline, and in its place without one', () => {
    const levels = () => screen.getAllByRole('heading').map(({ tagName }) => tagName);
    show();
    expect(levels()).toEqual(['H2', 'H3', 'H3']);
    cleanup();
    show({ heading: undefined });
    expect(levels()).toEqual(['H2', 'H2']);
  });
});
