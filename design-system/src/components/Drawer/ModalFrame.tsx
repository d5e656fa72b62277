/**
 * ModalFrame: what every modal panel lies in: its ground over the page, focus that stays in it and
 * is returned, Escape, and a press on the page behind.
 */
import { type DialogContentProps, Portal, Root } from '@radix-ui/react-dialog';
import type { ComponentType, ReactNode, Ref } from 'react';
import { Scrim } from './Drawer.styles.ts';
import { useEscapeFromTop } from './useEscapeFromTop.ts';
import { useFocusReturn } from './useFocusReturn.ts';

export type ModalFrameProps = DialogContentProps & {
  readonly ref?: Ref<HTMLDivElement> | undefined;
  /** Whether it is shown; controlled by the caller. */
  readonly isOpen: boolean;
  /** Called when it requests to be closed: Escape, a press on the page behind. */
  readonly onClose: () => void;
  /** The panel: a styled Radix `Content`. It holds a Radix `Title`. */
  readonly panel: ComponentType<DialogContentProps>;
  /** Between the panel and the page: a scrim, if nothing else. */
  readonly ground?: ReactNode;
  /** Whether it holds a Radix `Description`. */
  readonly isDescribed?: boolean;
};

/** Other props are the panel's own. */
export function ModalFrame({
  isOpen,
  onClose,
  panel: Panel,
  ground,
  isDescribed = false,
  ...native
}: ModalFrameProps) {
  const focusReturn = useFocusReturn();
  const escape = useEscapeFromTop(isOpen, onClose);
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        {ground ?? <Scrim />}
        <Panel
          {...(!isDescribed && { 'aria-describedby': undefined })}
          {...focusReturn}
          {...escape}
          {...native}
        />
      </Portal>
    </Root>
  );
}
