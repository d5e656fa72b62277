import { type MouseEvent, useEffect, useRef } from 'react';
import { isPlainClick } from '../interface/isPlainClick.ts';
import { hasPart, withoutPart, withPart } from './panelHash.ts';
import type { PanelEntry } from './panelEntry.ts';
import { type PageLocation, type PageRouter, usePageRouter, usePageView } from './pageRouter.ts';

export interface AddressedPanel {
  readonly isOpen: boolean;
  /** Its part of the address's hash; undefined while it shows nothing. */
  readonly part: string | undefined;
  /** What the history entry retains of it, beside the page's own state. */
  readonly state?: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/** The key of the entry that a panel is leaving, until another is reached. */
const leaving = new WeakMap<PageRouter, string>();

/**
 * Gives an open panel an address of its own in the history: going back closes it, and the page under
 * it stays as it is. A panel whose part changes while it is open replaces its entry; one that opens
 * while another leaves its address waits for the page's. Returns what closes the panel and leaves
 * its address.
 */
export function usePanelAddress({ isOpen, part, state, close }: AddressedPanel): () => void {
  const { location, next } = usePageView();
  const router = usePageRouter();
  /** The part that the history was given for the open panel, and whether the address has it. */
  const requested = useRef<string>(undefined);
  const hasArrived = useRef(false);
  const { hash, key } = location;
  const entry = location.state as PanelEntry | null;
  const isThere = part !== undefined && hasPart(hash, part);
  const go = (to: string, replace: boolean, own?: object) =>
    void router.navigate(location.pathname + location.search + to, {
      replace,
      preventScrollReset: true,
      state: { ...entry, ...own },
    });
  const leaveAddress = (left: string) => {
    requested.current = undefined;
    hasArrived.current = false;
    leaving.set(router, key);
    // A shared address has no entry of this page before it.
    if (entry?.isOverPage) router.back();
    else go(withoutPart(hash, left), true);
  };

  useEffect(() => {
    if (leaving.get(router) === key) return;
    leaving.delete(router);
    if (!isOpen || part === undefined) {
      if (isThere && requested.current === part) {
        // It was closed before its address was reached, or by what opens in place of it. A page
        // that is about to open leaves the address itself.
        if (next === undefined) leaveAddress(part);
      } else if (hasArrived.current) {
        requested.current = undefined;
        hasArrived.current = false;
      }
    } else if (isThere) {
      requested.current = part;
      hasArrived.current = true;
      // Only the data router notices that the visitor goes back from an address opened directly.
      router.prepare();
    } else if (requested.current !== part) {
      const former = hasArrived.current ? requested.current : undefined;
      const under = former === undefined ? hash : withoutPart(hash, former);
      requested.current = part;
      hasArrived.current = false;
      go(withPart(under, part), former !== undefined, {
        ...state,
        ...(former === undefined && { isOverPage: true }),
      });
    } else if (hasArrived.current) close();
  });

  return () => {
    close();
    if (isThere) leaveAddress(part);
  };
}

interface Under {
  /** Of the page under the panel. */
  readonly location: Pick<PageLocation, 'pathname' | 'search'>;
  /** Of the site, which its links begin with. */
  readonly basename: string;
  readonly leave: () => void;
}

/** A press on a link of a panel to the page under it only closes the panel. */
export function stayOnPage(event: MouseEvent, { location, basename, leave }: Under): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const here = basename + location.pathname + location.search;
  if (link?.getAttribute('href') !== here || !isPlainClick(event)) return;
  event.preventDefault();
  leave();
}
