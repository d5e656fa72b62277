/** ToastRegion: one short message over the page, which waits while it is read. */
import { type ComponentPropsWithRef, type FocusEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { ToastCard, ToastPlace } from './ToastRegion.styles.ts';

export const toastModes = ['info', 'error'] as const;
export const toastPlacements = ['top-right', 'bottom'] as const;

export type Toast = {
  /** A new id is a new message with its own time. */
  readonly id: string;
  readonly message: string;
  /** An error must also stand where it belongs: a toast goes away. */
  readonly mode: (typeof toastModes)[number];
  /** A TextLink or TextButton after the message. */
  readonly action?: ReactNode;
};

type Closing = {
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Milliseconds a message stays (spec section 9, Toast). */
  readonly timeout?: number;
};

export type ToastRegionProps = Omit<ComponentPropsWithRef<'section'>, 'children'> &
  Closing & {
    readonly label: string;
    readonly toast?: Toast | undefined;
    readonly placement?: (typeof toastPlacements)[number];
  };

function ToastMessage({ toast, closeLabel, onClose, timeout }: Closing & { readonly toast: Toast }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close.current(), timeout);
    return () => clearTimeout(timer);
  }, [isHeld, timeout]);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => setIsFocused(relatedTarget instanceof Node && currentTarget.contains(relatedTarget));
  return (
    <ToastCard
      data-mode={toast.mode}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setIsFocused(true)}
      onBlur={leave}
    >
      <p>{toast.message}</p>
      {toast.action}
      <CloseButton label={closeLabel} onClick={onClose} />
    </ToastCard>
  );
}

/** Says the message politely and closes it in time; a pointer or focus on it stops the clock. The region is always there, so that what comes into it is heard. */
export function ToastRegion({ label, toast, closeLabel, onClose, timeout = 5000, placement = 'top-right', ...native }: ToastRegionProps) {
  return (
    <ToastPlace {...native} aria-label={label} aria-live="polite" data-placement={placement}>
      {toast && <ToastMessage key={toast.id} toast={toast} closeLabel={closeLabel} onClose={onClose} timeout={timeout} />}
    </ToastPlace>
  );
}
