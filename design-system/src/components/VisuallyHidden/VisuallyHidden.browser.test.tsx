import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

afterEach(cleanup);

it('takes no space in its sentence and shows nothing, without the means that silence it', async () => {
  await renderMeasured(
    'phone',
    <>
      <span data-testid="alone">38</span>
      <br />
      <span data-testid="explained">
        38<VisuallyHidden data-testid="hidden">, få kvar</VisuallyHidden>
      </span>
    </>,
  );
  expect(rectOf('explained').width).toBe(rectOf('alone').width);
  const { left, top, width, height } = rectOf('hidden');
  expect([width, height]).toEqual([1, 1]);
  expect(document.elementFromPoint(left + 0.5, top + 0.5)).not.toBe(screen.getByTestId('hidden'));
  expect(screen.getByTestId('hidden')).toBeVisible();
});
