/** Dialog: something that must be read or answered before continuing. */
import { Description, Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { ModalFrame } from '../Drawer/ModalFrame.tsx';
import { PanelParts } from '../Drawer/PanelParts.tsx';
import { Text } from '../Text/Text.tsx';
import { DialogPanel } from './Dialog.styles.ts';

export const dialogWidths = ['narrow', 'wide'] as const;

export type DialogProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  /** Whether it is shown; controlled by the caller. */
  readonly isOpen: boolean;
  /** Called when it requests to be closed: the button, Escape, a press on the page behind. */
  readonly onClose: () => void;
  /** Heading of the dialog, and its name: "Ta bort adressen?" */
  readonly title: ReactNode;
  /**
   * The consequence of the answer, read with the title as the dialog opens: "Den försvinner från
   * din adressbok."
   */
  readonly description?: ReactNode;
  /** Label of the close button: "Stäng". */
  readonly closeLabel: string;
  /** At most 560 px, or 960 when `wide`; `narrow` by default. */
  readonly width?: (typeof dialogWidths)[number];
  /** In its footer, under a rule: the buttons that answer. */
  readonly footer?: ReactNode;
};

/** A modal panel in the middle of the page. Load it when first needed. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  closeLabel,
  width = 'narrow',
  footer,
  children,
  ...native
}: DialogProps) {
  return (
    <ModalFrame
      {...native}
      data-width={width}
      isOpen={isOpen}
      onClose={onClose}
      panel={DialogPanel}
      isDescribed={description !== undefined}
    >
      <PanelParts
        heading={<Title tabIndex={-1}>{title}</Title>}
        closeLabel={closeLabel}
        onClose={onClose}
        footer={footer}
      >
        {description !== undefined && (
          <Description asChild>
            <Text>{description}</Text>
          </Description>
        )}
        {children}
      </PanelParts>
    </ModalFrame>
  );
}
