/**
 * Returns focus to what had it before an overlay opened; Radix does so only for its own trigger.
 */
import { focusReturns } from '../../foundation/returnFocusTo.ts';

/** An overlay that replaces another takes over its trigger: it returns the focus there. */
function transferFocusReturn(leaving: Element, opener: Element | null): boolean {
  const next = document.activeElement?.closest('[role="dialog"]');
  if (!next || next === leaving) return false;
  const its = focusReturns.get(next)?.to;
  if (!its || its === document.body || !its.isConnected || leaving.contains(its))
    focusReturns.set(next, { to: next.contains(opener) ? null : opener, isPage: false });
  return true;
}

/** Whether the focus has been moved to another part of the page. */
const isElsewhere = (panel: Element): boolean => {
  const { activeElement } = document;
  return (
    activeElement !== null && activeElement !== document.body && !panel.contains(activeElement)
  );
};

/** Whether all of an element is in the window, as is what stays there while the page scrolls. */
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
};

const panelOf = ({ currentTarget, target }: Event): Element | undefined =>
  [currentTarget, target].find((each) => each instanceof Element);

/** A title that can have the focus gets it, so that a screen reader reads what has opened. */
function focusTitle(event: Event, panel: Element): void {
  const title = panel.querySelector<HTMLElement>('h2[tabindex]');
  if (!title) return;
  event.preventDefault();
  title.focus({ preventScroll: true });
}

/** Handlers for a Radix `Content`. */
export function useFocusReturn() {
  return {
    onOpenAutoFocus: (event: Event) => {
      const panel = panelOf(event);
      if (!panel) return;
      focusReturns.set(panel, { to: document.activeElement, isPage: false });
      focusTitle(event, panel);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const panel = panelOf(event);
      if (!panel) return;
      const { to = null, isPage = false } = focusReturns.get(panel) ?? {};
      // A user who has moved on to another overlay, or to a field that has opened, is left there.
      if (transferFocusReturn(panel, to) || isElsewhere(panel)) return;
      // A browser would scroll to the top of the page for a button in its header.
      if (to instanceof HTMLElement) to.focus({ preventScroll: isPage || isInView(to) });
    },
  };
}
