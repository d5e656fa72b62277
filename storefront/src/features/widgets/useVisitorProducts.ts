import { useMemo, useSyncExternalStore } from 'react';
import { type ProductIdList, productIdList } from '../../device/productIdList.ts';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import type { VisitorProducts } from './widgetSource.ts';

/** Storage of the visitor's favourites (spec section 7, local storage keys). */
const favourites = productIdList('favorites');

const unknown = (): undefined => undefined;
const useIds = ({ listen, read }: Pick<ProductIdList, 'listen' | 'read'>) =>
  useSyncExternalStore<readonly number[] | undefined>(listen, read, unknown);

/** The visitor's data stored in this browser; undefined on the server and during hydration. */
export function useVisitorProducts(): VisitorProducts | undefined {
  const viewed = useIds(recentlyViewed);
  const liked = useIds(favourites);
  return useMemo(
    () => viewed && liked && { recentlyViewed: viewed, favourites: liked },
    [viewed, liked],
  );
}
