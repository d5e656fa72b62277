import { type RefObject, useEffect } from 'react';

/**
 * Attributes for a form that scripts alone can send. What is sent before the page is taken over is held by the boot script
 * (bootScript.ts) and sent again once there is somebody to hear it; `post` keeps the words out of the address where
 * scripts never come. `isReady` once the page has read what belongs to the form.
 */
export function useHeldForm(
  form: RefObject<HTMLFormElement | null>,
  { isReady = true }: { readonly isReady?: boolean } = {},
) {
  useEffect(() => {
    const element = form.current;
    if (!isReady || element?.getAttribute('data-held') !== 'sent') return;
    element.setAttribute('data-held', '');
    element.requestSubmit();
  }, [form, isReady]);
  return { method: 'post', 'data-held': '' } as const;
}
