import { defaultSorts } from '../../features/lists/defaultSorts.ts';
import { collectionRoute } from './collectionRoute.ts';

/** What is not here yet but will be. */
export const route = collectionRoute({
  heading: 'list.heading.comingSoon',
  sort: defaultSorts.comingSoon,
  categoryOf: 'comingSoon',
});
