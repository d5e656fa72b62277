import { create } from 'zustand';

/**
 * Milliseconds before a wait is announced, and the interval of checking it (spec section 9,
 * Loading indicator).
 */
export const indicatorDelay = 1000;
export const indicatorTick = 100;

interface LoadingState {
  /** Whether the indicator is visible. */
  readonly isLoading: boolean;
  readonly delay: number;
  /**
   * Shows it after the delay (milliseconds), unless the wait has ended by then. Restarts a pending
   * wait.
   */
  readonly start: (delay?: number) => void;
  /** Cancels a pending wait, and hides. */
  readonly end: () => void;
}

/** The message for a long wait (spec section 4, Loading bar). */
export const useLoadingIndicator = create<LoadingState>((set) => {
  let timer: ReturnType<typeof setInterval> | undefined;
  const end = () => {
    clearInterval(timer);
    timer = undefined;
    set({ isLoading: false });
  };
  return {
    isLoading: false,
    delay: indicatorDelay,
    start: (delay = indicatorDelay) => {
      end();
      set({ delay });
      let waited = 0;
      timer = setInterval(() => {
        waited += indicatorTick;
        if (waited < delay) return;
        clearInterval(timer);
        set({ isLoading: true });
      }, indicatorTick);
    },
    end,
  };
});
