import { vi } from 'vitest';

type Seen = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

/**
 * Documents of tests have no layout: everything that is observed comes near the window when the
 * returned function is called. `vi.unstubAllGlobals` undoes it.
 */
export function stubNearness(): () => void {
  const observers = new Map<object, Seen>();
  class Observer {
    constructor(seen: Seen) {
      observers.set(this, seen);
    }
    readonly observe = () => undefined;
    readonly disconnect = () => void observers.delete(this);
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  return () => {
    for (const seen of observers.values()) seen([{ isIntersecting: true }]);
  };
}
