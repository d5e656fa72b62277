import { create } from 'zustand';

export interface RequestedProduct {
  readonly alias: string;
  /** The panel's title until the product has loaded; unknown of a shared address. */
  readonly name?: string;
  /** The product's page, within this site; unknown of a shared address. */
  readonly href?: string;
}

interface QuickShopState {
  readonly isOpen: boolean;
  /** The product; retained while the panel closes. */
  readonly product: RequestedProduct | undefined;
  /** The alias of the product whose panel failed to open, until one is opened again. */
  readonly failed: string | undefined;
  readonly open: (product: RequestedProduct) => void;
  readonly close: () => void;
  readonly fail: () => void;
}

/** The product bought from a list without opening its page (spec section 2, quick shop). */
export const useQuickShop = create<QuickShopState>((set, get) => ({
  isOpen: false,
  product: undefined,
  failed: undefined,
  open: (product) => set({ isOpen: true, product, failed: undefined }),
  close: () => set({ isOpen: false }),
  fail: () => set({ isOpen: false, failed: get().product?.alias }),
}));
