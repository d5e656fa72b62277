import { type RefObject, useEffect, useRef } from 'react';

/**
 * When the focused element is removed after a request, its container gets the focus, so that the
 * keyboard does not start over from the top. What is removed at once moves the focus with
 * `focusBeside`.
 */
export function useFocusAfterRemoval(
  container: RefObject<HTMLElement | null>,
  count: number,
): void {
  const before = useRef(count);
  useEffect(() => {
    const isFewer = count < before.current;
    before.current = count;
    if (isFewer && document.activeElement === document.body) container.current?.focus();
  }, [container, count]);
}
