/** Drawer: a panel beside the page, or a sheet over it: cart, filters, menu. */
import { Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Panel } from './Drawer.styles.ts';
import { ModalFrame } from './ModalFrame.tsx';
import { PanelParts } from './PanelParts.tsx';

export const drawerSides = ['end', 'start', 'bottom'] as const;

export type DrawerProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Whether it is shown; controlled by the caller. */
  readonly isOpen: boolean;
  /** Called when it requests to be closed: the button, Escape, a press on the page behind. */
  readonly onClose: () => void;
  /** Heading of the panel, and its name: "Filter". */
  readonly title: ReactNode;
  /** Label of the close button: "Stäng". */
  readonly closeLabel: string;
  /** `end` 480 px and a whole phone, `start` a menu, `bottom` a sheet from 44 px below the top. */
  readonly side?: (typeof drawerSides)[number];
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
};

/** A modal panel: focus stays in it, and is returned when it closes. Load it when first needed. */
export function Drawer({
  isOpen,
  onClose,
  title,
  closeLabel,
  side = 'end',
  footer,
  children,
  ...native
}: DrawerProps) {
  return (
    <ModalFrame {...native} data-side={side} isOpen={isOpen} onClose={onClose} panel={Panel}>
      <PanelParts
        heading={<Title tabIndex={-1}>{title}</Title>}
        closeLabel={closeLabel}
        onClose={onClose}
        footer={footer}
      >
        {children}
      </PanelParts>
    </ModalFrame>
  );
}
