import type { LoadingBarState } from '@solvik/design-system';
import { create } from 'zustand';

/**
 * Milliseconds before a wait shows, so that quick pages show nothing, and how long the bar remains
 * afterwards (spec section 9, Loading bar). Its nominal duration is `nominalLoadingTime`.
 */
export const barThrottle = 200;
export const barHideDelay = 500;

interface LoadingBar {
  readonly state: LoadingBarState;
  /** Whether a page has been requested since this one was opened. */
  readonly hasStarted: boolean;
  /** A page is requested. */
  readonly start: () => void;
  /** It has loaded, or the navigation was cancelled. */
  readonly end: () => void;
  /**
   * It failed to load: red, also if it failed too quickly for the bar to have shown, or is
   * reported after the end. No effect on a page that was opened as an error, which has requested
   * nothing.
   */
  readonly fail: () => void;
}

/** The bar over the page while the next one is loading (spec section 4, Loading bar). */
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
