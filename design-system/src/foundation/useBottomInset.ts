/** Keeps the focused element from hiding behind a part that covers the bottom of the window. */
import { type RefObject, useEffect } from 'react';

/** While it is mounted, the page scrolls focused elements and anchors clear of its height. */
export function useBottomInset(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = part;
    if (!current) return undefined;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      style.scrollPaddingBlockEnd = `${String(current.offsetHeight)}px`;
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.removeProperty('scroll-padding-block-end');
    };
  }, [part]);
}
