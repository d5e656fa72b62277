import { useEffect, useEffectEvent } from 'react';
import { type PageLocation, usePageView } from './pageRouter.ts';

/** Calls back with each history entry that is opened by its address, or gone back or forward to. */
export function useOpenedEntry(onOpened: (location: PageLocation) => void): void {
  const { location, action } = usePageView();
  const notify = useEffectEvent(() => {
    if (action === 'POP') onOpened(location);
  });
  useEffect(() => notify(), [location.key]);
}
