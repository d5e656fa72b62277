// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { serverWidth, useViewportClass, viewportClass } from './viewport.ts';

afterEach(cleanup);

it.each([
  [0, 'phone'],
  [767, 'phone'],
  [768, 'tablet'],
  [1023, 'tablet'],
  [1024, 'laptop'],
  [1199, 'laptop'],
  [1200, 'desktop'],
  [1439, 'desktop'],
  [1440, 'desktopBig'],
  [3840, 'desktopBig'],
] as const)('a window of %d px is a %s', (width, name) => expect(viewportClass(width)).toBe(name));

it('is 1360 px wide on the server', () => expect(serverWidth).toBe(1360));

const Status = () => <output>{useViewportClass()}</output>;

it('is a desktop on the server, and follows the window in the browser', () => {
  expect(renderToString(<Status />)).toBe('<output>desktop</output>');
  const resize = (width: number) => {
    window.innerWidth = width;
    window.dispatchEvent(new Event('resize'));
  };
  resize(390);
  render(<Status />);
  expect(screen.getByRole('status').textContent).toBe('phone');
  act(() => resize(1440));
  expect(screen.getByRole('status').textContent).toBe('desktopBig');
});
