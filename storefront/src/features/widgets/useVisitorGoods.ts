import { useMemo, useSyncExternalStore } from 'react';
import { type ProductIdList, productIdList } from '../../device/productIdList.ts';
import { recentlyViewed } from '../recentlyViewed/recentlyViewed.ts';
import type { VisitorGoods } from './widgetSource.ts';

/** Where the visitor's favourites are kept (spec section 7, local storage keys). */
const favourites = productIdList('favorites');

const unknown = (): undefined => undefined;
const useIds = ({ listen, read }: Pick<ProductIdList, 'listen' | 'read'>) =>
  useSyncExternalStore<readonly number[] | undefined>(listen, read, unknown);

/** What this browser remembers of its visitor; undefined on the server and while the browser takes over the page. */
export function useVisitorGoods(): VisitorGoods | undefined {
  const viewed = useIds(recentlyViewed);
  const liked = useIds(favourites);
  return useMemo(
    () => viewed && liked && { recentlyViewed: viewed, favourites: liked },
    [viewed, liked],
  );
}
