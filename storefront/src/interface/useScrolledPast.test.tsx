// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrolledPast } from './useScrolledPast.ts';

let options: object | undefined;
let notify: ((entry: object) => void) | undefined;
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: object[]) => void, given: object) {
        options = given;
        notify = (entry) => callback([entry]);
      }
      observe(): void {
        // The test moves the element.
      }
      disconnect(): void {
        notify = undefined;
      }
    },
  ),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is true while the element is above the window, however far the page goes on', () => {
  const { result, unmount } = renderHook(() =>
    useScrolledPast({ current: document.createElement('form') }),
  );
  expect(options).toEqual({ rootMargin: '0px 0px 1000000px' });
  for (const isIntersecting of [true, false, true]) {
    act(() => notify?.({ isIntersecting }));
    expect(result.current).toBe(!isIntersecting);
  }
  unmount();
  expect(notify).toBeUndefined();
});
