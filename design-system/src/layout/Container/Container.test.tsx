// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { resizeWindow } from '../../testing/resizeWindow.ts';
import { Container } from './Container.tsx';

afterEach(cleanup);

const styleOf = (id: string) => getComputedStyle(screen.getByTestId(id));

describe('Container', () => {
  it('is the requested landmark', () => {
    render(<Container as="main">Kappor</Container>);
    expect(screen.getByRole('main').textContent).toBe('Kappor');
  });

  it('applies its margin once, also where one is nested in another', () => {
    render(
      <Container data-testid="outer">
        <Container data-testid="inner">Kappor</Container>
      </Container>,
    );
    expect(styleOf('inner').getPropertyValue('--own-margin')).toBe('0px');
    expect(styleOf('outer').getPropertyValue('--own-margin')).toBe('');
  });

  it('lets pictures run to the edges of a phone, not of a desktop', () => {
    const margins = (['phone', 'desktop'] as const).map((width) => {
      cleanup();
      resizeWindow(width);
      render(
        <Container bleed="phone" data-testid="bleeding">
          Kappor
        </Container>,
      );
      return styleOf('bleeding').paddingInline;
    });
    expect(margins[0]).toBe('0');
    expect(margins[1]).not.toBe('0');
  });
});
