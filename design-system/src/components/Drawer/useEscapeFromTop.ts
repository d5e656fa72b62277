/**
 * Escape closes the topmost overlay. Radix updates which one that is a moment after an overlay is
 * rendered; pressed within that moment, the key would close the one below and both with it.
 */
import { useLayoutEffect, useRef } from 'react';

type Close = () => void;

/** The close functions of the open overlays, the topmost last. */
const closers: { readonly current: Close }[] = [];

/** Handler for a Radix `Content`. `onClose` is called, like Radix's own, when it is to be closed. */
export function useEscapeFromTop(isOpen: boolean, onClose: Close) {
  const closer = useRef(onClose);
  useLayoutEffect(() => {
    closer.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    closers.push(closer);
    return () => {
      closers.splice(closers.indexOf(closer), 1);
    };
  }, [isOpen]);
  return {
    onEscapeKeyDown: (event: KeyboardEvent) => {
      const top = closers.at(-1);
      if (!top || top === closer) return;
      event.preventDefault();
      top.current();
    },
  };
}
