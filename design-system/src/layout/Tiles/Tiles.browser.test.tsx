import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { countInFirstRow, rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { tileColumns, Tiles, type TilesProps } from './Tiles.tsx';

afterEach(cleanup);

const tiles = (props: TilesProps) => (
  <Tiles {...props} data-testid="tiles">
    <p data-testid="first">Kappor</p>
    <p data-testid="second">Skor</p>
    <p>Stickat</p>
    <p data-testid="fourth">Jeans</p>
    <p>Accessoarer</p>
  </Tiles>
);

describe('Tiles', () => {
  it.each(tileColumns)('are %s to a row on a desktop, and one on a phone', async (columns) => {
    await renderMeasured('desktop', tiles({ columns }));
    expect(countInFirstRow('tiles')).toBe(Number(columns));
    cleanup();
    await renderMeasured('phone', tiles({ columns }));
    expect(countInFirstRow('tiles')).toBe(1);
  });

  it('are two to a row on a tablet', async () => {
    await renderMeasured('tablet', tiles({ columns: '4' }));
    expect(countInFirstRow('tiles')).toBe(2);
  });

  it('can be two to a row on a phone', async () => {
    await renderMeasured('phone', tiles({ phoneColumns: '2' }));
    expect(countInFirstRow('tiles')).toBe(2);
  });

  it('have a large one with a row of its own on a phone, and two rows high on a desktop', async () => {
    const feature = tiles({ arrangement: 'feature', phoneColumns: '2' });
    await renderMeasured('phone', feature);
    expect(rectOf('first').width).toBe(rectOf('tiles').width);
    cleanup();
    await renderMeasured('desktop', feature);
    expect(countInFirstRow('tiles')).toBe(3);
    expect(rectOf('first').width).toBeCloseTo(rectOf('second').width * 2, 0);
    expect(rectOf('first').bottom).toBe(rectOf('fourth').bottom);
  });
});
