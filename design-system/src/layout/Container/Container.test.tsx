// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Container } from './Container.tsx';

afterEach(cleanup);

describe('Container', () => {
  it('is the requested landmark', () => {
    render(<Container as="main">Kappor</Container>);
    expect(screen.getByRole('main').textContent).toBe('Kappor');
  });
});
