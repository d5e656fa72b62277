import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { PageRow, PageRows } from './PageRows.tsx';

afterEach(cleanup);

const distance = (from: string, to: string): number => rectOf(to).top - rectOf(from).bottom;

describe('PageRows', () => {
  it('places what a heading opens closer to it, and figures right under a picture from edge to edge', async () => {
    await renderMeasured(
      'desktop',
      <PageRows>
        <PageRow data-testid="section" />
        <PageRow kind="heading" data-testid="heading" />
        <PageRow isEdgeToEdge data-testid="picture" />
        <PageRow kind="figures" data-testid="figures" />
        <PageRow kind="figures" data-testid="more" />
      </PageRows>,
    );
    const usual = distance('section', 'heading');
    expect(distance('figures', 'more')).toBe(usual);
    expect(distance('picture', 'figures')).toBe(0);
    expect(distance('heading', 'picture')).toBeGreaterThan(0);
    expect(distance('heading', 'picture')).toBeLessThan(usual);
  });

  it('shows a row for one kind of screen on that kind alone', async () => {
    for (const window of ['phone', 'desktop'] as const) {
      cleanup();
      await renderMeasured(
        window,
        <PageRows>
          <PageRow only="phone" data-testid="phone">
            Kappor
          </PageRow>
          <PageRow only="desktop" data-testid="desktop">
            Kappor
          </PageRow>
        </PageRows>,
      );
      expect([rectOf('phone').height > 0, rectOf('desktop').height > 0]).toEqual([
        window === 'phone',
        window === 'desktop',
      ]);
    }
  });

  it('fills its container where requested', async () => {
    await renderMeasured(
      'phone',
      <div style={{ blockSize: 500 }}>
        <PageRows isFilling>
          <PageRow>
            <div data-testid="content" />
          </PageRow>
        </PageRows>
      </div>,
    );
    expect(rectOf('content').height).toBe(500);
  });
});
