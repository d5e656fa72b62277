/** Follows a strip as it is scrolled and resized, and scrolls it. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Extent, planRange, type VisibleRange } from './planRange.ts';

function measure(strip: HTMLElement): VisibleRange | undefined {
  const isRightToLeft = getComputedStyle(strip).direction === 'rtl';
  const extentOf = (element: Element): Extent => {
    const { left, right } = element.getBoundingClientRect();
    return isRightToLeft ? { start: -right, end: -left } : { start: left, end: right };
  };
  return planRange(extentOf(strip), [...strip.children].map(extentOf));
}

/**
 * The positions in view; undefined on the server and until measured. `scrollBy` scrolls to the next
 * ones (1) or the ones before (-1).
 */
export function useVisibleRange(strip: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState<VisibleRange>();
  const measureRange = useCallback(() => {
    const visible = strip.current ? measure(strip.current) : undefined;
    setRange((current) =>
      current?.first === visible?.first && current?.last === visible?.last ? current : visible,
    );
  }, [strip]);
  useEffect(() => {
    if (!strip.current) return undefined;
    const watch = new ResizeObserver(measureRange);
    watch.observe(strip.current);
    measureRange();
    return () => watch.disconnect();
  }, [strip, measureRange, count]);
  const scrollBy = (direction: 1 | -1) => {
    if (!range) return;
    const shown = range.last - range.first + 1;
    const target = direction === 1 ? range.last + 1 : Math.max(range.first - shown, 0);
    // The motion is the style sheet's: smooth, or immediate under reduced motion.
    strip.current?.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { range, measure: measureRange, scrollBy };
}
