import { type ComponentType, createElement, type ReactElement } from 'react';
import { create } from 'zustand';

interface PanelPosition {
  /** Covers the page; without a backdrop the page can be used meanwhile. */
  readonly hasOverlay: boolean;
  /** Opens from the bottom rather than from the side. */
  readonly isAtBottom: boolean;
  /** Wide enough for tables. */
  readonly isWide: boolean;
}

interface PanelContent extends PanelPosition {
  /** Its part of the address's hash. */
  readonly part: string;
  readonly title: string;
  readonly body: ReactElement;
}

interface PanelOptions<Props extends object> extends Partial<PanelPosition> {
  readonly part: string;
  readonly title: string;
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

interface ContentPanelState {
  readonly isOpen: boolean;
  /** Retained while the panel closes, so that it does not empty during its animation. */
  readonly content: PanelContent | undefined;
  /** Shows a component with its props; as an overlay at the side by default. */
  readonly open: <Props extends object>(options: PanelOptions<Props>) => void;
  readonly close: () => void;
}

/** The panel for content of any feature (spec section 2, content panel). */
export const useContentPanel = create<ContentPanelState>((set) => ({
  isOpen: false,
  content: undefined,
  open: ({
    part,
    title,
    component,
    props,
    hasOverlay = true,
    isAtBottom = false,
    isWide = false,
  }) =>
    set({
      isOpen: true,
      content: {
        part,
        title,
        body: createElement(component, props),
        hasOverlay,
        isAtBottom,
        isWide,
      },
    }),
  close: () => set({ isOpen: false }),
}));
