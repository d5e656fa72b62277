import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { collectionRoute } from './collectionRoute.ts';

/** The newest products. */
export const route = collectionRoute({
  heading: 'list.heading.new',
  sort: defaultSorts.newProducts,
});
