// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Box } from './Box.tsx';

afterEach(cleanup);

const box = () => screen.getByTestId('box');

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
});
