// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { ProductGrid, ProductGridTile } from './ProductGrid.tsx';

afterEach(cleanup);

const columns = () => getComputedStyle(screen.getByRole('list')).getPropertyValue('--grid-columns');

describe('ProductGrid', () => {
  it.each([
    ['phone', 'nothing', '2'],
    ['desktop', 'nothing', '4'],
    ['desktop', 'filters', '3'],
  ] as const)('on a %s beside %s has %s to a row', (width, beside, count) => {
    resizeWindow(width);
    render(
      <ProductGrid beside={beside}>
        <li>Alma</li>
      </ProductGrid>,
    );
    expect(columns()).toBe(count);
  });

  it('is one list, with the editorial tile as one of its items', () => {
    render(
      <ProductGrid aria-label="Plagg">
        <li>Alma</li>
        <ProductGridTile>Kappväder</ProductGridTile>
      </ProductGrid>,
    );
    expect(
      screen.getByRole('list', { name: 'Plagg' }).querySelectorAll(':scope > li'),
    ).toHaveLength(2);
  });
});
