import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { countInFirstRow, rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { ProductGrid, ProductGridTile } from './ProductGrid.tsx';

afterEach(cleanup);

describe('ProductGrid', () => {
  it.each([
    ['phone', 'nothing', 2],
    ['tablet', 'nothing', 3],
    ['desktop', 'nothing', 4],
    ['desktop', 'filters', 3],
  ] as const)('on a %s beside %s has %d to a row', async (window, beside, count) => {
    await renderMeasured(
      window,
      <ProductGrid beside={beside} data-testid="grid">
        {['Alma', 'Bo', 'Cleo', 'Dag', 'Embla'].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ProductGrid>,
    );
    expect(countInFirstRow('grid')).toBe(count);
  });

  it.each([
    ['phone', 1],
    ['desktop', 2],
  ] as const)('on a %s has %d of its editorial tile to a row', async (window, count) => {
    await renderMeasured(
      window,
      <ProductGrid data-testid="grid">
        <ProductGridTile data-testid="tile">Kappväder</ProductGridTile>
      </ProductGrid>,
    );
    expect(Math.floor(rectOf('grid').width / rectOf('tile').width)).toBe(count);
  });

  it('has no gap before a tile that its row has no room for', async () => {
    await renderMeasured(
      'tablet',
      <ProductGrid data-testid="grid">
        <li>Alma</li>
        <li>Bo</li>
        <ProductGridTile>Kappväder</ProductGridTile>
        <li data-testid="third">Cleo</li>
      </ProductGrid>,
    );
    expect(rectOf('third').top).toBe(rectOf('grid').top);
    expect(rectOf('third').right).toBeCloseTo(rectOf('grid').right, 0);
  });
});
