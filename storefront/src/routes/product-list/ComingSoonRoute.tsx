import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { collectionRoute } from './collectionRoute.ts';

/** Products announced but not available yet. */
export const route = collectionRoute({
  heading: 'list.heading.comingSoon',
  sort: defaultSorts.comingSoon,
  categoryOf: 'comingSoon',
});
