/** The response to a content form: data for scripts, or a redirect to the page it was sent from. */
import { isSafeHref } from '@solvik/content-schema';
import type { FormAnswer } from '@solvik/widgets';
import { writeFormAnswer } from '../../src/features/widgets/formAnswer.ts';

export interface FormResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

const statuses: Readonly<Record<FormAnswer['kind'], number>> = {
  received: 200,
  invalid: 400,
  'too-many': 429,
  failed: 503,
};

/** @param back the page with the form; an address elsewhere is replaced by the home page */
export function respondToForm(
  answer: FormAnswer,
  {
    name,
    back,
    wantsData,
  }: { readonly name: string; readonly back: string | undefined; readonly wantsData: boolean },
): FormResponse {
  if (wantsData)
    return {
      status: statuses[answer.kind],
      headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
      body: JSON.stringify(answer),
    };
  const path = back?.startsWith('/') && isSafeHref(back) ? back : '/';
  // Letters beyond ASCII are not allowed in a header.
  const url = new URL(path, 'http://shop.invalid');
  url.search = writeFormAnswer(name, answer);
  url.hash = `form-${name}`;
  return {
    status: 303,
    headers: { location: `${url.pathname}${url.search}${url.hash}`, 'cache-control': 'no-store' },
    body: '',
  };
}
