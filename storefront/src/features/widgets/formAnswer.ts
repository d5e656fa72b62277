/**
 * How a plain form's response returns to its page: in the address, so that the page is the same
 * for everybody.
 */
import type { FormAnswer, FormProblem } from '@solvik/widgets';

const codes: readonly FormProblem['code'][] = ['required', 'email', 'tooLong', 'option', 'consent'];

/** Query parameters that contain it. */
export const formAnswerKeys = ['form', 'answer', 'wrong'] as const;

/** The newsletter's, and those in content: page and widget. */
const formName = /^(newsletter|\d{1,9}-.{1,100})$/;

/** `form=12-contact&answer=invalid&wrong=email.email`. */
export function writeFormAnswer(name: string, answer: FormAnswer): string {
  const query = new URLSearchParams({ form: name, answer: answer.kind });
  if (answer.kind === 'invalid')
    for (const problem of answer.problems) query.append('wrong', `${problem.name}.${problem.code}`);
  return query.toString();
}

function readProblem(text: string): FormProblem[] {
  const at = text.lastIndexOf('.');
  const code = codes.find((each) => each === text.slice(at + 1));
  return code && at > 0 ? [{ name: text.slice(0, at), code }] : [];
}

/** Undefined if the address has no response to this form. */
export function readFormAnswer(name: string, search: string): FormAnswer | undefined {
  const query = new URLSearchParams(search);
  if (query.get('form') !== name) return undefined;
  const kind = query.get('answer');
  if (kind === 'received' || kind === 'too-many' || kind === 'failed') return { kind };
  return kind === 'invalid'
    ? { kind, problems: query.getAll('wrong').flatMap(readProblem) }
    : undefined;
}

/** The form's response in an address in canonical form, for any form; empty if there is none. */
export function formAnswerQuery(query: URLSearchParams): URLSearchParams {
  const name = query.get('form') ?? '';
  const answer = formName.test(name) ? readFormAnswer(name, query.toString()) : undefined;
  return new URLSearchParams(answer && writeFormAnswer(name, answer));
}
