/** Popover: additional content beside the pressed control, while the page stays usable. */
import { Anchor, Close, Content, Portal, Root, Trigger } from '@radix-ui/react-popover';
import type { ComponentPropsWithRef, ReactElement } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';

export const popoverSides = ['bottom', 'top'] as const;
export const popoverAlignments = ['start', 'center', 'end'] as const;

const unfold = keyframes`from { opacity: 0; transform: translateY(var(--popover-away)); }`;
const fold = keyframes`to { opacity: 0; }`;

const Panel = styled(Content)`
  ${bodyType}
  --popover-away: -8px;
  z-index: 62;
  display: flex;
  align-items: flex-start;
  gap: var(--space-8);
  max-inline-size: min(24rem, var(--radix-popover-content-available-width));
  max-block-size: var(--radix-popover-content-available-height);
  /* Space for the focus ring, which the panel would clip. */
  padding: 6px 6px 6px var(--space-24);
  overflow-y: auto;
  overscroll-behavior: contain;
  background: var(--color-sheet);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  outline: none;
  &[data-side='top'] {
    --popover-away: 8px;
  }
  &[data-state='open'] {
    animation: ${unfold} var(--motion-fade) var(--motion-easing);
  }
  &[data-state='closed'] {
    animation: ${fold} var(--motion-colour) var(--motion-easing) forwards;
  }
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  ${media.print} {
    display: none;
  }
`;

const Words = styled.div`
  flex: 1;
  min-inline-size: 0;
  padding-block: var(--space-12) var(--space-16);
  overflow-wrap: anywhere;
`;

export type PopoverProps = ComponentPropsWithRef<'div'> & {
  /** The button that opens it; it exposes its popup, and whether that is open. */
  readonly trigger: ReactElement;
  /** What it is about, for screen readers. */
  readonly label: string;
  /** Label of the closing button: "Stäng". */
  readonly closeLabel: string;
  /** The preferred side, where there is space; `bottom` by default. */
  readonly side?: (typeof popoverSides)[number];
  /** Which of its edges is aligned with the trigger's, or its middle; `start` by default. */
  readonly align?: (typeof popoverAlignments)[number];
  /** Open at first. */
  readonly defaultOpen?: boolean;
  /** Called with true when it opens and false when it closes. */
  readonly onOpenChange?: (isOpen: boolean) => void;
};

/**
 * Opens to the side with enough space. Focus moves into it, and is returned when it closes: by its
 * button, Escape or a click outside. Load it when first needed.
 */
export function Popover({
  trigger,
  label,
  closeLabel,
  side = 'bottom',
  align = 'start',
  defaultOpen,
  onOpenChange,
  children,
  ...native
}: PopoverProps) {
  return (
    <Root defaultOpen={defaultOpen} onOpenChange={onOpenChange}>
      <Anchor asChild>
        <Trigger asChild>{trigger}</Trigger>
      </Anchor>
      <Portal>
        <Panel
          aria-label={label}
          {...native}
          side={side}
          align={align}
          sideOffset={8}
          collisionPadding={16}
        >
          <Words>{children}</Words>
          <Close asChild>
            <CloseButton label={closeLabel} />
          </Close>
        </Panel>
      </Portal>
    </Root>
  );
}
