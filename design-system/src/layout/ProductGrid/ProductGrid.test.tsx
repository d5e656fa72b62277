// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ProductGrid, ProductGridTile } from './ProductGrid.tsx';

afterEach(cleanup);

describe('ProductGrid', () => {
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
