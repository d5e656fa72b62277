import { RouteLoadingBar } from '@solvik/design-system';
import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router-dom';
import { useServices } from './services.ts';

type BarState = 'idle' | 'running' | 'done';

/** Waits before it shows, so that quick pages show nothing, and lingers a little when done (spec section 9, Loading bar). */
const throttle = 200;
const hideDelay = 500;

function useBarState(): BarState {
  const isLoading = useNavigation().state !== 'idle';
  const [state, setState] = useState<BarState>('idle');
  useEffect(() => {
    if (isLoading) {
      const timer = setTimeout(() => setState('running'), throttle);
      return () => clearTimeout(timer);
    }
    setState((current) => (current === 'running' ? 'done' : 'idle'));
    const timer = setTimeout(() => setState('idle'), hideDelay);
    return () => clearTimeout(timer);
  }, [isLoading]);
  return state;
}

/** The bar over the page while the next one is on its way. */
export function NavigationBar() {
  const { text } = useServices();
  return <RouteLoadingBar state={useBarState()} label={text('loading.page')} failedLabel={text('loading.failed')} />;
}
