/** Escape closes what lies on top. Radix settles that a moment after an overlay is drawn; pressed within it, the key would close the one below and both with it. */
import { useLayoutEffect, useRef } from 'react';

type Close = () => void;

/** What closes each open overlay, the one on top last. */
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
