import { tokenRefusals } from '@solvik/content-schema/editing';
import { defineRoute } from '../../page/defineRoute.ts';
import { type PreviewCriteria, PreviewWidgetsScreen } from './PreviewWidgetsScreen.tsx';

/** The editors' workbench for those with a session, and a sign-in for everybody else (spec section 2, /preview-widgets). */
export const route = defineRoute<PreviewCriteria>({
  isPersonal: true,
  load: async (_services, { url }): Promise<PreviewCriteria> => ({
    refused: tokenRefusals.find((code) => code === url.searchParams.get('refused')),
  }),
  meta: ({ text }) => ({
    title: text('preview.title'),
    description: text('preview.text'),
    isHiddenFromSearch: true,
  }),
  Screen: PreviewWidgetsScreen,
});
