// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useBottomInset } from './useBottomInset.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Bar() {
  const root = useRef<HTMLDivElement>(null);
  useBottomInset(root);
  return <div ref={root} />;
}

it('the page scrolls clear of the bar and is longer by it, as long as the bar is there', () => {
  let resize = () => {};
  class Observer {
    constructor(observe: () => void) {
      resize = observe;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  vi.stubGlobal('ResizeObserver', Observer);
  const { container, unmount } = render(<Bar />);
  const insets = () => [
    document.documentElement.style.scrollPaddingBlockEnd,
    document.body.style.paddingBlockEnd,
  ];
  for (const height of [74, 90]) {
    Object.defineProperty(container.firstChild, 'offsetHeight', {
      value: height,
      configurable: true,
    });
    resize();
    expect(insets()).toEqual([`${String(height)}px`, `${String(height)}px`]);
  }
  unmount();
  expect(insets()).toEqual(['', '']);
});
