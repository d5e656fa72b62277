import { useSyncExternalStore } from 'react';

const onChange = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/**
 * Whether the browser has a network (spec section 4, Loading bar); true on the server. A browser
 * may report a network without reaching the shop.
 */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => navigator.onLine,
    () => true,
  );
