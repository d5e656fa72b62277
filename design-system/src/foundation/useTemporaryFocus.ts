/**
 * Moves the focus to a part that appeared without covering the page, and returns it when the part
 * disappears.
 */
import { type RefObject, useEffect } from 'react';

/**
 * The part must be focusable (`tabIndex={-1}` is enough). Focus that has moved by itself is left
 * where it is.
 */
export function useTemporaryFocus(part: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    const visited = part.current;
    if (!isThere || !visited) return undefined;
    const opener = document.activeElement;
    visited.focus({ preventScroll: true });
    return () => {
      // The focused element may have been removed with the part, which leaves the focus on the page
      // itself.
      const { activeElement } = document;
      const isLeftBehind =
        activeElement === null ||
        activeElement === document.body ||
        visited.contains(activeElement);
      if (isLeftBehind && opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, [part, isThere]);
}
