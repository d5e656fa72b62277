import { create } from 'zustand';

/** Modals over the page; one at a time. */
export type ModalName = 'cart' | 'menu' | 'palette' | 'search' | 'shortcuts';

/** Parts of an address's hash. */
export const cartPart = 'cart';
export const menuPart = 'menu';

interface ModalState {
  readonly current: ModalName | undefined;
  /** The requested part of the modal, if it has several. */
  readonly frame: string | undefined;
  readonly open: (name: ModalName, frame?: string) => void;
  readonly close: () => void;
}

/**
 * The modal over the page (spec section 4, Modal). Only a browser opens one, so one store is
 * enough.
 */
export const useModal = create<ModalState>((set) => ({
  current: undefined,
  frame: undefined,
  open: (name, frame) => set({ current: name, frame }),
  close: () => set({ current: undefined, frame: undefined }),
}));

/** Whether any modal is open. */
export const isModalOpen = ({ current }: Pick<ModalState, 'current'>): boolean =>
  current !== undefined;
