import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Button, buttonSizes } from './Button.tsx';
import { TextField } from '../TextField/TextField.tsx';

afterEach(cleanup);

it('is as high as a field, narrower beside one, and lower where it is small', async () => {
  await renderMeasured(
    'phone',
    <>
      <TextField label="Kod" data-testid="field" />
      {buttonSizes.map((size) => (
        <Button key={size} size={size} data-testid={size}>
          Lägg till
        </Button>
      ))}
    </>,
  );
  const [normal, narrow, small] = buttonSizes.map(rectOf);
  const { height } = rectOf('field');
  expect([normal?.height, narrow?.height]).toEqual([height, height]);
  expect(narrow?.width).toBeLessThan(normal?.width ?? 0);
  expect(small?.height).toBeLessThan(height);
});
