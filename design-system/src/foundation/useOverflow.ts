/**
 * useOverflow: whether something is larger than its container, so that it must take focus to be
 * scrolled by keys.
 */
import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * False on the server and in the first render; measured before it is painted, and again each time
 * the container or its content changes size.
 */
export function useOverflow(
  target: RefObject<HTMLElement | null>,
  axis: 'inline' | 'block' = 'inline',
): boolean {
  const [isOver, setIsOver] = useState(false);
  useLayoutEffect(() => {
    const element = target.current;
    if (!element) return undefined;
    const measure = () =>
      setIsOver(
        axis === 'inline'
          ? element.scrollWidth > element.clientWidth
          : element.scrollHeight > element.clientHeight,
      );
    measure();
    const sizes = new ResizeObserver(measure);
    const watch = () => {
      sizes.disconnect();
      sizes.observe(element);
      for (const child of element.children) sizes.observe(child);
    };
    watch();
    // Content that is added later is observed as well.
    const arrivals = new MutationObserver(watch);
    arrivals.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      arrivals.disconnect();
    };
  }, [target, axis]);
  return isOver;
}
