import { usePageView } from '../../page/pageRouter.ts';

interface ShownState {
  readonly shownPages?: number;
}

const maxPages = 50;

/**
 * The number of pages of the list shown below one another; kept with the history entry, so that
 * going back restores the position.
 */
export function useShownPages(): number {
  const { location, unreached = { location } } = usePageView();
  const shown = (unreached.location.state as ShownState | null)?.shownPages ?? 1;
  return Number.isInteger(shown) && shown >= 1 ? Math.min(shown, maxPages) : 1;
}

export const shownState = (shownPages: number): ShownState => ({ shownPages });
