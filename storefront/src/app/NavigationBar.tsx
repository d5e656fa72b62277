import { RouteLoadingBar } from '@solvik/design-system';
import { useEffect } from 'react';
import { usePageView } from '../page/pageRouter.ts';
import { useLoadingBar } from '../interface/loadingBar.ts';
import { useLoadingIndicator } from '../interface/loadingIndicator.ts';
import { useServices } from '../page/services.ts';

/** The bar over the page while the next one is loading. */
export function NavigationBar() {
  const { text } = useServices();
  const isLoading = usePageView().next !== undefined;
  const bar = useLoadingBar();
  const indicator = useLoadingIndicator();
  useEffect(() => {
    if (!isLoading) return undefined;
    const waits = [useLoadingBar.getState(), useLoadingIndicator.getState()];
    for (const { start } of waits) start();
    return () => {
      for (const { end } of waits) end();
    };
  }, [isLoading]);
  return (
    <RouteLoadingBar
      state={bar.state}
      label={text('loading.page')}
      failedLabel={text('loading.failed')}
      isLong={indicator.isLoading}
    />
  );
}
