import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AnswerField, checkAnswers, maxAnswerLengths } from './checkAnswers.ts';

const field = (name: string, answer: AnswerField['answer'], isRequired = false): AnswerField => ({
  name,
  label: `${name}?`,
  answer,
  isRequired,
  options: [{ label: 'Retur' }, { label: 'Annat' }],
});
const fields = [
  field('subject', 'choice', true),
  field('order', 'line'),
  field('email', 'email', true),
  field('message', 'text', true),
];
const whole = { subject: 'Retur', email: 'maja@example.com', message: 'Hej', _consent: 'on' };
const problems = (changes: Readonly<Record<string, string | undefined>>) =>
  checkAnswers(fields, { ...whole, ...changes }).problems.map(
    ({ name, code }) => `${name} ${code}`,
  );

describe('a form of the content', () => {
  it.each([
    [{}, []],
    [{ order: '1001' }, []],
    [{ message: '  ' }, ['message required']],
    [{ email: 'maja@example' }, ['email email']],
    [{ email: 'maja@example.com\r\nBcc: all@example.com' }, ['email email']],
    [{ subject: 'Klagomål' }, ['subject option']],
    [{ order: 'x'.repeat(maxAnswerLengths.line + 1) }, ['order tooLong']],
    [{ message: 'x'.repeat(maxAnswerLengths.text) }, []],
    [{ message: 'x'.repeat(maxAnswerLengths.text + 1) }, ['message tooLong']],
    [{ _consent: undefined }, ['_consent consent']],
    [
      { subject: undefined, email: '', message: '', _consent: '' },
      ['subject required', 'email required', 'message required', '_consent consent'],
    ],
  ] as const)('with %o has the problems %o', (changes, expected) =>
    expect(problems(changes)).toEqual(expected),
  );

  it('returns the answers in the form’s order, and no unknown fields', () => {
    expect(
      checkAnswers(fields, {
        message: ' A\r\nB ',
        email: ' maja@example.com ',
        role: 'admin',
        subject: 'Annat',
        _consent: 'on',
      }).answers,
    ).toEqual([
      { name: 'subject', label: 'subject?', value: 'Annat' },
      { name: 'email', label: 'email?', value: 'maja@example.com' },
      { name: 'message', label: 'message?', value: 'A\nB' },
    ]);
  });

  it('reads no answer from inherited properties', () =>
    expect(checkAnswers([field('constructor', 'line', true)], { _consent: 'on' }).problems).toEqual(
      [{ name: 'constructor', code: 'required' }],
    ));

  it('never returns a line break in a single-line answer', () => {
    fc.assert(
      fc.property(fc.string(), (sent) => {
        expect(
          checkAnswers([field('order', 'line')], { order: sent }).answers.filter(({ value }) =>
            /[\r\n]/.test(value),
          ),
        ).toEqual([]);
      }),
    );
  });
});
