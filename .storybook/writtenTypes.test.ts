import { describe, expect, it } from 'vitest';
import { typeOf, typeRow } from './writtenTypes.ts';

describe('a type in the props table', () => {
  it('stands on one line, without what is said about its fields', () => {
    expect(
      typeRow('{\n  /** "Visa" */\n  readonly show: string;\n  readonly hide: string;\n}'),
    ).toEqual({ summary: '{ readonly show: string; readonly hide: string; }' });
  });

  it('is cut between words where it is long, and whole when it is pressed', () => {
    const long = `{ ${Array.from({ length: 9 }, (_, at) => `readonly field${String(at)}: string;`).join(' ')} }`;
    const { summary, detail } = typeRow(long);
    expect(detail).toBe(long);
    expect(summary).toMatch(/^\{ readonly field0: string; .*\S …$/);
    expect(summary.length).toBeLessThan(93);
    expect(long.startsWith(summary.slice(0, -2))).toBe(true);
  });

  it.each<[string, Parameters<typeof typeOf>[0], string]>([
    [
      'a union of words by its members',
      { type: { name: 'enum', value: ['small', 2, null] } },
      "'small' | 2 | null",
    ],
    [
      'another union as it is written',
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
      'a part of a type with what it takes',
      {
        type: { name: 'other', value: 'Pick', raw: "Pick<PriceProps, 'selling'>" },
        table: { type: { summary: 'Pick' } },
      },
      "Pick<PriceProps, 'selling'>",
    ],
    [
      'a list as it is',
      { type: { name: 'other', value: 'list' }, table: { type: { summary: 'readonly Tab[]' } } },
      'readonly Tab[]',
    ],
  ])('names %s', (_, argType, summary) => expect(typeOf(argType)).toEqual({ summary }));

  it('leaves alone what has none', () => expect(typeOf({})).toBeUndefined());
});
