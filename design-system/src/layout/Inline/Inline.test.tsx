// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Inline } from './Inline.tsx';

afterEach(cleanup);

describe('Inline', () => {
  it('can be a list', () => {
    render(
      <Inline as="ul">
        <li>Kappor</li>
        <li>Stickat</li>
      </Inline>,
    );
    expect(screen.getByRole('list').children).toHaveLength(2);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });
});
