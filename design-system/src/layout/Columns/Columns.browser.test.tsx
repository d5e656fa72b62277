import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Columns, type ColumnSplit, columnSplits } from './Columns.tsx';

afterEach(cleanup);

const measure = async (window: 'phone' | 'desktop', split: ColumnSplit) => {
  await renderMeasured(
    window,
    <Columns split={split} data-testid="columns">
      <p data-testid="first">Kappor</p>
      <p data-testid="second">Stickat</p>
    </Columns>,
  );
  return { first: rectOf('first'), second: rectOf('second') };
};

/** Which of the first two is wider at 1280 px. */
const wider: Readonly<Record<Exclude<ColumnSplit, 'whole'>, 'first' | 'second' | 'neither'>> = {
  halves: 'neither',
  thirds: 'neither',
  quarters: 'neither',
  article: 'first',
  filters: 'second',
  product: 'first',
  checkout: 'first',
  account: 'second',
  reviews: 'second',
};

describe('Columns', () => {
  it.each(columnSplits)('are one column on a phone: %s', async (split) => {
    const { first, second } = await measure('phone', split);
    expect([second.left, second.width]).toEqual([first.left, first.width]);
    expect(second.top).toBeGreaterThan(first.bottom);
  });

  it.each(columnSplits.filter((split) => split !== 'whole'))(
    'are side by side on a desktop: %s',
    async (split) => {
      const { first, second } = await measure('desktop', split);
      expect(second.top).toBe(first.top);
      expect(second.left).toBeGreaterThan(first.right);
      const difference = first.width - second.width;
      expect(Math.abs(difference) < 1 ? 'neither' : difference > 0 ? 'first' : 'second').toBe(
        wider[split],
      );
    },
  );

  it.each([
    ['halves', 2],
    ['thirds', 3],
    ['quarters', 4],
  ] as const)('have %s of the row each', async (split, count) => {
    const { first, second } = await measure('desktop', split);
    expect(second.left).toBeGreaterThan(first.right);
    expect(first.width * count + (second.left - first.right) * (count - 1)).toBeCloseTo(
      document.body.clientWidth,
      0,
    );
  });

  it('are one column on a desktop too while the second is empty', async () => {
    const { first, second } = await measure('desktop', 'whole');
    expect([second.left, second.width]).toEqual([first.left, first.width]);
  });
});
