import { useSyncExternalStore } from 'react';
import { ownSizes } from './ownSizes.ts';

const unknown = () => undefined;

/** The pinned sizes; undefined without any, on the server and during hydration. */
export const usePinnedSizes = () =>
  useSyncExternalStore(ownSizes.subscribe, ownSizes.read, unknown);

/** The sizes that lists show; undefined as above, and while they are lifted. */
export const useOwnSizes = () => useSyncExternalStore(ownSizes.subscribe, ownSizes.active, unknown);
