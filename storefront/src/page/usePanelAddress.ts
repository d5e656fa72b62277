import { useEffect, useRef } from 'react';
import { hasPart, withoutPart, withPart } from './panelHash.ts';
import { usePageRouter, usePageView } from './pageRouter.ts';

export interface AddressedPanel {
  readonly isOpen: boolean;
  /** Its part of the address's hash; undefined while it shows nothing. */
  readonly part: string | undefined;
  /** What the history entry retains of it, beside the page's own state. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/**
 * Gives an open panel an address of its own in the history: going back closes it, and the page under
 * it stays as it is. A panel whose part changes while it is open replaces its entry. Returns what
 * closes the panel and leaves its address.
 */
export function usePanelAddress({ isOpen, part, state, close }: AddressedPanel): () => void {
  const { location } = usePageView();
  const { navigate, prepare } = usePageRouter();
  /** The part that the history was given for the open panel, and whether the address has it. */
  const requested = useRef<string>(undefined);
  const hasArrived = useRef(false);
  const { hash } = location;
  const pageState = (location.state ?? {}) as { readonly isOverPage?: boolean };
  const isThere = part !== undefined && hasPart(hash, part);
  const go = (next: string, replace: boolean, own: object) =>
    void navigate(location.pathname + location.search + next, {
      replace,
      preventScrollReset: true,
      state: { ...pageState, ...own },
    });

  useEffect(() => {
    if (!isOpen || part === undefined) {
      // It was closed before its address was reached.
      if (isThere && requested.current === part && !hasArrived.current)
        go(withoutPart(hash, part), true, { isOverPage: undefined });
      if (isThere || hasArrived.current) requested.current = undefined;
      hasArrived.current = false;
    } else if (isThere) {
      requested.current = part;
      hasArrived.current = true;
      // Only the data router notices that the visitor goes back from an address opened directly.
      prepare();
    } else if (requested.current !== part) {
      const former = hasArrived.current ? requested.current : undefined;
      const under = former === undefined ? hash : withoutPart(hash, former);
      requested.current = part;
      hasArrived.current = false;
      go(withPart(under, part), former !== undefined, {
        ...state,
        // Of the entry before it; survives a reload.
        ...(former === undefined && { isOverPage: true }),
      });
    } else if (hasArrived.current) close();
  });

  return () => {
    close();
    if (!isThere) return;
    requested.current = undefined;
    // A shared address has no entry of this page before it.
    if (pageState.isOverPage) history.back();
    else go(withoutPart(hash, part), true, {});
  };
}
