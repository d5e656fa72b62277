import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Text } from './Text.tsx';

afterEach(cleanup);

it('has shorter lines where requested', async () => {
  const words = 'Ull och långa linjer. '.repeat(20);
  await renderMeasured(
    'desktop',
    <>
      <Text data-testid="usual">{words}</Text>
      <Text measure="short" data-testid="short">
        {words}
      </Text>
    </>,
  );
  expect(rectOf('short').width).toBeLessThan(rectOf('usual').width);
  expect(rectOf('short').height).toBeGreaterThan(rectOf('usual').height);
});
