/** useOverflow: whether something is wider than its place, so that it must take focus to be scrolled by keys. */
import { type RefObject, useLayoutEffect, useState } from 'react';

/** False on the server and in the first render; measured before it is painted, and again each time the place or what is in it changes size. */
export function useOverflow(place: RefObject<HTMLElement | null>): boolean {
  const [isOver, setIsOver] = useState(false);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setIsOver(element.scrollWidth > element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  }, [place]);
  return isOver;
}
