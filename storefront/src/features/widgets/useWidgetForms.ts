import type { FormAnswer, WidgetForm } from '@solvik/widgets';
import { useMemo } from 'react';
import { useLocation } from '../../page/pageRouter.ts';
import { useServices } from '../../page/services.ts';
import { postForm } from '../../device/postForm.ts';
import { readFormAnswer } from './formAnswer.ts';

/**
 * The endpoints of widgets' forms, with scripts or without, and the response to one sent before
 * this page.
 */
export function useWidgetForms(): (name: string) => WidgetForm {
  const { site } = useServices();
  const { pathname, search } = useLocation();
  return useMemo(
    () => (name) => {
      const action = `${site.basename}/forms/${name}`;
      const answer = readFormAnswer(name, search);
      return {
        action,
        back: `${site.basename}${pathname}`,
        ...(answer && { answer }),
        // The endpoint is the shop's own and returns nothing else.
        send: async (values) => (await postForm(action, values)) as FormAnswer,
      };
    },
    [site, pathname, search],
  );
}
