import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { ProductPicture } from './ProductPicture.tsx';

afterEach(cleanup);

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"/>')}`;

it('keeps the same size with and without a picture, so that nothing shifts', async () => {
  await renderMeasured(
    'phone',
    <>
      <div data-testid="with">
        <ProductPicture image={{ src: picture, alt: 'Kappa' }} />
      </div>
      <div data-testid="without">
        <ProductPicture clothColour="navy" />
      </div>
    </>,
  );
  expect(rectOf('with').height).toBeGreaterThan(0);
  expect(rectOf('without').height).toBe(rectOf('with').height);
});
