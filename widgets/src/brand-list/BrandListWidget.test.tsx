// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { BrandListWidget } from './BrandListWidget.tsx';

afterEach(cleanup);

const brands = ['Lumi', 'Tjärn', 'Tundra'].map((name) => ({
  id: name,
  name,
  href: `/b/${name}`,
  letter: name.slice(0, 1),
}));
const show = (example: string, changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <BrandListWidget
      {...storySurroundings}
      headingLevel={2}
      data={{ brands }}
      configuration={exampleOf('brand-list', example, changes)}
    />,
  );

describe('a brand list', () => {
  it('is a list named by its heading, each brand linking to its products', () => {
    show('Named');
    const list = screen.getByRole('list', { name: 'Märken vi tycker om' });
    expect(
      within(list)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Lumi', '/b/Lumi'],
      ['Tjärn', '/b/Tjärn'],
      ['Tundra', '/b/Tundra'],
    ]);
    expect(screen.getByRole('link', { name: 'Alla märken' })).toBeVisible();
  });

  it('groups brands under their letters, below the heading', () => {
    show('Every brand by letter');
    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`),
    ).toEqual(['H2 Alla märken', 'H3 L', 'H3 T']);
    expect(
      screen.getAllByRole('list').map((list) => within(list).getAllByRole('link').length),
    ).toEqual([1, 2]);
  });

  it('links nowhere else without a link', () => {
    show('Named', { link: undefined });
    expect(screen.getAllByRole('link')).toHaveLength(3);
  });
});
