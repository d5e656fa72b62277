// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { PageRow, PageRows } from './PageRows.tsx';

afterEach(cleanup);

const marginOf = (id: string) => getComputedStyle(screen.getByTestId(id)).marginBlockStart;

describe('PageRows', () => {
  it('places what a heading opens closer to it, and figures close to a picture from edge to edge', () => {
    render(
      <PageRows>
        <PageRow kind="heading" data-testid="heading" />
        <PageRow isEdgeToEdge data-testid="picture" />
        <PageRow kind="figures" data-testid="figures" />
        <PageRow kind="figures" data-testid="more" />
      </PageRows>,
    );
    expect(marginOf('picture')).not.toBe('');
    expect(marginOf('figures')).not.toBe('');
    expect(marginOf('figures')).not.toBe(marginOf('picture'));
    expect([marginOf('heading'), marginOf('more')]).toEqual(['', '']);
  });

  it.each([
    ['phone', 'phone', 'block'],
    ['phone', 'desktop', 'none'],
    ['desktop', 'phone', 'none'],
    ['desktop', 'desktop', 'block'],
  ] as const)('on a %s a row for %ss alone is %s', (width, only, display) => {
    resizeWindow(width);
    render(<PageRow only={only} data-testid="row" />);
    expect(getComputedStyle(screen.getByTestId('row')).display).toBe(display);
  });

  it('fills its container where requested', () => {
    render(
      <PageRows isFilling data-testid="rows">
        <PageRow data-testid="row" />
      </PageRows>,
    );
    expect(
      [screen.getByTestId('rows'), screen.getByTestId('row')].map(
        (each) => getComputedStyle(each).blockSize,
      ),
    ).toEqual(['100%', '100%']);
  });
});
