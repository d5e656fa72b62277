/** Dialog: something that must be read or answered before continuing. */
import { Description, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Scrim } from '../Drawer/Drawer.styles.ts';
import { PanelParts } from '../Drawer/PanelParts.tsx';
import { useEscapeFromTop } from '../Drawer/useEscapeFromTop.ts';
import { useFocusReturn } from '../Drawer/useFocusReturn.ts';
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
  const focusReturn = useFocusReturn();
  const escape = useEscapeFromTop(isOpen, onClose);
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Scrim />
        <DialogPanel
          {...(description === undefined && { 'aria-describedby': undefined })}
          {...focusReturn}
          {...escape}
          {...native}
          data-width={width}
        >
          <PanelParts
            heading={<Title>{title}</Title>}
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
        </DialogPanel>
      </Portal>
    </Root>
  );
}
