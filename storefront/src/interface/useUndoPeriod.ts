import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds in which an action can be undone. */
export const undoPeriod = 8000;

interface UndoPeriod<Value> {
  /** Whether an action waits, and can be undone. */
  readonly isWaiting: boolean;
  /** Lets an action with this value wait. */
  readonly start: (value: Value) => void;
  /** The action that waits is not run. */
  readonly undo: () => void;
  /** While it is held, as under a pointer, the period does not end. */
  readonly hold: (isHeld: boolean) => void;
}

/**
 * Runs an action once, at the end of a period in which it can be undone; earlier when its part of
 * the page or the page itself is left (`isLeaving`).
 */
export function useUndoPeriod<Value>(
  run: (value: Value, isLeaving: boolean) => void,
): UndoPeriod<Value> {
  const [isWaiting, setWaiting] = useState(false);
  const [isHeld, hold] = useState(false);
  const pending = useRef<{ readonly value: Value }>(undefined);
  const end = useEffectEvent((isLeaving: boolean) => {
    const { current } = pending;
    if (!current) return;
    pending.current = undefined;
    setWaiting(false);
    run(current.value, isLeaving);
  });
  useEffect(() => {
    if (!isWaiting || isHeld) return undefined;
    const timer = setTimeout(() => end(false), undoPeriod);
    return () => clearTimeout(timer);
  }, [isWaiting, isHeld]);
  useEffect(() => {
    const leave = () => end(true);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
    };
  }, []);
  return {
    isWaiting,
    start: (value) => {
      pending.current = { value };
      hold(false);
      setWaiting(true);
    },
    undo: () => {
      pending.current = undefined;
      setWaiting(false);
    },
    hold,
  };
}
