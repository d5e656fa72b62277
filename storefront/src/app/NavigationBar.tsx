import { RouteLoadingBar } from '@solvik/design-system';
import { useNavigation } from 'react-router-dom';
import { useNavigationFailures } from './navigationFailures.ts';
import { useServices } from './services.ts';
import { useLoadingBar } from './useLoadingBar.ts';

/** The bar over the page while the next one is on its way. */
export function NavigationBar() {
  const { text } = useServices();
  const failures = useNavigationFailures();
  const state = useLoadingBar({ isLoading: useNavigation().state !== 'idle', failures });
  return <RouteLoadingBar state={state} label={text('loading.page')} failedLabel={text('loading.failed')} />;
}
