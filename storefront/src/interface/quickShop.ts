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
  /** The alias of the product whose panel could not be had, until one is opened again. */
  readonly failed: string | undefined;
  readonly open: (product: Wanted) => void;
  readonly close: () => void;
  readonly fail: () => void;
}

/** The product that is bought from a list without going to its page (spec section 2, quick shop). */
export const useQuickShop = create<QuickShopState>((set, get) => ({
  isOpen: false,
  product: undefined,
  failed: undefined,
  open: (product) => set({ isOpen: true, product, failed: undefined }),
  close: () => set({ isOpen: false }),
  fail: () => set({ isOpen: false, failed: get().product?.alias }),
}));
