import { useCallback, useEffect, useRef } from 'react';

/** A function that never changes and calls the one of the latest render. */
export function useLatestCallback(callback: () => void): () => void {
  const latest = useRef(callback);
  useEffect(() => {
    latest.current = callback;
  });
  return useCallback(() => latest.current(), []);
}
