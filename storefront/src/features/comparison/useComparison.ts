import { useSyncExternalStore } from 'react';
import { comparison } from './comparison.ts';

const unknown = () => undefined;

/** Whether a product is compared; undefined on the server and during hydration. */
export const useIsCompared = (productId: number): boolean | undefined =>
  useSyncExternalStore(comparison.subscribe, () => comparison.has(productId), unknown);

/** Ids of the compared products in the order chosen; undefined on the server and during hydration. */
export const useComparison = (): readonly number[] | undefined =>
  useSyncExternalStore<readonly number[] | undefined>(
    comparison.subscribe,
    comparison.read,
    unknown,
  );
