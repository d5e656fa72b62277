import { useSyncExternalStore } from 'react';

/** How wide a window is, in words (spec section 4, Viewport and scroll). */
export type ViewportClass = 'phone' | 'tablet' | 'laptop' | 'desktop' | 'desktopBig';

/** Pixels from which a class begins; below the first it is a phone. */
export interface ViewportBreakpoints {
  readonly tablet: number;
  readonly laptop: number;
  readonly desktop: number;
  readonly desktopBig: number;
}

export const viewportBreakpoints: ViewportBreakpoints = {
  tablet: 768,
  laptop: 1024,
  desktop: 1200,
  desktopBig: 1440,
};

/** Width in pixels that the server takes a desktop to have (spec section 9). */
export const serverWidth = 1360;

/** The class of a width in pixels. */
export function viewportClass(
  width: number,
  { tablet, laptop, desktop, desktopBig }: ViewportBreakpoints = viewportBreakpoints,
): ViewportClass {
  if (width < tablet) return 'phone';
  if (width < laptop) return 'tablet';
  if (width < desktop) return 'laptop';
  return width < desktopBig ? 'desktop' : 'desktopBig';
}

const onResize = (tell: () => void) => {
  window.addEventListener('resize', tell);
  return () => window.removeEventListener('resize', tell);
};

/** The window's class; a desktop's on the server and at first in the browser. Looks belong in style sheets: this is for what they cannot decide. */
export const useViewportClass = (): ViewportClass =>
  useSyncExternalStore(
    onResize,
    () => viewportClass(window.innerWidth),
    () => viewportClass(serverWidth),
  );
