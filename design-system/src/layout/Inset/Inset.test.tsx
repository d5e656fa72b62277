// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Inset } from './Inset.tsx';

afterEach(cleanup);

describe('Inset', () => {
  it('keeps text off the edges of a phone, and has no effect on a desktop', () => {
    document.documentElement.style.setProperty('--layout-margin', '16px');
    const rooms = (['desktop', 'phone'] as const).map((width) => {
      cleanup();
      resizeWindow(width);
      render(<Inset data-testid="inset">Kappor</Inset>);
      return getComputedStyle(screen.getByTestId('inset')).paddingInline;
    });
    expect(rooms).toEqual(['', '16px']);
  });
});
