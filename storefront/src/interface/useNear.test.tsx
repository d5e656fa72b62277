// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNear } from './useNear.ts';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;
let see: Seen = () => undefined;
const [observe, disconnect] = [vi.fn<(target: Element) => void>(), vi.fn<() => void>()];

class Observer {
  readonly observe = observe;
  readonly disconnect = disconnect;
  constructor(seen: Seen) {
    see = seen;
  }
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.stubGlobal('IntersectionObserver', Observer);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Section({ isNeeded = true }: { readonly isNeeded?: boolean }) {
  const section = useRef<HTMLElement>(null);
  return <section ref={section}>{useNear(section, isNeeded) ? 'near' : 'far'}</section>;
}

it('is near from when the element comes near, and stops observing', () => {
  render(<Section />);
  act(() => see([{ isIntersecting: false }]));
  expect(screen.getByText('far')).toBeTruthy();
  act(() => see([{ isIntersecting: true }]));
  expect(screen.getByText('near')).toBeTruthy();
  expect(disconnect).toHaveBeenCalledOnce();
});

it('observes nothing while it is not needed', () => {
  render(<Section isNeeded={false} />);
  expect(observe).not.toHaveBeenCalled();
});
