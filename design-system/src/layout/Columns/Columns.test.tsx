// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Columns, columnSplits } from './Columns.tsx';

afterEach(cleanup);

const tracksOf = () => getComputedStyle(screen.getByTestId('columns')).gridTemplateColumns;

describe('Columns', () => {
  it.each(columnSplits.filter((split) => split !== 'whole'))(
    'are one column on a phone, and split as %s on a desktop',
    (split) => {
      const [onPhone, onDesktop] = (['phone', 'desktop'] as const).map((width) => {
        cleanup();
        resizeWindow(width);
        render(
          <Columns split={split} data-testid="columns">
            <p>Kappor</p>
            <p>Stickat</p>
          </Columns>,
        );
        return tracksOf();
      });
      expect(onPhone).toBe('minmax(0, 1fr)');
      expect(onDesktop?.match(/minmax|216px/g)?.length ?? 0, onDesktop).toBeGreaterThan(
        onDesktop?.startsWith('repeat') ? 0 : 1,
      );
    },
  );

  it('are one column on a desktop too while the second is empty', () => {
    resizeWindow('desktop');
    render(
      <Columns split="whole" data-testid="columns">
        <p>Kappor</p>
      </Columns>,
    );
    expect(tracksOf()).toBe('minmax(0, 1fr)');
  });

  it('keep the order they are written in, which is the order they are read in', () => {
    const { container } = render(
      <Columns>
        <p>Kappor</p>
        <p>Stickat</p>
      </Columns>,
    );
    expect(container.textContent).toBe('KapporStickat');
  });
});
