import { create } from 'zustand';

/** Milliseconds before a wait is worth a word, and how often that is looked at (spec section 9, Loading indicator). */
export const indicatorDelay = 1000;
export const indicatorTick = 100;

interface LoadingState {
  /** Whether the indicator shows. */
  readonly isLoading: boolean;
  readonly delay: number;
  /** Shows it after the delay (milliseconds), unless the wait has ended by then. A wait that is on its way begins anew. */
  readonly start: (delay?: number) => void;
  /** Cancels a wait that is on its way, and hides. */
  readonly end: () => void;
}

/** The words that a wait gets when it is long (spec section 4, Loading bar). */
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
