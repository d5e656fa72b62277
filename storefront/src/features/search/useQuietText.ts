import { useEffect, useState } from 'react';

/** Milliseconds without a change after which a text is announced. */
const quiet = 500;

/** The text once it has not changed for a while, so that a screen reader is not interrupted. */
export function useQuietText(text: string): string {
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), quiet);
    return () => clearTimeout(timer);
  }, [text]);
  return announced;
}
