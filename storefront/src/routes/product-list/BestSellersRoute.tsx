import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { collectionRoute } from './collectionRoute.ts';

/** Current best sellers. */
export const route = collectionRoute({
  heading: 'list.heading.bestSellers',
  sort: defaultSorts.bestSellers,
});
