import { create } from 'zustand';

interface CartDrawerState {
  readonly isOpen: boolean;
  /** Once it has been, its code is there. */
  readonly wasOpened: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Whether the cart lies open over the page. Only a browser opens it, so one store serves. */
export const useCartDrawer = create<CartDrawerState>((set) => ({
  isOpen: false,
  wasOpened: false,
  open: () => set({ isOpen: true, wasOpened: true }),
  close: () => set({ isOpen: false }),
}));
