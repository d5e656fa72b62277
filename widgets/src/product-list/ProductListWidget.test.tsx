// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { exampleOf, storySurroundings } from '../testing/storyWidget.ts';
import { ProductListWidget } from './ProductListWidget.tsx';

afterEach(cleanup);

const product = (key: string, name: string) => ({
  key,
  name,
  href: `/p/${key}`,
  price: { selling: '899 kr' },
});
const show = (names: readonly string[], changes: Readonly<Record<string, unknown>> = {}) =>
  render(
    <ProductListWidget
      {...storySurroundings}
      headingLevel={2}
      data={{ products: names.map((name) => product(name.toLowerCase(), name)) }}
      configuration={exampleOf('product-list', 'Row', changes)}
    />,
  );

describe('a product list', () => {
  it('is a list of products, below its heading', () => {
    show(['Alma', 'Inga']);
    expect(screen.getByRole('heading', { level: 2, name: 'Nytt den här veckan' })).toBeVisible();
    expect(
      within(screen.getByRole('list'))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Alma', 'Inga']);
    expect(screen.getByRole('link', { name: 'Alla nyheter' }).getAttribute('href')).toBe(
      '/nyheter',
    );
  });

  it('is a scrollable row, or a static grid', () => {
    show(['Alma', 'Inga']);
    const row = screen.getByRole('region', { name: 'Nytt den här veckan' });
    expect(
      within(row)
        .getAllByRole('button', { hidden: true })
        .map(({ textContent }) => textContent),
    ).toEqual(['Tidigare produkter', 'Fler produkter']);
    cleanup();
    show(['Alma', 'Inga'], { presentation: 'grid' });
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
    expect(within(screen.getByRole('list')).getAllByRole('listitem')).toHaveLength(2);
  });

  it('links nowhere else without a link', () => {
    show(['Alma'], { link: undefined });
    expect(screen.getAllByRole('link')).toHaveLength(1);
  });

  it('is not rendered without products', () => {
    const { container } = show([]);
    expect(container.innerHTML).toBe('');
  });
});
