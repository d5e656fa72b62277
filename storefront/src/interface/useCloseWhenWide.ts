import { useEffect } from 'react';
import { useViewportClass } from './viewport.ts';

/**
 * Closes an overlay of phones and tablets when the window has become wider, where it would cover a
 * page that no longer needs it.
 */
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
