/** Gives focus back to what had it before an overlay opened; Radix does so only for its own trigger. */
import { useRef } from 'react';

/** Handlers for a Radix `Content`. */
export function useFocusReturn() {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (opener.current instanceof HTMLElement) opener.current.focus();
    },
  };
}
