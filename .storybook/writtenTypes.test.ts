import { describe, expect, it } from 'vitest';
import { typeOf, typeRow } from './writtenTypes.ts';

describe('a type in the props table', () => {
  it('is on one line, without the comments of its fields', () => {
    expect(
      typeRow('{\n  /** "Visa" */\n  readonly show: string;\n  readonly hide: string;\n}'),
    ).toEqual({ summary: '{ readonly show: string; readonly hide: string; }' });
  });

  it('is cut between words where it is long, and whole when it is expanded', () => {
    const long = `{ ${Array.from({ length: 9 }, (_, at) => `readonly field${String(at)}: string;`).join(' ')} }`;
    const { summary, detail } = typeRow(long);
    expect(detail).toBe(long);
    expect(summary).toMatch(/^\{ readonly field0: string; .*\S …$/);
    expect(summary.length).toBeLessThan(93);
    expect(long.startsWith(summary.slice(0, -2))).toBe(true);
  });

  it.each<[string, Parameters<typeof typeOf>[0], string]>([
    [
      'a union of literals by its members',
      { type: { name: 'enum', value: ['small', 2, null] } },
      "'small' | 2 | null",
    ],
    [
      'another union as in the source',
      {
        type: { name: 'union', raw: 'string | ReactNode', value: [] },
        table: { type: { summary: 'union' } },
      },
      'string | ReactNode',
    ],
    [
      'a union over several lines as one',
      { type: { name: 'union', raw: '| A\n  | B', value: [] } },
      'A | B',
    ],
    [
      'a utility type with its arguments',
      {
        type: { name: 'other', value: 'Pick', raw: "Pick<PriceProps, 'selling'>" },
        table: { type: { summary: 'Pick' } },
      },
      "Pick<PriceProps, 'selling'>",
    ],
    [
      'a list as in the source',
      { type: { name: 'other', value: 'list' }, table: { type: { summary: 'readonly Tab[]' } } },
      'readonly Tab[]',
    ],
  ])('names %s', (_, argType, summary) => expect(typeOf(argType)).toEqual({ summary }));

  it('leaves props without a type unchanged', () => expect(typeOf({})).toBeUndefined());
});
