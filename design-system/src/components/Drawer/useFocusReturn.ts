/** Gives focus back to what had it before an overlay opened; Radix does so only for its own trigger. */

/** What each overlay gives the focus back to. */
const openers = new WeakMap<Element, Element | null>();

/** One overlay that makes room for another takes what opened the other with it: the way back is its own then. */
function handOver(leaving: Element, opener: Element | null): boolean {
  const next = document.activeElement?.closest('[role="dialog"]');
  if (!next || next === leaving) return false;
  const its = openers.get(next);
  if (!its || its === document.body || !its.isConnected || leaving.contains(its))
    openers.set(next, next.contains(opener) ? null : opener);
  return true;
}

const panelOf = ({ currentTarget, target }: Event): Element | undefined =>
  [currentTarget, target].find((each) => each instanceof Element);

/** Handlers for a Radix `Content`. */
export function useFocusReturn() {
  return {
    onOpenAutoFocus: (event: Event) => {
      const panel = panelOf(event);
      if (panel) openers.set(panel, document.activeElement);
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const panel = panelOf(event);
      if (!panel) return;
      const opener = openers.get(panel) ?? null;
      // Whoever has gone on to another overlay is left there.
      if (!handOver(panel, opener) && opener instanceof HTMLElement) opener.focus();
    },
  };
}
