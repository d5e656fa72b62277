import type { LoadingBarState } from '@solvik/design-system';
import { create } from 'zustand';

/** Milliseconds before a wait shows, so that quick pages show nothing, and how long the bar lingers when it is over (spec section 9, Loading bar). Its nominal duration is `nominalLoadingTime`. */
export const barThrottle = 200;
export const barHideDelay = 500;

interface LoadingBar {
  readonly state: LoadingBarState;
  /** A page has been asked for since this one was opened. */
  readonly hasStarted: boolean;
  /** A page is asked for. */
  readonly start: () => void;
  /** It is here, or the wait for it was given up. */
  readonly end: () => void;
  /** It could not be loaded: red, also when that came too quickly to have shown, or is told after the end. Silent on a page that was opened as an error, which has asked for nothing. */
  readonly fail: () => void;
}

/** The bar over the page while the next one is on its way (spec section 4, Loading bar). */
export const useLoadingBar = create<LoadingBar>((set, get) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const become = (state: LoadingBarState, after: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => set({ state }), after);
  };
  return {
    state: 'idle',
    hasStarted: false,
    start: () => {
      set({ hasStarted: true });
      become('running', barThrottle);
    },
    end: () => {
      if (get().state === 'running') set({ state: 'done' });
      become('idle', barHideDelay);
    },
    fail: () => {
      if (!get().hasStarted) return;
      set({ state: 'failed' });
      become('idle', barHideDelay);
    },
  };
});
