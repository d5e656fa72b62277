import type { MenuLocation } from '@solvik/content-schema/editing';
import {
  type PreviewSettings,
  usualWidth,
  viewportOf,
  widths,
} from '../preview/previewSettings.ts';

/** Wide enough for the menu's entries in the header, and for more than one promise above it. */
const desktop = widths[4];

/**
 * How wide a page is previewed for a menu: as chosen, unless that menu is rendered in other
 * viewports alone.
 */
export function menuWidth(
  location: MenuLocation,
  { width }: Pick<PreviewSettings, 'width'>,
): number {
  const viewport = viewportOf({ width });
  if ((location === 'main-desktop' || location === 'top-bar') && viewport === 'phone')
    return desktop;
  return location === 'main-mobile' && viewport === 'desktop' ? usualWidth : width;
}
