// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { Stack } from './Stack.tsx';

afterEach(cleanup);

describe('Stack', () => {
  it('is the requested list or landmark', () => {
    render(
      <Stack as="nav" aria-label="Hyllor">
        <Stack as="ul">
          <li>Kappor</li>
        </Stack>
      </Stack>,
    );
    expect(
      screen.getByRole('navigation', { name: 'Hyllor' }).contains(screen.getByRole('listitem')),
    ).toBe(true);
  });
});
