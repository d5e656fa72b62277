import { useEffect, useLayoutEffect, useRef } from 'react';
import { releaseHeight } from '../device/reservedHeight.ts';
import { usePageView } from '../page/pageRouter.ts';

/** Nothing is laid out on the server, where React warns about every layout effect. */
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect;

function scrollPage(hash: string, remembered: number | undefined): void {
  const target =
    remembered === undefined && hash !== ''
      ? document.querySelector(`#${CSS.escape(readHash(hash))}`)
      : null;
  if (target) target.scrollIntoView();
  else window.scrollTo(0, remembered ?? 0);
}

/** A malformed hash is taken literally. */
function readHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Scrolls a new page to its top or to its hash, and restores a former page's position. */
export function ScrollRules(): null {
  const { location, scroll } = usePageView();
  const shown = useRef(location);
  useBrowserLayoutEffect(() => {
    if (shown.current === location || shown.current.key === location.key) return;
    shown.current = location;
    releaseHeight();
    if (scroll !== false) scrollPage(location.hash, scroll);
  }, [location, scroll]);
  return null;
}
