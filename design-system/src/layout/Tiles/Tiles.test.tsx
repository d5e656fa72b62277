// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { tileColumns, Tiles } from './Tiles.tsx';

afterEach(cleanup);

const tracks = () => getComputedStyle(screen.getByTestId('tiles')).gridTemplateColumns;

describe('Tiles', () => {
  it.each(tileColumns)('are %s to a row on a desktop, and one on a phone', (columns) => {
    for (const [width, rows] of [
      ['phone', 'minmax(0, 1fr)'],
      ['desktop', `repeat(${columns}, minmax(0, 1fr))`],
    ] as const) {
      cleanup();
      resizeWindow(width);
      render(
        <Tiles columns={columns} data-testid="tiles">
          <p>Kappor</p>
        </Tiles>,
      );
      expect(tracks()).toBe(rows);
    }
  });

  it('can be two to a row on a phone', () => {
    resizeWindow('phone');
    render(
      <Tiles phoneColumns="2" data-testid="tiles">
        <p>Kappor</p>
      </Tiles>,
    );
    expect(tracks()).toBe('repeat(2, minmax(0, 1fr))');
  });

  it('have a large one as wide as its row on a phone with two, and in its own column on a desktop', () => {
    for (const [width, column] of [
      ['phone', '1/-1'],
      ['desktop', 'auto'],
    ] as const) {
      cleanup();
      resizeWindow(width);
      render(
        <Tiles arrangement="feature" phoneColumns="2">
          <p>Kappor</p>
          <p>Skor</p>
        </Tiles>,
      );
      expect(getComputedStyle(screen.getByText('Kappor')).gridColumn).toBe(column);
    }
  });
});
