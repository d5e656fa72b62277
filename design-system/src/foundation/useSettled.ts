import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stayed the same for so many milliseconds; at first the value
 * itself. What follows typing or dragging is then not announced or loaded at each step.
 */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
