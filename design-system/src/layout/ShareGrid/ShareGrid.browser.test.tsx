import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { ShareGrid, ShareGridCell, type ShareGridProps, shares } from './ShareGrid.tsx';

afterEach(cleanup);

const grid = (props: ShareGridProps) => (
  <ShareGrid {...props} data-testid="grid">
    {shares.map((share) => (
      <ShareGridCell key={share} share={share} data-testid={share}>
        <div style={{ blockSize: 40 }} />
      </ShareGridCell>
    ))}
    <ShareGridCell share="quarter" data-testid="another" />
  </ShareGrid>
);
/** How many cells of its width a row would hold. */
const perRow = (share: string): number => Math.floor(rectOf('grid').width / rectOf(share).width);

describe('ShareGrid', () => {
  it('gives each its share of the row on a desktop', async () => {
    await renderMeasured('desktop', grid({}));
    expect(shares.map(perRow)).toEqual([1, 2, 3, 4]);
  });

  it('lets only quarters share a row on a phone', async () => {
    await renderMeasured('phone', grid({}));
    expect(shares.map(perRow)).toEqual([1, 1, 1, 2]);
    expect(rectOf('another').top).toBe(rectOf('quarter').top);
  });

  it('gives one of several under each other a row of its own on a phone, not on a desktop', async () => {
    await renderMeasured('phone', grid({ isStacked: true }));
    expect(perRow('quarter')).toBe(1);
    cleanup();
    await renderMeasured('desktop', grid({ isStacked: true }));
    expect(perRow('quarter')).toBe(4);
  });

  it('shows a cell for one kind of screen on that kind alone', async () => {
    for (const window of ['phone', 'desktop'] as const) {
      cleanup();
      await renderMeasured(
        window,
        <>
          <ShareGridCell only="phone" data-testid="phone">
            Kappor
          </ShareGridCell>
          <ShareGridCell only="desktop" data-testid="desktop">
            Kappor
          </ShareGridCell>
        </>,
      );
      expect([rectOf('phone').height > 0, rectOf('desktop').height > 0]).toEqual([
        window === 'phone',
        window === 'desktop',
      ]);
    }
  });

  it.each([
    [false, 'one row'],
    [true, 'two rows'],
  ])('with tall halves %s makes a half %s high', async (hasTallHalves, rows) => {
    await renderMeasured(
      'desktop',
      <ShareGrid hasTallHalves={hasTallHalves}>
        <ShareGridCell share="half" data-testid="half" />
        {['a', 'b', 'c', 'd'].map((id) => (
          <ShareGridCell key={id} share="quarter" data-testid={id}>
            <div style={{ blockSize: 40 }} />
          </ShareGridCell>
        ))}
      </ShareGrid>,
    );
    expect(rectOf('half').bottom).toBe(rectOf(rows === 'one row' ? 'b' : 'd').bottom);
    expect(rectOf('d').top > rectOf('b').bottom).toBe(true);
  });
});
