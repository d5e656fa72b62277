/**
 * When a menu's panel opens and closes by pointer: after a delay, so that crossing the menu opens
 * nothing and a diagonal path to the panel does not close it.
 */
import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds the pointer rests on a name before its panel opens, or replaces another. */
export const openDelay = 120;
/** Milliseconds a panel stays after the pointer has left. */
export const closeDelay = 300;

/**
 * `id` of the open panel, and functions that change it: at once, or by what the pointer's movement
 * suggests.
 */
export function useMenuIntent(startsWith?: string) {
  const [id, setId] = useState(startsWith);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = useCallback((next: string | undefined) => {
    clearTimeout(timer.current);
    setId(next);
  }, []);
  const intend = useCallback((next: string | undefined, delay: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setId(next), delay);
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    id,
    show,
    /** The pointer is on a name or in its panel; undefined for a name without one. */
    pointAt: useCallback((next: string | undefined) => intend(next, openDelay), [intend]),
    pointAway: useCallback(() => intend(undefined, closeDelay), [intend]),
  };
}
