import { defineRoute } from '../../app/defineRoute.ts';
import { notFound } from '../../app/httpAnswers.ts';

/** /404: always the not-found page (spec section 2). */
export const route = defineRoute({
  load: async () => notFound(),
  meta: ({ text }) => ({ title: text('error.notFound.title'), description: text('site.description'), isHiddenFromSearch: true }),
  Screen: () => null,
});
