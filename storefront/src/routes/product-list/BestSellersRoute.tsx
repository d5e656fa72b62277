import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { collectionRoute } from './collectionRoute.ts';

/** What sells best right now. */
export const route = collectionRoute({
  heading: 'list.heading.bestSellers',
  sort: defaultSorts.bestSellers,
});
