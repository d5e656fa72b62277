/** Keeps what is on the page from hiding behind a part that covers the bottom of the window. */
import { type RefObject, useEffect } from 'react';

/**
 * While it is mounted, the page scrolls focused elements and anchors clear of its height, and is
 * longer by it, so that its end can be seen.
 */
export function useBottomInset(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = part;
    if (!current) return undefined;
    const { documentElement, body } = document;
    const watch = new ResizeObserver(() => {
      const height = `${String(current.offsetHeight)}px`;
      documentElement.style.scrollPaddingBlockEnd = height;
      body.style.paddingBlockEnd = height;
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      documentElement.style.removeProperty('scroll-padding-block-end');
      body.style.removeProperty('padding-block-end');
    };
  }, [part]);
}
