import type { FormAnswer } from '@solvik/widgets';
import { describe, expect, it } from 'vitest';
import { formAnswerQuery, readFormAnswer, writeFormAnswer } from './formAnswer.ts';

const answers: readonly FormAnswer[] = [
  { kind: 'received' },
  { kind: 'too-many' },
  { kind: 'failed' },
  {
    kind: 'invalid',
    problems: [
      { name: 'email', code: 'email' },
      { name: '_consent', code: 'consent' },
      { name: 'a.b', code: 'required' },
    ],
  },
];

describe('a form’s response in the address', () => {
  it.each(answers)('$kind round-trips, for its own form alone', (answer) => {
    const search = `?${writeFormAnswer('12-contact', answer)}`;
    expect(readFormAnswer('12-contact', search)).toEqual(answer);
    expect(readFormAnswer('13-contact', search)).toBeUndefined();
    expect(`?${formAnswerQuery(new URLSearchParams(`${search}&a=b`)).toString()}`).toBe(search);
  });

  it.each(['', '?form=a', '?form=a&answer=paid'])('is missing in %j', (search) =>
    expect(readFormAnswer('a', search)).toBeUndefined(),
  );

  it('that is made up shows no text of its own', () => {
    expect(
      readFormAnswer('a', '?form=a&answer=invalid&wrong=email.%3Cscript%3E&wrong=&wrong=.email'),
    ).toEqual({ kind: 'invalid', problems: [] });
  });
});
