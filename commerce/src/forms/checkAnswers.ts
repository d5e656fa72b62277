/**
 * What a visitor may send in a form of the content: all that must be filled in is, nothing is longer than anybody reads,
 * a choice is one of the choices, and the box is ticked.
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
  /** In the form's order, trimmed; those left empty are not there. */
  readonly answers: readonly {
    readonly name: string;
    readonly label: string;
    readonly value: string;
  }[];
  readonly problems: readonly AnswerProblem[];
}

/** Characters of a line, and of a text. */
export const longestAnswer = { line: 200, text: 4000 } as const;

function problemOf(
  { answer, isRequired, options }: AnswerField,
  value: string,
): AnswerProblem['code'] | undefined {
  if (value === '') return isRequired ? 'required' : undefined;
  if (value.length > longestAnswer[answer === 'text' ? 'text' : 'line']) return 'tooLong';
  if (answer === 'email' && !isEmail(value)) return 'email';
  return answer === 'choice' && !options.some(({ label }) => label === value)
    ? 'option'
    : undefined;
}

/** `given` is by field name, and `_consent` is `on` where the box is ticked; names that the form does not have are left out. */
export function checkAnswers(
  fields: readonly AnswerField[],
  given: Readonly<Record<string, string | undefined>>,
): CheckedAnswers {
  const read = fields.map((field) => {
    // A line has no breaks; a text has the plain ones.
    const value = (Object.hasOwn(given, field.name) ? (given[field.name] ?? '') : '')
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
      given['_consent'] === 'on' ? problems : [...problems, { name: '_consent', code: 'consent' }],
  };
}
