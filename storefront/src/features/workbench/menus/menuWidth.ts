import type { MenuLocation } from '@solvik/content-schema/editing';
import { type Seen, usualWidth, viewportOf, widths } from '../seen.ts';

/** Wide enough for the departments to stand in the header, and for more than one promise above it. */
const desktop = widths[4];

/** How wide a page is shown for a menu: as the editor looks, unless that menu is drawn on other screens alone. */
export function menuWidth(location: MenuLocation, { width }: Pick<Seen, 'width'>): number {
  const viewport = viewportOf({ width });
  if ((location === 'main-desktop' || location === 'top-bar') && viewport === 'phone')
    return desktop;
  return location === 'main-mobile' && viewport === 'desktop' ? usualWidth : width;
}
