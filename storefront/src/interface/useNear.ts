import { type RefObject, useEffect, useState } from 'react';

/** Distance from the window at which something is about to be seen. */
const margin = '800px';

/** Whether the element has come near the window; it stays so. */
export function useNear(element: RefObject<Element | null>, isNeeded = true): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || !isNeeded || isNear) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, isNeeded, isNear]);
  return isNear;
}
