import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Container } from '../Container/Container.tsx';
import { Inset } from './Inset.tsx';

afterEach(cleanup);

describe('Inset', () => {
  it('keeps text at the page’s margin on a phone, and has no effect on a desktop', async () => {
    for (const window of ['phone', 'desktop'] as const) {
      cleanup();
      await renderMeasured(
        window,
        <>
          <Container bleed="phone">
            <Inset>
              <p data-testid="inset">Kappor</p>
            </Inset>
          </Container>
          <Container>
            <p data-testid="page">Kappor</p>
          </Container>
        </>,
      );
      expect(rectOf('page').left).toBeGreaterThan(0);
      expect([rectOf('inset').left, rectOf('inset').right]).toEqual([
        rectOf('page').left,
        rectOf('page').right,
      ]);
    }
  });
});
