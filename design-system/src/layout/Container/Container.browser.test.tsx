import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Container, type ContainerProps } from './Container.tsx';

afterEach(cleanup);

/** Distance of the content from the window's start. */
const marginOf = async (window: 'phone' | 'desktop', props: ContainerProps) => {
  cleanup();
  await renderMeasured(
    window,
    <Container {...props}>
      <div data-testid="content">Kappor</div>
    </Container>,
  );
  return rectOf('content').left;
};

describe('Container', () => {
  it('applies its margin once, also where one is nested in another', async () => {
    const alone = await marginOf('phone', {});
    cleanup();
    await renderMeasured(
      'phone',
      <Container>
        <Container>
          <div data-testid="content">Kappor</div>
        </Container>
      </Container>,
    );
    expect(alone).toBeGreaterThan(0);
    expect(rectOf('content').left).toBe(alone);
  });

  it('lets pictures run to the edges of a phone, not of a desktop', async () => {
    expect(await marginOf('phone', { bleed: 'phone' })).toBe(0);
    const onDesktop = await marginOf('desktop', { bleed: 'phone' });
    expect(onDesktop).toBeGreaterThan(0);
    expect(onDesktop).toBe(await marginOf('desktop', {}));
  });

  it('holds text to a readable width', async () => {
    await marginOf('desktop', {});
    const page = rectOf('content').width;
    await marginOf('desktop', { measure: 'reading' });
    expect(rectOf('content').width).toBeLessThan(page);
    expect(rectOf('content').left).toBeCloseTo(1280 - rectOf('content').right, 0);
  });
});
