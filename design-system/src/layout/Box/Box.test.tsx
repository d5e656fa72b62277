// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Box, boxEdges } from './Box.tsx';

afterEach(cleanup);

const box = () => screen.getByTestId('box');
const lines: Readonly<Record<(typeof boxEdges)[number], readonly [start: boolean, end: boolean]>> =
  {
    none: [false, false],
    all: [true, true],
    start: [true, false],
    end: [false, true],
    both: [true, true],
  };

describe('Box', () => {
  it('sets on the accent background that focus and links are white there, and on no other', () => {
    const { rerender } = render(
      <Box tone="accent" data-testid="box">
        Kappor
      </Box>,
    );
    expect(box().dataset['ground']).toBe('accent');
    rerender(
      <Box tone="tint" data-testid="box">
        Kappor
      </Box>,
    );
    expect(box().dataset['ground']).toBeUndefined();
  });

  it('derives horizontal and vertical padding from the one for all sides, unless overridden', () => {
    render(
      <Box padding="24" paddingInline="48" data-testid="box">
        Kappor
      </Box>,
    );
    expect([box().dataset['paddingBlock'], box().dataset['paddingInline']]).toEqual(['24', '48']);
  });

  it('has different padding above and below where requested', () => {
    for (const [name, value] of [
      ['--space-48', '48px'],
      ['--layout-section', '96px'],
    ] as const)
      document.documentElement.style.setProperty(name, value);
    render(
      <Box paddingBlock="48" paddingEnd="section" data-testid="box">
        Kappor
      </Box>,
    );
    const { paddingBlock, paddingBlockEnd } = getComputedStyle(box());
    expect([paddingBlock, paddingBlockEnd]).toEqual(['48px', '96px']);
  });

  it.each(boxEdges)('draws its edge: %s', (edge) => {
    document.documentElement.style.setProperty('--color-hairline', '#d8cfc8');
    render(
      <Box edge={edge} data-testid="box">
        Kappor
      </Box>,
    );
    const { border, borderBlockStart, borderBlockEnd } = getComputedStyle(box());
    const isDrawn = (line: string) => line.startsWith('1px solid');
    expect([
      isDrawn(border) || isDrawn(borderBlockStart),
      isDrawn(border) || isDrawn(borderBlockEnd),
    ]).toEqual(lines[edge]);
  });
});
