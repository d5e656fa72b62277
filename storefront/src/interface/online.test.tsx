// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { useIsOnline } from './online.ts';

afterEach(cleanup);

const Status = () => <output>{String(useIsOnline())}</output>;

it('is online on the server, and follows the network in the browser', () => {
  expect(renderToString(<Status />)).toContain('true');
  const become = (isOnline: boolean) => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, value: isOnline });
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  };
  become(true);
  render(<Status />);
  act(() => become(false));
  expect(screen.getByRole('status').textContent).toBe('false');
  act(() => become(true));
  expect(screen.getByRole('status').textContent).toBe('true');
});
