/** Flyout: a panel under the row that opened it, while the page stays usable. */
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { keyframes, styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { useTemporaryFocus } from '../../foundation/useTemporaryFocus.ts';

const unfold = keyframes`from { opacity: 0; transform: translateY(-8px); }`;

/** Of no height, so that nothing on the page moves. */
const Position = styled.div`
  position: relative;
  z-index: 20;
  block-size: 0;
`;

const Panel = styled.section`
  --ground: var(--color-sheet);
  position: absolute;
  inset-block-start: var(--space-4);
  inset-inline-end: 0;
  box-sizing: border-box;
  inline-size: min(424px, 100vw - 2 * var(--layout-margin));
  padding: var(--space-24) var(--space-24) var(--space-12);
  background: var(--color-sheet);
  color: var(--color-ink);
  box-shadow: var(--shadow-float);
  outline: none;
  animation: ${unfold} var(--motion-fade) var(--motion-easing);
  ${media.forcedColors} {
    border: 1px solid CanvasText;
  }
  ${media.print} {
    display: none;
  }
`;

export type FlyoutProps = Omit<ComponentPropsWithRef<'section'>, 'aria-label'> & {
  /** Its name for screen readers: "Dela". */
  readonly label: string;
  /** Contains the button that opened it; a press there is left to that button. */
  readonly opener: RefObject<HTMLElement | null>;
  /** Called when it requests to be closed: Escape, a press or the focus elsewhere. */
  readonly onClose: () => void;
};

/**
 * A non-modal dialog, aligned with the end of the element before it. It takes the focus, and
 * returns it when it is removed. Load it when first needed.
 */
export function Flyout({ label, opener, onClose, ref, children, ...native }: FlyoutProps) {
  const panel = useObjectRef(ref);
  useTemporaryFocus(panel, true);
  useEffect(() => {
    const closeFromBeside = ({ target }: PointerEvent) => {
      const isOwn = [panel, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isOwn) onClose();
    };
    document.addEventListener('pointerdown', closeFromBeside);
    return () => document.removeEventListener('pointerdown', closeFromBeside);
  }, [onClose, opener, panel]);
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    onClose();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node) || currentTarget.contains(relatedTarget)) return;
    if (!opener.current?.contains(relatedTarget)) onClose();
  };
  return (
    <Position>
      <Panel
        {...native}
        ref={panel}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={closeOnEscape}
        onBlur={leave}
      >
        {children}
      </Panel>
    </Position>
  );
}
