import { RouteLoadingBar } from '@solvik/design-system';
import { useEffect } from 'react';
import { useNavigation } from 'react-router-dom';
import { useLoadingIndicator } from '../interface/loadingIndicator.ts';
import { useNavigationFailures } from './navigationFailures.ts';
import { useServices } from './services.ts';
import { useLoadingBar } from './useLoadingBar.ts';

/** The bar over the page while the next one is on its way. */
export function NavigationBar() {
  const { text } = useServices();
  const failures = useNavigationFailures();
  const isLoading = useNavigation().state !== 'idle';
  const state = useLoadingBar({ isLoading, failures });
  const { isLoading: isLong, start, end } = useLoadingIndicator();
  useEffect(() => {
    if (!isLoading) return undefined;
    start();
    return end;
  }, [isLoading, start, end]);
  return <RouteLoadingBar state={state} label={text('loading.page')} failedLabel={text('loading.failed')} isLong={isLong} />;
}
