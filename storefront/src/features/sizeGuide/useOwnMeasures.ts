import { useSyncExternalStore } from 'react';
import { ownMeasures } from './ownMeasures.ts';

const unknown = () => undefined;

/** The shopper's measures; undefined without any, on the server and during hydration. */
export const useOwnMeasures = () =>
  useSyncExternalStore(ownMeasures.subscribe, ownMeasures.read, unknown);
