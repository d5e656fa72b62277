// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { ShareGrid, ShareGridCell, shares } from './ShareGrid.tsx';

afterEach(cleanup);

const draw = (hasTallHalves = false) =>
  render(
    <ShareGrid hasTallHalves={hasTallHalves}>
      {shares.map((share) => (
        <ShareGridCell key={share} share={share} data-testid={share} />
      ))}
    </ShareGrid>,
  );
const styleOf = (id: string) => getComputedStyle(screen.getByTestId(id));

describe('ShareGrid', () => {
  it('gives each its share of twelve columns on a desktop', () => {
    resizeWindow('desktop');
    draw();
    expect(shares.map((share) => styleOf(share).gridColumn)).toEqual([
      '1/-1',
      'span 6',
      'span 4',
      'span 3',
    ]);
  });

  it('lets only quarters share a row on a phone', () => {
    resizeWindow('phone');
    draw();
    expect(shares.map((share) => styleOf(share).gridColumn)).toEqual(['1/-1', '1/-1', '1/-1', '']);
  });

  it.each([
    ['phone', '1/-1'],
    ['desktop', 'span 3'],
  ] as const)('on a %s gives one of several under each other %s', (width, column) => {
    resizeWindow(width);
    render(
      <ShareGrid isStacked>
        <ShareGridCell share="quarter" data-testid="quarter" />
      </ShareGrid>,
    );
    expect(styleOf('quarter').gridColumn).toBe(column);
  });

  it.each([
    ['phone', 'phone', 'block'],
    ['phone', 'desktop', 'none'],
    ['desktop', 'phone', 'none'],
    ['desktop', 'desktop', 'block'],
  ] as const)('on a %s a cell for %ss alone is %s', (width, only, display) => {
    resizeWindow(width);
    render(<ShareGridCell only={only} data-testid="cell" />);
    expect(styleOf('cell').display).toBe(display);
  });

  it.each([
    [false, ''],
    [true, 'span 2'],
  ])('with tall halves %s a half takes “%s” of the rows', (hasTallHalves, expected) => {
    resizeWindow('desktop');
    draw(hasTallHalves);
    expect(styleOf('half').gridRow).toBe(expected);
  });
});
