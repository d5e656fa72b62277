import type { RouteLoadingBarProps } from '@solvik/design-system';
import { useEffect, useRef, useState } from 'react';

type BarState = RouteLoadingBarProps['state'];

/** Waits before it shows, so that quick pages show nothing, and lingers a little when done (spec section 9, Loading bar). Milliseconds. */
const throttle = 200;
const hideDelay = 500;

/**
 * Where the loading bar stands. `failures` counts pages that could not be loaded: a new one turns the bar red, also when
 * it came too quickly for the bar to have shown. A page that was opened as an error has asked for nothing, so it shows none.
 */
export function useLoadingBar({ isLoading, failures }: { readonly isLoading: boolean; readonly failures: number }): BarState {
  const [state, setState] = useState<BarState>('idle');
  const hasNavigated = useRef(false);
  const told = useRef(failures);
  useEffect(() => {
    if (isLoading) {
      hasNavigated.current = true;
      const timer = setTimeout(() => setState('running'), throttle);
      return () => clearTimeout(timer);
    }
    const hasFailed = hasNavigated.current && failures !== told.current;
    told.current = failures;
    setState((current) => {
      if (hasFailed || current === 'failed') return 'failed';
      return current === 'running' ? 'done' : 'idle';
    });
    const timer = setTimeout(() => setState('idle'), hideDelay);
    return () => clearTimeout(timer);
  }, [isLoading, failures]);
  return state;
}
