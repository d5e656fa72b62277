import { create } from 'zustand';

interface NoticeState {
  readonly current: { readonly id: number; readonly message: string; readonly mode: 'info' | 'error' } | undefined;
  /** A new message takes the place of the one before it (spec section 4, Toast). */
  readonly say: (message: string, mode?: 'info' | 'error') => void;
  readonly clear: () => void;
}

/** The one message that floats over the page; errors also stand where they belong. */
export const useNotices = create<NoticeState>((set, get) => ({
  current: undefined,
  say: (message, mode = 'info') => set({ current: { id: (get().current?.id ?? 0) + 1, message, mode } }),
  clear: () => set({ current: undefined }),
}));
