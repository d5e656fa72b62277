/** A value once it has been stable, so that what follows typing is not announced at every key. */
import { useEffect, useState } from 'react';

/**
 * The value as it was when it last stayed the same for so many milliseconds; at first the value
 * itself.
 */
export function useSettled<Value>(value: Value, milliseconds: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return settled;
}
