import type { Toast as DrawnToast, ToastMode } from '@solvik/design-system';
import { create } from 'zustand';

/** Milliseconds a message stays (spec section 9, Toast). */
export const toastTimeout = 5000;

type Placing = Pick<DrawnToast, 'placement' | 'timeout'>;

interface ToastState {
  readonly current:
    | (ToastMode & Required<Placing> & { readonly id: number; readonly message: string })
    | undefined;
  /** A new message takes the place of the one before it (spec section 4, Toast). */
  readonly say: (message: string, how?: ToastMode & Placing) => void;
  readonly clear: () => void;
}

/** The one message that floats over the page; errors also stand where they belong. The region that shows it keeps its time. */
export const useToast = create<ToastState>((set, get) => ({
  current: undefined,
  say: (message, { placement = 'top-right', timeout = toastTimeout, ...mode } = {}) =>
    set({ current: { ...mode, placement, timeout, id: (get().current?.id ?? 0) + 1, message } }),
  clear: () => set({ current: undefined }),
}));
