import { useLocation } from '../../page/pageRouter.ts';

interface ShownState {
  readonly shownPages?: number;
}

const most = 50;

/** How many pages of the list are shown after one another; kept with the visit, so that coming back finds the same spot. */
export function useShownPages(): number {
  const { state } = useLocation() as { readonly state: ShownState | null };
  const shown = state?.shownPages ?? 1;
  return Number.isInteger(shown) && shown >= 1 ? Math.min(shown, most) : 1;
}

export const shownState = (shownPages: number): ShownState => ({ shownPages });
