/** Keeps what has the focus from hiding behind a part that stands over the bottom of the window. */
import { type RefObject, useEffect } from 'react';

/** While it is there, the page scrolls focused things and anchors clear of the part's height. */
export function useRoomAtBottom(part: RefObject<HTMLElement | null>): void {
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
