import type { ToastMode } from '@solvik/design-system';
import { create } from 'zustand';

interface NoticeState {
  readonly current: (ToastMode & { readonly id: number; readonly message: string }) | undefined;
  /** A new message takes the place of the one before it (spec section 4, Toast). */
  readonly say: (message: string, mode?: ToastMode) => void;
  readonly clear: () => void;
}

/** The one message that floats over the page; errors also stand where they belong. */
export const useNotices = create<NoticeState>((set, get) => ({
  current: undefined,
  say: (message, mode = {}) => set({ current: { ...mode, id: (get().current?.id ?? 0) + 1, message } }),
  clear: () => set({ current: undefined }),
}));
