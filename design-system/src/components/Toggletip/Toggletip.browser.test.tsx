import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Toggletip } from './Toggletip.tsx';

afterEach(cleanup);

const corners = [
  ['the beginning of a line', { insetInlineStart: 0, insetBlockStart: 0 }],
  ['the end of a line', { insetInlineEnd: 0, insetBlockStart: 0 }],
  ['the bottom of the window', { insetInlineEnd: 0, insetBlockEnd: 0 }],
] as const;

it.each(
  corners.flatMap(([where, position]) =>
    [320, 1280].map((width) => ({ where, place: position, width })),
  ),
)(
  'is entirely inside a window of $width px when it is opened at $where',
  async ({ place, width }) => {
    await page.viewport(width, 600);
    render(
      <div style={{ position: 'fixed', ...place }}>
        <Toggletip label="Om lägsta pris">
          Det lägsta priset på plagget under de trettio dagarna före prissänkningen.
        </Toggletip>
      </div>,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Om lägsta pris' }));
    const bubble = screen.getByText(/Det lägsta priset/);
    await Promise.all(bubble.getAnimations({ subtree: true }).map(({ finished }) => finished));
    const { left, right, top, bottom } = bubble.getBoundingClientRect();
    expect([left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight]).toEqual([
      true,
      true,
      true,
      true,
    ]);
  },
);
