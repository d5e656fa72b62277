import { type RefObject, useEffect } from 'react';

/**
 * Attributes for a form that only scripts can send. A submission before hydration is held by the
 * boot script (bootScript.ts) and sent again once a handler exists; `post` keeps the input out of
 * the address without scripts. `isReady` once the page has read the form's data.
 */
export function useEarlySubmit(
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
