import { isRendered, loadWidgets } from './widgetRenderers.ts';

/**
 * How near the window, in CSS pixels, a widget is fetched, so that it has loaded before it is
 * visible.
 */
export const hydrationMargin = 600;

/** Content for another viewport has no box. */
const isShown = (container: HTMLElement): boolean => container.getClientRects().length > 0;

/**
 * Fetches the scripts of the widgets that the server rendered in or near the window, so that they
 * are hydrated together with the page around them.
 */
export async function loadNearWidgets({
  document,
  innerHeight,
}: Pick<Window, 'document' | 'innerHeight'>): Promise<void> {
  const near = [
    ...document.querySelectorAll<HTMLElement>('[data-widget]:not([data-is-static])'),
  ].filter(
    (container) =>
      isShown(container) && container.getBoundingClientRect().top < innerHeight + hydrationMargin,
  );
  await loadWidgets(
    [...new Set(near.map(({ dataset }) => dataset.widget ?? ''))].filter(isRendered),
  );
}
