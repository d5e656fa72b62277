import { writeAddress } from '@solvik/addresses';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { type ModalName, useModal } from '../../interface/modal.ts';
import { searchField } from '../../interface/searchField.ts';
import { useNavigate } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { focusCard, pressFilters, pressOnCard } from './listCards.ts';
import type { ShortcutAction } from './planShortcut.ts';

/** The part of the palette that lists the countries. */
export const marketFrame = 'markets';

function open(name: ModalName, frame?: string): void {
  const { current, close, open: show } = useModal.getState();
  if (current === 'search') {
    // The panel takes its field with it, to which the focus could not return.
    flushSync(close);
    searchField()?.focus({ preventScroll: true });
  }
  show(name, frame);
}

function togglePalette(): void {
  const { current, close } = useModal.getState();
  if (current === 'palette') close();
  else open('palette');
}

function openSearch(): void {
  // It receives what is typed until the panel has loaded.
  searchField()?.focus({ preventScroll: true });
  open('search');
}

export type PerformShortcut = (action: ShortcutAction) => void;

/** Does what a shortcut stands for. */
export function useShortcutActions(): PerformShortcut {
  const { site } = useServices();
  const navigate = useNavigate();
  return useMemo(() => {
    const actions: Readonly<Record<ShortcutAction, () => void>> = {
      palette: togglePalette,
      search: openSearch,
      cart: () => open('cart'),
      favourites: () => {
        useModal.getState().close();
        void navigate(writeAddress('favourites', site.locale));
      },
      market: () => open('palette', marketFrame),
      shortcuts: () => open('shortcuts'),
      next: () => focusCard(1),
      previous: () => focusCard(-1),
      quickShop: () => pressOnCard('quickShop'),
      favourite: () => pressOnCard('favourite'),
      compare: () => pressOnCard('compare'),
      filter: pressFilters,
    };
    return (action) => actions[action]();
  }, [site, navigate]);
}
