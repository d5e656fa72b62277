import { createContext, type ReactNode, use, useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';

/** What the content of a panel may use of it. */
interface PanelParts {
  /** Where its foot stands; null until there is one. */
  readonly foot: Element | null;
  /** Gives the panel a foot; returns what removes it. */
  readonly addFoot: () => () => void;
  /** Closes the panel and leaves its address. */
  readonly leave: () => void;
}

export const PanelPartsContext = createContext<PanelParts>({
  foot: null,
  addFoot: () => () => undefined,
  leave: () => undefined,
});

/** Closes the panel that a part of its content is in. */
export const useLeavePanel = (): (() => void) => use(PanelPartsContext).leave;

/** Stays at the foot of the panel that it is in while the rest scrolls. */
export function PanelFoot({ children }: { readonly children: ReactNode }) {
  const { foot, addFoot } = use(PanelPartsContext);
  useLayoutEffect(addFoot, [addFoot]);
  return foot && createPortal(children, foot);
}
