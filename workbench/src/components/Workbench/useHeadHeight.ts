import { type CSSProperties, useEffect, useRef, useState } from 'react';

/** How high the header is over what scrolls (`--head-height`): it grows with its notices. */
export function useHeadHeight() {
  const head = useRef<HTMLDivElement>(null);
  const [pixels, setPixels] = useState<number>();
  useEffect(() => {
    const { current } = head;
    if (!current) return undefined;
    const watch = new ResizeObserver(
      ([entry]) => entry && setPixels(Math.ceil(entry.contentRect.height)),
    );
    watch.observe(current);
    return () => watch.disconnect();
  }, []);
  const height = (
    pixels === undefined ? {} : { '--head-height': `${String(pixels)}px` }
  ) as CSSProperties;
  return { head, height };
}
