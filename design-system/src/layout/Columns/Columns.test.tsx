// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Columns } from './Columns.tsx';

afterEach(cleanup);

describe('Columns', () => {
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
