/** ToastRegion: one short message over the page, which waits while it is read. */
import { type ComponentPropsWithRef, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { media } from '../../foundation/media.ts';
import { bodyType } from '../../foundation/typeStyles.ts';
import { CloseButton } from '../CloseButton/CloseButton.tsx';

export const toastModes = ['info', 'error'] as const;
export const toastPlacements = ['top-right', 'bottom'] as const;

const Root = styled.div`
  position: fixed;
  z-index: 50;
  inset-inline: var(--space-16);
  inset-block-start: calc(var(--size-header-phone) + var(--space-40));
  display: grid;
  justify-items: end;
  pointer-events: none;
  &[data-placement='bottom'] { inset-block: auto var(--space-24); justify-items: center; }
`;

const Message = styled.div`
  ${bodyType}
  display: flex;
  align-items: center;
  gap: var(--space-16);
  max-inline-size: 26rem;
  padding: var(--space-4) var(--space-4) var(--space-4) var(--space-24);
  background: var(--color-sheet);
  color: var(--color-ink);
  border-inline-start: 3px solid var(--color-accent);
  box-shadow: var(--shadow-float);
  pointer-events: auto;
  &[data-mode='error'] { border-color: var(--color-reduced); }
  ${media.forcedColors} { border: 1px solid CanvasText; }
  ${media.print} { display: none; }
`;

export type Toast = { readonly id: string; readonly message: string; readonly mode: (typeof toastModes)[number] };

export type ToastRegionProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  readonly label: string;
  readonly toast?: Toast | undefined;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Milliseconds a message stays (spec section 9, Toast). */
  readonly timeout?: number;
  readonly placement?: (typeof toastPlacements)[number];
};

/** Says the message politely and closes it in time; pointer or focus on it stops the clock. */
export function ToastRegion({ label, toast, closeLabel, onClose, timeout = 5000, placement = 'top-right', ...native }: ToastRegionProps) {
  const [isHeld, setHeld] = useState(false);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  const id = toast?.id;
  useEffect(() => {
    if (id === undefined || isHeld) return undefined;
    const timer = setTimeout(() => close.current(), timeout);
    return () => clearTimeout(timer);
  }, [id, isHeld, timeout]);
  return (
    <Root {...native} role="region" aria-label={label} aria-live="polite" data-placement={placement}>
      {toast && (
        <Message
          key={toast.id}
          data-mode={toast.mode}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
        >
          <span>{toast.message}</span>
          <CloseButton label={closeLabel} onClick={onClose} />
        </Message>
      )}
    </Root>
  );
}
