/** Dialog: something that must be read or answered before going on. */
import { Content, Portal, Root, Title } from '@radix-ui/react-dialog';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { PanelBody, PanelFoot, PanelHead, Scrim } from '../Drawer/Drawer.styles.ts';
import { useFocusReturn } from '../Drawer/useFocusReturn.ts';

export const dialogWidths = ['narrow', 'wide'] as const;

const rise = keyframes`from { opacity: 0; transform: translateY(8px); }`;
const sink = keyframes`to { opacity: 0; }`;

const Panel = styled(Content)`
  position: fixed;
  z-index: 61;
  inset: 0;
  margin: auto;
  inline-size: min(100% - 32px, 560px);
  block-size: fit-content;
  max-block-size: calc(100dvh - 48px);
  display: flex;
  flex-direction: column;
  background: var(--color-sheet);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  outline: none;
  &[data-width='wide'] { inline-size: min(100% - 32px, 960px); }
  &[data-state='open'] { animation: ${rise} var(--motion-slide) var(--motion-easing); }
  &[data-state='closed'] { animation: ${sink} var(--motion-colour) var(--motion-easing) forwards; }
  ${media.forcedColors} { border: 1px solid CanvasText; }
`;

export type DialogProps = Omit<ComponentPropsWithRef<'div'>, 'title'> & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  readonly width?: (typeof dialogWidths)[number];
  readonly footer?: ReactNode;
};

/** A modal panel in the middle of the page. Load it when first needed. */
export function Dialog({ isOpen, onClose, title, closeLabel, width = 'narrow', footer, children, ...native }: DialogProps) {
  const focusReturn = useFocusReturn();
  return (
    <Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Portal>
        <Scrim />
        <Panel aria-describedby={undefined} {...focusReturn} {...native} data-width={width}>
          <PanelHead>
            <Title>{title}</Title>
            <CloseButton label={closeLabel} onClick={onClose} />
          </PanelHead>
          {/* A text longer than the window must scroll by keys, also when nothing in it takes focus. */}
          <PanelBody tabIndex={0}>{children}</PanelBody>
          {footer && <PanelFoot>{footer}</PanelFoot>}
        </Panel>
      </Portal>
    </Root>
  );
}
