/** ToastRegion: one short message over the page, which stays while it is read. */
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import { CloseButton } from '../CloseButton/CloseButton.tsx';
import { ToastCard, ToastContainer } from './ToastRegion.styles.ts';

export const toastModes = ['info', 'error'] as const;
export const toastPlacements = ['top-right', 'bottom'] as const;

export type ToastMode =
  | { readonly mode?: 'info'; readonly errorAt?: undefined }
  | {
      /** Reddens its edge. */
      readonly mode: 'error';
      /**
       * A toast disappears, so an error must also be shown where it belongs: the page or the part
       * (`#id`) that shows it.
       */
      readonly errorAt: string;
    };

export type Toast = ToastMode & {
  /** A new id is a new message with its own time, in place of the last one. */
  readonly id: string;
  /** A short sentence: "Lång ullkappa Alma ligger i varukorgen". */
  readonly message: string;
  /** Where this one is placed, when it differs from the region's. */
  readonly placement?: (typeof toastPlacements)[number] | undefined;
  /** Milliseconds this one stays, when they differ from the region's. */
  readonly timeout?: number | undefined;
  /** A TextLink or TextButton after the message. */
  readonly action?: ReactNode;
};

type Closing = {
  /** Label of the closing button: "Stäng". */
  readonly closeLabel: string;
  /** Called at its button, at Escape in it and when its time is up; the caller removes `toast`. */
  readonly onClose: () => void;
  /** Milliseconds a message stays (spec section 9, Toast). */
  readonly timeout?: number;
};

export type ToastRegionProps = Omit<ComponentPropsWithRef<'section'>, 'children'> &
  Closing & {
    /** The region's name for screen readers: "Meddelanden". */
    readonly label: string;
    /** The current message; without one the region is empty. */
    readonly toast?: Toast | undefined;
    /**
     * Where messages are placed: below the header at the far side (`top-right`, the default), or in
     * the middle of the lower edge.
     */
    readonly placement?: (typeof toastPlacements)[number];
  };

function ToastMessage({
  toast,
  closeLabel,
  onClose,
  timeout,
}: Closing & { readonly toast: Toast }) {
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [isFocused, setIsFocused] = useState(false);
  const isHeld = isPointedAt || isFocused;
  const card = useRef<HTMLDivElement>(null);
  const opener = useRef<EventTarget>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => close.current(), timeout);
    return () => clearTimeout(timer);
  }, [isHeld, timeout]);
  useEffect(() => {
    const page = card.current?.ownerDocument;
    const jump = (event: KeyboardEvent) => {
      const { key, ctrlKey, altKey, metaKey, defaultPrevented } = event;
      const within = card.current;
      if (key !== 'F6' || ctrlKey || altKey || metaKey || defaultPrevented || !page || !within)
        return;
      event.preventDefault();
      if (!within.contains(page.activeElement))
        within.querySelector<HTMLElement>('a[href], button')?.focus();
      else if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus();
      else if (page.activeElement instanceof HTMLElement) page.activeElement.blur();
    };
    page?.addEventListener('keydown', jump);
    return () => page?.removeEventListener('keydown', jump);
  }, []);
  useEffect(
    () => () => {
      // Focus within the message would be lost; it returns to its origin.
      if (opener.current instanceof HTMLElement && opener.current.isConnected)
        opener.current.focus();
    },
    [],
  );
  const enter = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
      opener.current = relatedTarget;
    setIsFocused(true);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return;
    opener.current = null;
    setIsFocused(false);
  };
  return (
    <ToastCard
      ref={card}
      data-mode={toast.mode ?? 'info'}
      data-error-at={toast.errorAt}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={enter}
      onBlur={leave}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      <p>{toast.message}</p>
      {toast.action}
      <CloseButton label={closeLabel} onClick={onClose} />
    </ToastCard>
  );
}

/**
 * Announces the message politely and closes it in time; a pointer or focus on it stops the timer,
 * Escape in it or its button closes it. While it is shown, F6 moves the focus to it and back. The
 * region is always rendered, so that its content is announced.
 */
export function ToastRegion({
  label,
  toast,
  closeLabel,
  onClose,
  timeout = 5000,
  placement = 'top-right',
  ...native
}: ToastRegionProps) {
  return (
    <ToastContainer
      {...native}
      aria-label={label}
      aria-live="polite"
      data-placement={toast?.placement ?? placement}
    >
      {toast && (
        <ToastMessage
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={onClose}
          timeout={toast.timeout ?? timeout}
        />
      )}
    </ToastContainer>
  );
}
