// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { isAtTop, useIsAtTop } from './scroll.ts';

afterEach(cleanup);

it.each([
  [0, true],
  [10, true],
  [11, false],
  [-40, true],
] as const)('scrolled by %d px is at top: %s', (scrollTop, expected) =>
  expect(isAtTop(scrollTop)).toBe(expected),
);

const Status = () => <output>{String(useIsAtTop())}</output>;

it('follows the page', () => {
  const scroll = (to: number) => {
    Object.defineProperty(window, 'scrollY', { configurable: true, value: to });
    window.dispatchEvent(new Event('scroll'));
  };
  render(<Status />);
  expect(screen.getByRole('status').textContent).toBe('true');
  act(() => scroll(400));
  expect(screen.getByRole('status').textContent).toBe('false');
  act(() => scroll(0));
  expect(screen.getByRole('status').textContent).toBe('true');
});
