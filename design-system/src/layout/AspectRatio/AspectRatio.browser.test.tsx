import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { AspectRatio, aspectRatios } from './AspectRatio.tsx';

afterEach(cleanup);

describe('AspectRatio', () => {
  it.each(aspectRatios)('keeps %s, and its child fills it', async (ratio) => {
    await renderMeasured(
      'phone',
      <div style={{ inlineSize: 240 }}>
        <AspectRatio ratio={ratio} data-testid="place">
          <svg viewBox="0 0 10 90" preserveAspectRatio="none" data-testid="picture" />
        </AspectRatio>
      </div>,
    );
    const [wide = 0, high = 0] = ratio.split(':').map(Number);
    const box = rectOf('place');
    expect(box.width / box.height).toBeCloseTo(wide / high, 2);
    expect(rectOf('picture')).toEqual(box);
  });
});
