import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { rectOf, renderMeasured } from '../../testing/renderMeasured.tsx';
import { Box, boxEdges } from './Box.tsx';

afterEach(cleanup);

const lines: Readonly<Record<(typeof boxEdges)[number], readonly [start: number, end: number]>> = {
  none: [0, 0],
  all: [1, 1],
  start: [1, 0],
  end: [0, 1],
  both: [1, 1],
};

describe('Box', () => {
  it('has different padding above and below where requested', async () => {
    await renderMeasured(
      'phone',
      <Box paddingBlock="48" paddingEnd="96" data-testid="box">
        <div data-testid="content">Kappor</div>
      </Box>,
    );
    const [box, content] = [rectOf('box'), rectOf('content')];
    expect([content.top - box.top, box.bottom - content.bottom]).toEqual([48, 96]);
  });

  it.each(boxEdges)('draws its edge: %s', async (edge) => {
    await renderMeasured(
      'phone',
      <Box edge={edge} data-testid="box">
        Kappor
      </Box>,
    );
    const { clientTop, clientHeight, offsetHeight } = screen.getByTestId('box');
    expect([clientTop, offsetHeight - clientTop - clientHeight]).toEqual(lines[edge]);
  });
});
