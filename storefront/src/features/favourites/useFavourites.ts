import { useSyncExternalStore } from 'react';
import { favourites } from './favourites.ts';

const unknown = () => undefined;

/** Whether a product is a favourite; undefined on the server and during hydration. */
export const useIsFavourite = (productId: number): boolean | undefined =>
  useSyncExternalStore(favourites.subscribe, () => favourites.has(productId), unknown);

/** Ids of all favourites, newest first; undefined on the server and during hydration. */
export const useFavourites = (): readonly number[] | undefined =>
  useSyncExternalStore<readonly number[] | undefined>(
    favourites.subscribe,
    favourites.read,
    unknown,
  );
