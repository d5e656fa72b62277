import { create } from 'zustand';

interface QuickShopState {
  readonly isOpen: boolean;
  /** Alias of the product; stays while the panel closes. */
  readonly alias: string | undefined;
  readonly open: (alias: string) => void;
  readonly close: () => void;
}

/** The product that is bought from a list without going to its page (spec section 2, quick shop). */
export const useQuickShop = create<QuickShopState>((set) => ({
  isOpen: false,
  alias: undefined,
  open: (alias) => set({ isOpen: true, alias }),
  close: () => set({ isOpen: false }),
}));
