/** Toggletip: a short explanation beside a word, announced and shown on request. */
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Icon } from '../../icons/Icon.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { keepInWindow } from './keepInWindow.ts';
import { ToggletipBubble, ToggletipButton, ToggletipRoot } from './Toggletip.styles.ts';

export type ToggletipProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  /** Label of the button: "Om lägsta pris". */
  readonly label: string;
  /** A sentence or two; what can be pressed belongs in a Popover. */
  readonly children: ReactNode;
  /** Open at first. */
  readonly defaultOpen?: boolean;
};

function Bubble({ children }: { readonly children: ReactNode }) {
  const bubble = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => (bubble.current ? keepInWindow(bubble.current) : undefined), []);
  return <ToggletipBubble ref={bubble}>{children}</ToggletipBubble>;
}

/**
 * An "i" of 24 px with a target of 44; the same button, Escape, or moving elsewhere closes the
 * explanation.
 */
export function Toggletip({
  label,
  defaultOpen = false,
  children,
  ref,
  ...native
}: ToggletipProps) {
  const root = useObjectRef(ref);
  const [isOpen, setIsOpen] = useState(defaultOpen);
  useEffect(() => {
    if (!isOpen) return undefined;
    const closeFromBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setIsOpen(false);
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setIsOpen(false);
    };
    document.addEventListener('pointerdown', closeFromBeside);
    // Dialogs listen on the document as keys go down to it: one around this must not close as well.
    window.addEventListener('keydown', closeOnEscape, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', closeFromBeside);
      window.removeEventListener('keydown', closeOnEscape, { capture: true });
    };
  }, [isOpen, root]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setIsOpen(false);
  };
  return (
    <ToggletipRoot {...native} ref={root} onBlur={leave}>
      <ToggletipButton type="button" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <Icon name="info" size="20" />
        <VisuallyHidden>{label}</VisuallyHidden>
      </ToggletipButton>
      <span role="status">{isOpen && <Bubble>{children}</Bubble>}</span>
    </ToggletipRoot>
  );
}
