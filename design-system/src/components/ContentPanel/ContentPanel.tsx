/**
 * ContentPanel: some content beside the page or from below, over the page or while the page stays
 * usable (spec section 2, content panel).
 */
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { styled } from 'styled-components';
import { Drawer } from '../Drawer/Drawer.tsx';
import { panelStyle } from '../Drawer/Drawer.styles.ts';
import { PanelParts } from '../Drawer/PanelParts.tsx';
import { useTemporaryFocus } from '../../foundation/useTemporaryFocus.ts';

const FreePanel = styled.section`
  ${panelStyle}
  box-shadow: var(--shadow-float);
`;

export type ContentPanelProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'ref'> & {
  readonly ref?: React.Ref<HTMLElement & HTMLDivElement>;
  /** Whether it is shown; controlled by the caller. */
  readonly isOpen: boolean;
  /**
   * Called when it requests to be closed: its button, Escape, and with an overlay a press on the
   * page behind.
   */
  readonly onClose: () => void;
  /** Heading of the panel, and its name: "Storleksguide". */
  readonly title: ReactNode;
  /** Label of the close button: "Stäng". */
  readonly closeLabel: string;
  /** Covers the page and keeps the focus; without one the page stays usable. */
  readonly hasOverlay?: boolean;
  /** From below, as high as its content, rather than from the side. */
  readonly isAtBottom?: boolean;
  /** Beside the page wide enough for tables, and on a phone a sheet from 44 px below the top. */
  readonly isWide?: boolean;
  /** Stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode;
};

type FreeProps = Omit<ContentPanelProps, 'isOpen' | 'hasOverlay' | 'isWide'> & {
  readonly 'data-width'?: 'wide' | undefined;
};

function FreeContentPanel({
  onClose,
  title,
  closeLabel,
  isAtBottom,
  footer,
  children,
  ref,
  ...native
}: FreeProps) {
  const panel = useObjectRef(ref);
  const titleId = useId();
  useTemporaryFocus(panel, true);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  return (
    <FreePanel
      aria-labelledby={titleId}
      {...native}
      ref={panel}
      role="dialog"
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      data-state="open"
      data-side={isAtBottom ? 'bottom' : 'end'}
      data-height={isAtBottom ? 'content' : undefined}
    >
      <PanelParts
        heading={<h2 id={titleId}>{title}</h2>}
        closeLabel={closeLabel}
        onClose={onClose}
        footer={footer}
      >
        {children}
      </PanelParts>
    </FreePanel>
  );
}

/** Takes the focus, and returns it when it closes. Load it when first needed. */
export function ContentPanel({
  isOpen,
  hasOverlay = true,
  isAtBottom = false,
  isWide = false,
  ...panel
}: ContentPanelProps) {
  if (hasOverlay)
    return (
      <Drawer
        {...panel}
        isOpen={isOpen}
        side={isAtBottom ? 'bottom' : 'end'}
        data-height={isAtBottom ? 'content' : undefined}
        data-width={isWide ? 'wide' : undefined}
      />
    );
  return isOpen ? (
    <FreeContentPanel {...panel} isAtBottom={isAtBottom} data-width={isWide ? 'wide' : undefined} />
  ) : null;
}
