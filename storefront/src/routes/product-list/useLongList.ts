import { type RefObject, useEffect } from 'react';

/** Cards from which a list is too long to be drawn as a whole. */
const longFrom = 41;

/** Spares the browser the cards of a long list that are far from the screen. */
export function useLongList(list: RefObject<HTMLElement | null>, cards: number): void {
  useEffect(() => {
    if (cards < longFrom) return;
    let stop: (() => void) | undefined;
    let isOver = false;
    const skip = async () => {
      const { skipFarCards } = await import('@solvik/design-system/skip-far-cards');
      if (!isOver && list.current) stop = skipFarCards(list.current);
    };
    // Without it the list is drawn as a whole.
    skip().catch(() => undefined);
    return () => {
      isOver = true;
      stop?.();
    };
  }, [list, cards]);
}
