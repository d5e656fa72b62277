import { useSyncExternalStore } from 'react';

/** The classes of window widths (spec section 4, Viewport and scroll). */
export type ViewportClass = 'phone' | 'tablet' | 'laptop' | 'desktop' | 'desktopBig';

/** Lower limit of a class in pixels; below the first it is a phone. */
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

/** The server's assumed width of a desktop in pixels (spec section 9). */
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

const onResize = (notify: () => void) => {
  window.addEventListener('resize', notify);
  return () => window.removeEventListener('resize', notify);
};

/**
 * The window's class; desktop on the server and during hydration. Appearance belongs in style
 * sheets: this is for what they cannot decide.
 */
export const useViewportClass = (): ViewportClass =>
  useSyncExternalStore(
    onResize,
    () => viewportClass(window.innerWidth),
    () => viewportClass(serverWidth),
  );
