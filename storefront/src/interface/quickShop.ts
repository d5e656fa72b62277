import { create } from 'zustand';

interface Wanted {
  readonly alias: string;
  /** What the panel is called until the product is there. */
  readonly name: string;
  /** The product's page, within this front. */
  readonly href: string;
}

interface QuickShopState {
  readonly isOpen: boolean;
  /** The product; stays while the panel closes. */
  readonly product: Wanted | undefined;
  readonly open: (product: Wanted) => void;
  readonly close: () => void;
}

/** The product that is bought from a list without going to its page (spec section 2, quick shop). */
export const useQuickShop = create<QuickShopState>((set) => ({
  isOpen: false,
  product: undefined,
  open: (product) => set({ isOpen: true, product }),
  close: () => set({ isOpen: false }),
}));
