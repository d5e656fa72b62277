import { useEffect, useEffectEvent, useRef } from 'react';
import type { ListSelection } from '../../../features/lists/listSelection.ts';
import type { PanelEntry } from '../../../page/panelEntry.ts';
import { hasPart, withPart } from '../../../page/panelHash.ts';
import { usePageRouter, usePageView } from '../../../page/pageRouter.ts';
import { useOpenedEntry } from '../../../page/useOpenedEntry.ts';
import { usePanelAddress } from '../../../page/usePanelAddress.ts';
import { listHref } from '../listHref.ts';
import { type FilterProps, filtersPart } from './filterProps.ts';

interface SheetEntry extends PanelEntry {
  /** The list that the sheet was opened over. */
  readonly over?: string;
}

interface Sheet extends Pick<FilterProps, 'criteria' | 'selection'> {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** What has the focus gets it again when the sheet closes; each width hides one of the buttons. */
function focusOpener(): void {
  if (document.activeElement !== document.body) return;
  for (const button of document.querySelectorAll<HTMLElement>('main [data-is-filter]'))
    button.focus({ preventScroll: true });
}

/**
 * The history entry of the filters over a phone's list. A choice takes the entry, so that one step
 * back closes the sheet, whatever was chosen in it, and the next leads to the list as it was.
 */
export function useSheetEntry({ criteria, selection, isOpen, setOpen }: Sheet) {
  const router = usePageRouter();
  const { location, action } = usePageView();
  const { hash, key } = location;
  const entry = location.state as SheetEntry | null;
  const here = listHref(criteria, selection);
  const isThere = hasPart(hash, filtersPart);
  const { path } = criteria;
  /** What was chosen in the sheet of the list at a path; after a reload that of the entry. */
  const chosen = useRef(isThere && entry?.over !== undefined ? { path, to: here } : undefined);
  useOpenedEntry((opened) => {
    if (!hasPart(opened.hash, filtersPart)) return;
    focusOpener();
    setOpen(true);
  });
  const leave = usePanelAddress({
    isOpen,
    part: filtersPart,
    state: { over: here } satisfies SheetEntry,
    close: () => setOpen(false),
  });
  const keepChoices = useEffectEvent(() => {
    const { current } = chosen;
    if (!current || isThere) return;
    chosen.current = undefined;
    // The entry below has the list before the choices.
    if (action === 'POP' && current.path === path && current.to !== here)
      void router.navigate(current.to, { preventScrollReset: true });
  });
  useEffect(() => keepChoices(), [key]);
  const select = (next: ListSelection) => {
    const to = listHref(criteria, next);
    const over = isThere ? entry?.over : here;
    chosen.current = { path, to };
    void router.navigate(to + (isThere ? hash : withPart(hash, filtersPart)), {
      replace: isThere,
      preventScrollReset: true,
      state: { over, isOverPage: to === over } satisfies SheetEntry,
    });
  };
  return { leave, select };
}
