import { defineRoute } from '../../page/defineRoute.ts';
import { StyleScreen } from './StyleScreen.tsx';

/**
 * The shop's visual foundations, for those who build and review it; in the visitor's channel (spec
 * section 2, /solvik-style).
 */
export const route = defineRoute({
  load: async () => null,
  meta: ({ text }) => ({
    title: text('style.title'),
    description: text('style.text'),
    isHiddenFromSearch: true,
  }),
  Screen: StyleScreen,
});
