import { type ComponentType, createElement, type ReactElement } from 'react';
import { create } from 'zustand';

interface PanelPlace {
  /** Covers the page; without one the page can be used meanwhile. */
  readonly hasOverlay: boolean;
  /** From below rather than from the side. */
  readonly isAtBottom: boolean;
}

interface PanelContent extends PanelPlace {
  readonly title: string;
  readonly body: ReactElement;
}

interface Asked<Props extends object> extends Partial<PanelPlace> {
  readonly title: string;
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

interface ContentPanelState {
  readonly isOpen: boolean;
  /** Stays while the panel closes, so that it does not empty on its way out. */
  readonly content: PanelContent | undefined;
  /** Shows a component with its props; over the page and at its side unless told otherwise. */
  readonly open: <Props extends object>(asked: Asked<Props>) => void;
  readonly close: () => void;
}

/** The panel in which any part of the shop may show something (spec section 2, content panel). */
export const useContentPanel = create<ContentPanelState>((set) => ({
  isOpen: false,
  content: undefined,
  open: ({ title, component, props, hasOverlay = true, isAtBottom = false }) =>
    set({
      isOpen: true,
      content: { title, body: createElement(component, props), hasOverlay, isAtBottom },
    }),
  close: () => set({ isOpen: false }),
}));
