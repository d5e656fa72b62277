/**
 * Validates what a visitor sends in a form of the content: required fields are filled in, no answer
 * is too long, a choice is one of the options, and the consent box is ticked.
 */
import { isEmail } from '@solvik/shop-rules';

export interface AnswerField {
  readonly name: string;
  readonly label: string;
  readonly answer: 'line' | 'text' | 'email' | 'choice';
  readonly isRequired: boolean;
  readonly options: readonly { readonly label: string }[];
}

/** `name` is the field's, or `_consent`. */
export interface AnswerProblem {
  readonly name: string;
  readonly code: 'required' | 'email' | 'tooLong' | 'option' | 'consent';
}

export interface CheckedAnswers {
  /** In the form's order, trimmed; empty ones are left out. */
  readonly answers: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
  }[];
  readonly problems: readonly AnswerProblem[];
}

/** Maximum characters of a single-line and of a multi-line answer. */
export const maxAnswerLengths = { line: 200, text: 4000 } as const;

function problemOf(
  { answer, isRequired, options }: AnswerField,
  value: string,
): AnswerProblem['code'] | undefined {
  if (value === '') return isRequired ? 'required' : undefined;
  if (value.length > maxAnswerLengths[answer === 'text' ? 'text' : 'line']) return 'tooLong';
  if (answer === 'email' && !isEmail(value)) return 'email';
  return answer === 'choice' && !options.some(({ label }) => label === value)
    ? 'option'
    : undefined;
}

/**
 * `values` is by field name, and `_consent` is `on` if the box is ticked; names that the form does
 * not have are ignored.
 */
export function checkAnswers(
  fields: readonly AnswerField[],
  values: Readonly<Record<string, string | undefined>>,
): CheckedAnswers {
  const read = fields.map((field) => {
    // A single-line answer has no line breaks; a multi-line one has `\n` only.
    const value = (Object.hasOwn(values, field.name) ? (values[field.name] ?? '') : '')
      .replaceAll('\r\n', '\n')
      .trim();
    return { field, value: field.answer === 'text' ? value : value.replaceAll(/\s+/g, ' ') };
  });
  const problems = read.flatMap(({ field, value }) => {
    const code = problemOf(field, value);
    return code ? [{ name: field.name, code }] : [];
  });
  return {
    answers: read.flatMap(({ field: { name, label }, value }) =>
      value === '' ? [] : [{ name, label, value }],
    ),
    problems:
      values['_consent'] === 'on' ? problems : [...problems, { name: '_consent', code: 'consent' }],
  };
}
