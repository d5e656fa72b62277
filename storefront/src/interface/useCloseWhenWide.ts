import { useEffect } from 'react';
import { useViewportClass } from './viewport.ts';

/** Closes what only phones and tablets have a way to, when the window has become wider: there it would lie over a page that needs it no more. */
export function useCloseWhenWide({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}): void {
  const viewport = useViewportClass();
  const isWide = viewport !== 'phone' && viewport !== 'tablet';
  useEffect(() => {
    if (isOpen && isWide) onClose();
  }, [isOpen, isWide, onClose]);
}
