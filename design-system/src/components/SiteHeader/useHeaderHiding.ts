/**
 * When the header hides (spec section 2): hidden on the way down past the main area's top, back on
 * the way up.
 */
import { useEffect, useState, type RefObject } from 'react';

/** Pixels of scrolling that are jitter rather than a direction. */
const tremble = 4;

export type ScrollStep = { readonly from: number; readonly to: number; readonly threshold: number };

/**
 * Whether the header hides after a scroll; `undefined` when the scroll decides nothing. Positions
 * in pixels.
 */
export function planHeaderHiding({ from, to, threshold }: ScrollStep): boolean | undefined {
  if (to <= threshold) return false;
  if (Math.abs(to - from) < tremble) return undefined;
  return to > from;
}

const paddingOfMain = (): number => {
  const main = document.querySelector('main');
  return main ? Number.parseFloat(getComputedStyle(main).paddingBlockStart) || 0 : 0;
};

/** True while the header should be out of view; always false on the server. */
export function useHeaderHiding(header: RefObject<HTMLElement | null>): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let from = window.scrollY;
    const onScroll = () => {
      // A header that hid before its own height was passed would leave a gap in the page.
      const threshold = Math.max(paddingOfMain(), header.current?.offsetHeight ?? 0);
      const plan = planHeaderHiding({ from, to: window.scrollY, threshold });
      if (plan === undefined) return;
      from = window.scrollY;
      setIsHidden(plan);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [header]);
  return isHidden;
}
