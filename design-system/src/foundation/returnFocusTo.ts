/** Where each open overlay returns the focus to when it closes. */

interface Return {
  readonly to: Element | null;
  /** Whether the page has navigated meanwhile, and scrolls by itself. */
  readonly isPage: boolean;
}

/** By the overlay's panel. */
export const focusReturns = new WeakMap<Element, Return>();

/**
 * Open overlays return the focus to this part of the page, not to their triggers: the page behind
 * them has changed. It is not scrolled to.
 */
export function returnFocusTo(part: Element): void {
  for (const panel of document.querySelectorAll('[role="dialog"]')) {
    if (focusReturns.has(panel) && !panel.contains(part))
      focusReturns.set(panel, { to: part, isPage: true });
  }
}
