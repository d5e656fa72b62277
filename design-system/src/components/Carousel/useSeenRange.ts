/** Follows a strip as it is scrolled and as its room changes, and turns it. */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { type Extent, planRange, type SeenRange } from './planRange.ts';

function measure(strip: HTMLElement): SeenRange | undefined {
  const isRightToLeft = getComputedStyle(strip).direction === 'rtl';
  const extentOf = (element: Element): Extent => {
    const { left, right } = element.getBoundingClientRect();
    return isRightToLeft ? { start: -right, end: -left } : { start: left, end: right };
  };
  return planRange(extentOf(strip), [...strip.children].map(extentOf));
}

/** The places in sight; undefined on the server and until measured. `turn` scrolls to the next ones (1) or the ones before (-1). */
export function useSeenRange(strip: RefObject<HTMLElement | null>, count: number) {
  const [range, setRange] = useState<SeenRange>();
  const look = useCallback(() => {
    const seen = strip.current ? measure(strip.current) : undefined;
    setRange((current) =>
      current?.first === seen?.first && current?.last === seen?.last ? current : seen,
    );
  }, [strip]);
  useEffect(() => {
    if (!strip.current) return undefined;
    const watch = new ResizeObserver(look);
    watch.observe(strip.current);
    look();
    return () => watch.disconnect();
  }, [strip, look, count]);
  const turn = (direction: 1 | -1) => {
    if (!range) return;
    const shown = range.last - range.first + 1;
    const target = direction === 1 ? range.last + 1 : Math.max(range.first - shown, 0);
    // How it moves is the style sheet's: smoothly, or at once for those who asked for stillness.
    strip.current?.children[target]?.scrollIntoView({ block: 'nearest', inline: 'start' });
  };
  return { range, look, turn };
}
