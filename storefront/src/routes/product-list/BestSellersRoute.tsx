import { collectionRoute } from './collectionRoute.ts';

/** What sells best right now. */
export const route = collectionRoute({ heading: 'list.heading.bestSellers', sort: 'MOST_SOLD' });
