// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { turnWindow } from '../../testing/turnWindow.ts';
import { Inset } from './Inset.tsx';

afterEach(cleanup);

describe('Inset', () => {
  it('keeps words off the edges of a phone, and is not there on a desktop', () => {
    document.documentElement.style.setProperty('--layout-margin', '16px');
    const rooms = (['desktop', 'phone'] as const).map((width) => {
      cleanup();
      turnWindow(width);
      render(<Inset data-testid="inset">Kappor</Inset>);
      return getComputedStyle(screen.getByTestId('inset')).paddingInline;
    });
    expect(rooms).toEqual(['', '16px']);
  });
});
