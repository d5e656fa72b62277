import type { Toast as DrawnToast, ToastMode } from '@solvik/design-system';
import { create } from 'zustand';

/** Milliseconds a message stays (spec section 9, Toast). */
export const toastTimeout = 5000;

type Placing = Pick<DrawnToast, 'placement' | 'timeout'>;

interface ToastState {
  readonly current:
    | (ToastMode & Required<Placing> & { readonly id: number; readonly message: string })
    | undefined;
  /** A new message replaces the one before it (spec section 4, Toast). */
  readonly notify: (message: string, how?: ToastMode & Placing) => void;
  readonly clear: () => void;
}

/**
 * The one message that floats over the page; errors are also shown where they belong. The region
 * that shows it has the timer.
 */
export const useToast = create<ToastState>((set, get) => ({
  current: undefined,
  notify: (message, { placement = 'top-right', timeout = toastTimeout, ...mode } = {}) =>
    set({ current: { ...mode, placement, timeout, id: (get().current?.id ?? 0) + 1, message } }),
  clear: () => set({ current: undefined }),
}));
