import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { collectionRoute } from './collectionRoute.ts';

/** What came last. */
export const route = collectionRoute({
  heading: 'list.heading.new',
  sort: defaultSorts.newProducts,
});
