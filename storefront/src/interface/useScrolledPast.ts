import { type RefObject, useEffect, useState } from 'react';

/** Whether the element has left the window at its top. */
export function useScrolledPast(element: RefObject<Element | null>): boolean {
  const [isPast, setPast] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting } of entries) setPast(!isIntersecting);
      },
      // Nothing below the window counts as outside, also when one jump leads past the element.
      { rootMargin: '0px 0px 1000000px' },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element]);
  return isPast;
}
